/** The route table: which page is at an address, and how it is loaded. */
import type { ComponentType } from 'react';
import {
  CHANGES_PATH,
  EVENTS_PATH,
  isGamesSlug,
  occasionSlugInPath,
  teamSlugInPath,
} from '../catalog/event/urls.ts';
import { loadOnce } from './data/lists.ts';
import { categoryAt, leagueAt, withoutTrailingSlash } from './data/site-map.ts';
import { SHELL_FILE } from './offline/release-files.ts';
import { currentMinute } from './time/clock.ts';

/** A page, and how it loads the data that it shows first. */
interface PageModule {
  default: ComponentType;
  load?: (pathname: string, now: number, search: URLSearchParams) => Promise<unknown>;
}

const PAGES = {
  home: loadOnce(() => import('./routes/home.tsx')),
  calendar: loadOnce(() => import('./routes/calendar.tsx')),
  category: loadOnce(() => import('./routes/category.tsx')),
  olympics: loadOnce(() => import('./routes/olympics.tsx')),
  league: loadOnce(() => import('./routes/league.tsx')),
  timeline: loadOnce(() => import('./routes/timeline.tsx')),
  team: loadOnce(() => import('./routes/team.tsx')),
  events: loadOnce(() => import('./routes/events.tsx')),
  changes: loadOnce(() => import('./routes/changes.tsx')),
  teams: loadOnce(() => import('./routes/teams.tsx')),
  tournament: loadOnce(() => import('./routes/tournament.tsx')),
  games: loadOnce(() => import('./routes/games.tsx')),
  my: loadOnce(() => import('./routes/my.tsx')),
  search: loadOnce(() => import('./routes/search.tsx')),
  data: loadOnce(() => import('./routes/data.tsx')),
  developers: loadOnce(() => import('./routes/developers.tsx')),
  accessibility: loadOnce(() => import('./routes/accessibility.tsx')),
  shell: loadOnce(() => import('./routes/shell.tsx')),
  'not-found': loadOnce(() => import('./routes/not-found.tsx')),
  // In development only: the build drops the gallery with everything that nothing else imports.
  gallery: loadOnce(() =>
    import.meta.env.DEV ? import('./gallery/gallery.tsx') : import('./routes/not-found.tsx'),
  ),
} satisfies Record<string, () => Promise<PageModule>>;

export type PageKind = keyof typeof PAGES;

const FIXED_PATHS = new Map<string, PageKind>([
  ['/', 'home'],
  ['/calendar', 'calendar'],
  ['/timeline', 'timeline'],
  [EVENTS_PATH, 'events'],
  [CHANGES_PATH, 'changes'],
  ['/my', 'my'],
  ['/search', 'search'],
  ['/teams', 'teams'],
  ['/data', 'data'],
  ['/developers', 'developers'],
  ['/accessibility', 'accessibility'],
  // One file for every address, where there is no network.
  [`/${SHELL_FILE}`, 'shell'],
  ['/gallery', import.meta.env.DEV ? 'gallery' : 'not-found'],
]);

export function pageKindAt(pathname: string): PageKind {
  if (leagueAt(pathname)) return 'league';
  const category = categoryAt(pathname);
  if (category) return category.sport === 'olympics' ? 'olympics' : 'category';
  if (teamSlugInPath(pathname) !== undefined) return 'team';
  const occasion = occasionSlugInPath(pathname);
  if (occasion !== undefined) return isGamesSlug(occasion) ? 'games' : 'tournament';
  return FIXED_PATHS.get(withoutTrailingSlash(pathname)) ?? 'not-found';
}

/** The page at an address, for use(). */
export function loadPage(pathname: string): Promise<PageModule> {
  return PAGES[pageKindAt(pathname)]();
}

/** Loads a page with its data. What fails fails again, with an error message, when the page is rendered. */
export async function preparePage(pathname: string, search = '', now = currentMinute()): Promise<void> {
  try {
    const { load } = await loadPage(pathname);
    await load?.(pathname, now, new URLSearchParams(search));
  } catch {}
}
