/** The pages that are measured: one of each kind with the two ends of the leagues; or nearly all that there are. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface MeasuredPage {
  name: string;
  path: string;
}

interface ApiIndex {
  categories: { path: string; leagues: { path: string; events: number }[] }[];
}

/** One of each sport that has teams, and of each continent. */
const TEAMS = [
  'arsenal',
  'boston-bruins',
  'brazil',
  'chicago-bears',
  'duke-blue-devils-mens-basketball',
  'inter-miami-cf',
  'los-angeles-lakers',
  'new-york-yankees',
  'real-madrid',
  'toronto-argonauts',
];
export const ONE_OF_A_KIND = [
  '/',
  '/calendar',
  '/calendar?view=week',
  '/calendar?view=month',
  '/calendar?view=agenda',
  '/timeline',
  '/my',
];

/** Those of them that are in a built site: a build may be limited to some pages. */
export function pagesOf(siteFolder: string): MeasuredPage[] {
  return kindsOfPages(indexOf(siteFolder)).filter(({ name, path }) => isBuilt(siteFolder, name, path));
}

/** Home, every category and league, ten teams, the views of the calendar, the timeline and My calendar. */
export function visitedPaths(siteFolder: string): string[] {
  const { categories } = indexOf(siteFolder);
  return [
    ...categories.flatMap(({ path, leagues }) => [path, ...leagues.map((league) => league.path)]),
    ...TEAMS.map((slug) => `/teams/${slug}`),
    ...ONE_OF_A_KIND,
  ].filter((path) => isBuilt(siteFolder, path, path.split('?')[0] ?? path));
}

function indexOf(siteFolder: string): ApiIndex {
  return JSON.parse(readFileSync(join(siteFolder, 'api/index.json'), 'utf8'));
}

function isBuilt(siteFolder: string, name: string, path: string): boolean {
  const isThere = existsSync(join(siteFolder, path, 'index.html'));
  if (!isThere) console.log(`  not built, so not measured: ${name}`);
  return isThere;
}

export function kindsOfPages(index: ApiIndex): MeasuredPage[] {
  const leagues = index.categories
    .flatMap((category) => category.leagues)
    .sort((a, b) => a.events - b.events);
  const [lightest, heaviest] = [leagues[0], leagues.at(-1)];
  if (!lightest || !heaviest) throw new Error('There are no leagues');
  return [
    { name: 'home', path: '/' },
    { name: 'category /soccer', path: '/soccer' },
    { name: `lightest league ${lightest.path}`, path: lightest.path },
    { name: `heaviest league ${heaviest.path}`, path: heaviest.path },
    { name: 'team /teams/arsenal', path: '/teams/arsenal' },
    { name: '/my', path: '/my' },
    { name: '/search', path: '/search' },
    { name: '/calendar', path: '/calendar' },
    { name: '/timeline', path: '/timeline' },
    { name: '/data', path: '/data' },
  ];
}
