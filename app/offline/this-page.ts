/** This page, for the worker to keep: where it is, and the files that it has asked for. */
import type { VisitedPage } from './messages.ts';
import { pageRelease } from './page-release.ts';

export function thisPage(): VisitedPage {
  return {
    release: pageRelease(),
    address: window.location.origin + window.location.pathname,
    files: performance.getEntriesByType('resource').map(({ name }) => name),
  };
}
