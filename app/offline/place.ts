/**
 * Where the visitor was on the page when it was loaded anew. The browser goes back there by itself as far as the page
 * reaches at that time; what an address asks for is shown a moment later, and may reach further.
 */
const STORE = 'sports-calendar-place';
/** By then everything is there, or something is missing. */
const PATIENCE = 5000;

export function rememberPlace(): void {
  try {
    sessionStorage.setItem(STORE, String(window.scrollY));
  } catch {
    // Full or forbidden: the browser's own way is left.
  }
}

/** Goes back to the place, once; not against a visitor who has begun to move. */
export function restorePlace(): void {
  const place = takePlace();
  if (place === undefined) return;
  const observer = new ResizeObserver(() => {
    if (Math.abs(window.scrollY - place) > 1) window.scrollTo(0, place);
    else stop();
  });
  const stop = () => {
    observer.disconnect();
    for (const type of MOVES) window.removeEventListener(type, stop);
  };
  for (const type of MOVES) window.addEventListener(type, stop, { once: true, passive: true });
  setTimeout(stop, PATIENCE);
  observer.observe(document.body);
}

const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

function takePlace(): number | undefined {
  try {
    const stored = sessionStorage.getItem(STORE);
    sessionStorage.removeItem(STORE);
    return readPlace(stored);
  } catch {
    return undefined;
  }
}

/** Nothing for the top of the page, where every page begins, and for what is no place. */
export function readPlace(text: string | null): number | undefined {
  const place = Number(text);
  return Number.isFinite(place) && place > 0 ? place : undefined;
}
