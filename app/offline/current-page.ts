/** The open page, for the worker to cache: its address, and the files it requested. */
import type { VisitedPage } from './messages.ts';

export const pageRelease = () => document.documentElement.dataset.release ?? '';

export function currentPage(): VisitedPage {
  const { origin, pathname } = window.location;
  return {
    release: pageRelease(),
    address: origin + pathname,
    files: performance.getEntriesByType('resource').map(({ name }) => name),
  };
}
