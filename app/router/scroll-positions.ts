/**
 * How far down the visitor was at each entry of this tab's history. The browser would restore it too early: before the
 * page of that entry is rendered.
 */
const SCROLL_KEY = 'sports-calendar-scroll';
const MOST_STORED = 100;

const positions = new Map<string, number>(stored());

/** The history entry whose page is on the screen; the browser is at the next one before that is rendered. */
let shownEntry = '';

/** Restores positions ourselves from now on; leaving or reloading the page is still the browser's. */
export function manageScrollPositions(): () => void {
  history.scrollRestoration = 'manual';
  setShownEntry();
  // The visitor may have scrolled before hydration.
  rememberScroll();
  const leave = () => {
    history.scrollRestoration = 'auto';
    store();
  };
  const comeBack = () => {
    history.scrollRestoration = 'manual';
  };
  window.addEventListener('scroll', rememberScroll, { passive: true });
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('scroll', rememberScroll);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', comeBack);
  };
}

/** Also called before a navigation: scroll events come a frame late. */
export function rememberScroll(): void {
  positions.set(shownEntry, window.scrollY);
}

/** What is on the screen from now on belongs to the current history entry. */
export function setShownEntry(): void {
  shownEntry = entryKey();
}

/** The saved position of the current history entry. */
export function savedScroll(): number {
  return positions.get(entryKey()) ?? 0;
}

/** The key of the current history entry. */
export function entryKey(): string {
  return String(history.state?.key ?? '');
}

function stored(): [string, number][] {
  try {
    return readPositions(sessionStorage.getItem(SCROLL_KEY) ?? '[]');
  } catch {
    // No storage: every page begins at its top.
    return [];
  }
}

/** Ignores whatever is not a list of keys and numbers. */
export function readPositions(text: string): [string, number][] {
  try {
    const entries: unknown = JSON.parse(text);
    return Array.isArray(entries) ? entries.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1]);
}

function store(): void {
  try {
    sessionStorage.setItem(SCROLL_KEY, JSON.stringify([...positions].slice(-MOST_STORED)));
  } catch {
    // Full or forbidden.
  }
}
