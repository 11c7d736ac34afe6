/** Loads what a page shows first, before it is rendered at build time and before it is hydrated. */
import { currentSeason } from '../../catalog/current-season.ts';
import { dayInZone } from '../../catalog/day.ts';
import { currentTeamYear } from '../../catalog/team-seasons.ts';
import { weeksFrom } from '../../catalog/weeks.ts';
import { SITE_TIME_ZONE } from '../site.ts';
import { categories, categoryAt, isDataPage, leagueAt } from './site-map.ts';
import { teamSlugAt } from './team-path.ts';

/** How many days ahead the home and category pages look, today included. */
export const DAYS_AHEAD = 7;

export async function preloadPage(pathname: string, now: number): Promise<void> {
  const league = leagueAt(pathname);
  if (league) {
    const { seasonLists } = await import('./season-lists.ts');
    const season = currentSeason(league.seasons, dayInZone(now, league.timeZone));
    await seasonLists.load(`${league.slug}/${season.label}`);
    return;
  }
  const category = categoryAt(pathname);
  if (category) {
    await preloadCategory(category.icon, now);
    return;
  }
  if (isDataPage(pathname)) {
    const { loadAboutData } = await import('./about-data.ts');
    await loadAboutData();
    return;
  }
  const team = teamSlugAt(pathname);
  if (team !== undefined) await preloadTeam(team, now);
  if (pathname === '/') await preloadWeeks(now);
  if (isCalendar(pathname)) await preloadWeeks(now, 1);
  if (pathname.startsWith('/timeline')) await preloadMarks();
}

async function preloadCategory(icon: string, now: number): Promise<void> {
  const [{ outlineLists }, { factLists }, { loadCategoryWeeks }] = await Promise.all([
    import('./outline-lists.ts'),
    import('./fact-lists.ts'),
    import('./category-weeks.ts'),
  ]);
  await Promise.all([
    outlineLists.load(icon),
    factLists.load(icon),
    loadCategoryWeeks(icon, now, DAYS_AHEAD, SITE_TIME_ZONE),
  ]);
}

async function preloadMarks(): Promise<void> {
  const { markLists } = await import('./mark-lists.ts');
  await Promise.all(categories.map(({ icon }) => markLists.load(icon)));
}

const isCalendar = (pathname: string) => /^\/calendar\/*$/.test(pathname);

async function preloadTeam(slug: string, now: number): Promise<void> {
  const [{ loadTeam }, { loadTeamGames, teamZone, yearsOf }] = await Promise.all([
    import('./team-lists.ts'),
    import('./team-games.ts'),
  ]);
  const team = await loadTeam(slug);
  if (!team) return;
  const year = currentTeamYear(yearsOf(team.seasons), dayInZone(now, teamZone(team.seasons)));
  await loadTeamGames(year.seasons);
}

async function preloadWeeks(now: number, days = DAYS_AHEAD): Promise<void> {
  const { weekLists } = await import('./week-lists.ts');
  await Promise.all(weeksFrom(now, days, SITE_TIME_ZONE).map((week) => weekLists.load(week)));
}
