/**
 * Restores the scroll position after a reload into a new release. The browser restores it only as far as the page
 * reaches at first; content that the URL selects is rendered a moment later and may reach further down.
 */
const STORAGE_KEY = 'sports-calendar-place';
const GIVE_UP_AFTER = 5000;
const VISITOR_INPUT = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

export function saveScrollPosition(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, String(window.scrollY));
  } catch {
    // Full or forbidden: the browser restores what it can.
  }
}

/** Scrolls back once the page is long enough, unless the visitor has begun to scroll. */
export function restoreScrollPosition(): void {
  const position = takeScrollPosition();
  if (position === undefined) return;
  const observer = new ResizeObserver(() => {
    if (Math.abs(window.scrollY - position) > 1) window.scrollTo(0, position);
    else stop();
  });
  const stop = () => {
    observer.disconnect();
    for (const type of VISITOR_INPUT) window.removeEventListener(type, stop);
  };
  for (const type of VISITOR_INPUT) window.addEventListener(type, stop, { once: true, passive: true });
  setTimeout(stop, GIVE_UP_AFTER);
  observer.observe(document.body);
}

function takeScrollPosition(): number | undefined {
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return parseScrollPosition(stored);
  } catch {
    return undefined;
  }
}

/** Undefined for the top of the page, where every page starts, and for an invalid value. */
export function parseScrollPosition(text: string | null): number | undefined {
  const position = Number(text);
  return Number.isFinite(position) && position > 0 ? position : undefined;
}
