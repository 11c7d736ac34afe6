/** The occasion that an address names, for the page of its kind; else the page for unknown addresses. */
import type { ReactNode } from 'react';
import { occasionPath, occasionSlugInPath } from '../../catalog/event/urls.ts';
import type { OccasionSummary } from '../../catalog/season/occasion-summary.ts';
import { loadOccasionEvents, occasionBySlug, occasions } from '../data/occasions.ts';
import { usePathname } from '../router/router.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';

const UnknownPage = lazyComponent(() => import('./unknown-page.tsx'));

export async function loadOccasion(pathname: string) {
  const occasion = occasionBySlug(occasionSlugInPath(pathname) ?? '');
  await (occasion ? loadOccasionEvents(occasion) : UnknownPage.prepare());
}

export function OccasionAt({ children }: { children: (occasion: OccasionSummary) => ReactNode }) {
  const occasion = occasionBySlug(occasionSlugInPath(usePathname()) ?? '');
  return occasion ? children(occasion) : <UnknownPage kind={{ pages: occasions, pathOf: occasionPath }} />;
}
