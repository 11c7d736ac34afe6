/** The pages that are measured: one of each kind, and the two ends of the leagues. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface MeasuredPage {
  name: string;
  path: string;
  /** What Lighthouse is to say, of 100. */
  score?: number;
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
    { name: 'home', path: '/', score: 100 },
    { name: 'category /soccer', path: '/soccer', score: 100 },
    { name: `lightest league ${lightest.path}`, path: lightest.path },
    { name: `heaviest league ${heaviest.path}`, path: heaviest.path, score: 98 },
    { name: 'team /teams/arsenal', path: '/teams/arsenal', score: 100 },
    { name: '/my', path: '/my' },
    { name: '/calendar', path: '/calendar' },
  ];
}
