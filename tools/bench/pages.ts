/** The pages that are measured: one of each kind, and the two ends of the leagues. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface MeasuredPage {
  name: string;
  path: string;
}

interface ApiIndex {
  categories: { leagues: { path: string; events: number }[] }[];
}

/** Those of them that are in a built site: a build may be limited to some pages. */
export function pagesOf(siteFolder: string): MeasuredPage[] {
  const index: ApiIndex = JSON.parse(readFileSync(join(siteFolder, 'api/index.json'), 'utf8'));
  return allPages(index).filter(({ name, path }) => {
    const isBuilt = existsSync(join(siteFolder, path, 'index.html'));
    if (!isBuilt) console.log(`  not built, so not measured: ${name}`);
    return isBuilt;
  });
}

export function allPages(index: ApiIndex): MeasuredPage[] {
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
