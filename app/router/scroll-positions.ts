/**
 * How far down the visitor was at each step of this tab's history. The browser would go back there by itself, but
 * before the page that it means is shown.
 */
import { stepKey } from './steps.ts';

const STORE = 'sports-calendar-scroll';

const positions = new Map<string, number>(stored());

/** The step whose page is on the screen: the visitor is at the next one before that is shown. */
let shownStep = '';

/** From now on steps back and forward are ours to scroll; a page that is left or loaded anew stays the browser's. */
export function keepScrollPositions(): () => void {
  history.scrollRestoration = 'manual';
  arriveAtStep();
  // The visitor may have scrolled before anyone listened. A frame is about to lay the page out anyway.
  requestAnimationFrame(rememberPlace);
  const leave = () => {
    history.scrollRestoration = 'auto';
    store();
  };
  const comeBack = () => {
    history.scrollRestoration = 'manual';
  };
  window.addEventListener('scroll', rememberPlace, { passive: true });
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('scroll', rememberPlace);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', comeBack);
  };
}

/** Also before a step: the browser tells of a movement with the next frame, and the page may be left by then. */
export function rememberPlace(): void {
  positions.set(shownStep, window.scrollY);
}

/**
 * The step that the visitor is at begins where the one before it was last seen. The browser is not asked: it would lay
 * out at once what has changed since its last frame, and once more what the step changes.
 */
export function stayInPlace(): void {
  positions.set(stepKey(), positions.get(shownStep) ?? 0);
}

/** What is on the screen from now on belongs to the step that the visitor is at. */
export function arriveAtStep(): void {
  shownStep = stepKey();
}

/** Of the step that the visitor is at. */
export function scrollPosition(): number {
  return positions.get(stepKey()) ?? 0;
}

function stored(): [string, number][] {
  try {
    return readPositions(sessionStorage.getItem(STORE) ?? '[]');
  } catch {
    // No storage: every page begins at its top.
    return [];
  }
}

/** Nothing of a text that is not ours. */
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
    sessionStorage.setItem(STORE, JSON.stringify([...positions].slice(-100)));
  } catch {
    // Full or forbidden.
  }
}
