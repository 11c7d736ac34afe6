/** Suggests pages for an unknown address. */
import { distance } from 'fastest-levenshtein';
import { CHANGES_PATH, teamPath } from '../../catalog/event/urls.ts';
import type { TeamEntry } from '../../catalog/packed/team-index.ts';
import type { OccasionSummary } from '../../catalog/season/occasion-summary.ts';
import { categories, categoryName, leagueBySlug, leagues } from '../data/site-map.ts';
import { leagueLook } from '../identity/league-look.ts';
import type { ResultLine } from '../search/result-lines.ts';

const MAX_SUGGESTIONS = 3;
/** Longer than any of ours, so not worth comparing. */
const MAX_LENGTH = 80;
/** Pages are suggested below this share of different characters. */
const DIFFERENCE_LIMIT = 0.4;
/** How different the beginning or another part of an address counts. */
const PART = 0.1;

const SITE_PAGES: ResultLine[] = [
  ...categories.map(({ name, path, sport }) => ({
    title: name,
    href: path,
    sport,
    details: ['All leagues'],
  })),
  ...leagues.map((league) => ({
    title: league.name,
    href: league.path,
    sport: league.sport,
    details: [league.category],
    look: leagueLook(league),
  })),
];

const OTHER_PAGES: ResultLine[] = [
  { title: 'Teams', href: '/teams', details: ['Every team by sport and league'] },
  { title: 'Calendar', href: '/calendar', details: ['All sports by day'] },
  { title: 'Timeline', href: '/timeline', details: ['The season of every league'] },
  { title: 'What moved', href: CHANGES_PATH, details: ['Dates that changed lately'] },
  { title: 'My calendar', href: '/my', details: ['What you have starred'] },
  { title: 'About the data', href: '/data', details: ['Coverage, sources, downloads'] },
  { title: 'Developers', href: '/developers', details: ['The API'] },
];

interface Rated {
  page: ResultLine;
  /** The smaller the nearer. */
  difference: number;
}

/** Leagues, categories and pages of their own, and teams with such a name. */
export function nearestPages(pathname: string, teams: readonly TeamEntry[] = []): ResultLine[] {
  const requested = pathname.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (requested === '' || requested.length > MAX_LENGTH) return [];
  const pages = [...SITE_PAGES, ...OTHER_PAGES];
  const rated = pages.map((page) => {
    const word = page.href.slice(1);
    const isPart = requested.length > 2 && (word.includes(requested) || requested.includes(word));
    return { page, difference: isPart ? PART : differenceOf(requested, word) };
  });
  return nearest([...rated, ...rateSlugs(lastPart(pathname), teams, teamPath)]);
}

export type NamedPage = Pick<TeamEntry, 'slug' | 'name'> &
  Partial<Pick<TeamEntry, 'look' | 'seasons'>> &
  Partial<Pick<OccasionSummary, 'sport'>>;

/** Pages of one kind: teams, or occasions. */
export function nearestSlugs(
  requested: string,
  pages: readonly NamedPage[],
  pathOf: (slug: string) => string,
): ResultLine[] {
  return nearest(rateSlugs(requested, pages, pathOf));
}

/** The words that an address ends with: "duke blue devils". */
export function lastWords(pathname: string): string {
  try {
    return decodeURIComponent(lastPart(pathname))
      .replace(/[-_+.]+/g, ' ')
      .trim();
  } catch {
    return '';
  }
}

export const lastPart = (pathname: string) => pathname.split('/').filter(Boolean).at(-1) ?? '';

function rateSlugs(
  requested: string,
  pages: readonly NamedPage[],
  pathOf: (slug: string) => string,
): Rated[] {
  if (requested.length > MAX_LENGTH) return [];
  return pages.map((page) => ({
    page: lineOf(page, pathOf(page.slug)),
    // “duke-blue-devils” is the start of several teams' slugs.
    difference: page.slug.startsWith(`${requested}-`) ? PART : differenceOf(requested, page.slug),
  }));
}

const differenceOf = (requested: string, word: string) =>
  distance(requested, word) / Math.max(requested.length, word.length);

/** With its sport, and with the leagues of a team: Duke has several of one name. */
function lineOf({ name, sport, look, seasons = [] }: NamedPage, href: string): ResultLine {
  const slugs = new Set(seasons.map(({ league }) => league));
  const played = [...slugs].flatMap((slug) => leagueBySlug(slug) ?? []);
  const ofSport = sport ?? played[0]?.sport ?? '';
  return {
    title: name,
    href,
    details: [categoryName(ofSport), ...played.map((league) => league.name)],
    sport: ofSport,
    ...(look ? { look } : {}),
  };
}

function nearest(pages: readonly Rated[]): ResultLine[] {
  return pages
    .filter(({ difference }) => difference < DIFFERENCE_LIMIT)
    .sort((a, b) => a.difference - b.difference)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ page }) => page);
}
