/** This page, for the worker to keep: where it is, and the files that it has asked for. */
import { currentUrl } from '../router/steps.ts';
import type { VisitedPage } from './messages.ts';
import { pageRelease } from './page-release.ts';

export function thisPage(): VisitedPage {
  const { origin, pathname } = currentUrl();
  return {
    release: pageRelease(),
    address: origin + pathname,
    files: performance.getEntriesByType('resource').map(({ name }) => name),
  };
}
