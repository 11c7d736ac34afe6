/**
 * The steps of the browser's history. The browser is told of a step once the frame after it is painted: its share is the
 * largest single part of an answer, and nobody looks at the address first. Until then the step is known here
 * alone, so that everybody else asks here where the visitor is.
 */
import { afterPaint } from './after-paint.ts';

interface Step {
  /** Tells the steps of the history apart, also after the page was loaded anew. */
  key: string;
  url: URL;
  /** Leaves no way back to where the visitor was. */
  replace: boolean;
}

let untold: Step | undefined;

export function takeStep(url: string, replace: boolean): void {
  tellBrowser();
  untold = { key: newKey(), url: new URL(url, window.location.href), replace };
  // A page in the background is not painted.
  if (document.hidden) tellBrowser();
  else afterPaint(tellBrowser);
}

/** Before anything that makes a step of the browser's own, or leaves the page. */
export function tellBrowser(): void {
  if (!untold) return;
  const { key, url, replace } = untold;
  untold = undefined;
  history[replace ? 'replaceState' : 'pushState']({ key }, '', url);
}

/** The browser has gone elsewhere, by its own buttons. What it was not told of is not a step of its history. */
export function arriveByBrowser(): void {
  untold = undefined;
}

/** Gives the step that the browser is at a key of ours, if it has none: it is its own, to an anchor, or the first. */
export function adoptStep(): boolean {
  if (stepKey() !== '') return false;
  history.replaceState({ key: newKey() }, '');
  return true;
}

export function currentUrl(): URL | Location {
  return untold?.url ?? window.location;
}

/** Of the step that the visitor is at. */
export function stepKey(): string {
  return untold?.key ?? String(history.state?.key ?? '');
}

function newKey(): string {
  return `${Date.now()}-${Math.random()}`;
}
