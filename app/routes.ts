/** The whole site on one screen: which page stands at an address, and how it is loaded. */
import type { ComponentType } from 'react';
import { teamSlugInPath } from '../catalog/urls.ts';
import { categoryAt, leagueAt, trimmed } from './data/site-map.ts';
import { SHELL_FILE } from './offline/release-files.ts';
import { currentMinute } from './time/clock.ts';
import { loadOnce } from './util/load-once.ts';

/** A page, and how it loads what it shows first, before it is rendered at build time and before it is hydrated. */
interface PageModule {
  default: ComponentType;
  preload?: (pathname: string, now: number, search: URLSearchParams) => Promise<unknown>;
}

const PAGES = {
  home: loadOnce(() => import('./routes/home.tsx')),
  calendar: loadOnce(() => import('./routes/calendar.tsx')),
  category: loadOnce(() => import('./routes/category.tsx')),
  league: loadOnce(() => import('./routes/league.tsx')),
  timeline: loadOnce(() => import('./routes/timeline.tsx')),
  team: loadOnce(() => import('./routes/team.tsx')),
  my: loadOnce(() => import('./routes/my.tsx')),
  data: loadOnce(() => import('./routes/data.tsx')),
  accessibility: loadOnce(() => import('./routes/accessibility.tsx')),
  shell: loadOnce(() => import('./routes/shell.tsx')),
  'not-found': loadOnce(() => import('./routes/not-found.tsx')),
} satisfies Record<string, () => Promise<PageModule>>;

export type PageKind = keyof typeof PAGES;

/** One file for every address, where there is no network. */
const SHELL_PATH = `/${SHELL_FILE}`;

const AT = new Map<string, PageKind>([
  ['/', 'home'],
  ['/calendar', 'calendar'],
  ['/timeline', 'timeline'],
  ['/my', 'my'],
  ['/data', 'data'],
  ['/accessibility', 'accessibility'],
  [SHELL_PATH, 'shell'],
]);

export function pageKindAt(pathname: string): PageKind {
  // Every category and league has an address of its own, without parameters.
  if (leagueAt(pathname)) return 'league';
  if (categoryAt(pathname)) return 'category';
  if (teamSlugInPath(pathname) !== undefined) return 'team';
  return AT.get(trimmed(pathname)) ?? 'not-found';
}

/** The page at an address, for use(): without a wait once it was loaded. */
export function loadPage(pathname: string): Promise<PageModule> {
  return PAGES[pageKindAt(pathname)]();
}

/** Loads a page with its data. What fails fails again, with words, when the page is shown. */
export async function preparePage(pathname: string, search = '', now = currentMinute()): Promise<void> {
  try {
    const { preload } = await loadPage(pathname);
    await preload?.(pathname, now, new URLSearchParams(search));
  } catch {}
}
