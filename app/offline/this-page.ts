/** This page, for the worker to keep: where it is, and the files that it has asked for. */
import type { VisitedPage } from './messages.ts';
import { pageRelease } from './page-release.ts';

export function thisPage(): VisitedPage {
  const { origin, pathname } = window.location;
  return {
    release: pageRelease(),
    address: origin + pathname,
    files: performance.getEntriesByType('resource').map(({ name }) => name),
  };
}
