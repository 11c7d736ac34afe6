/** This page, for the worker to keep: where it is, and the files that it has asked for. */
import type { VisitedPage } from './messages.ts';

/** Which release this page is of, as the build has marked it. */
export const pageRelease = () => document.documentElement.dataset.release ?? '';

export function thisPage(): VisitedPage {
  const { origin, pathname } = window.location;
  return {
    release: pageRelease(),
    address: origin + pathname,
    files: performance.getEntriesByType('resource').map(({ name }) => name),
  };
}
