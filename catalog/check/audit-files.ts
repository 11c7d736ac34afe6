/** expectations.json, audit-known.json and gaps.json refer to leagues and seasons that exist. */

import type { Problem } from '../read/problem.ts';
import type { DataFolder } from '../read/read-data.ts';

export function checkAuditFiles(data: DataFolder): Problem[] {
  const labels = new Map(data.leagues.map(({ slug, seasons }) => [slug, seasons.map(({ label }) => label)]));
  const problems: Problem[] = [];
  const check = (file: string, path: Problem['path'], league: string, seasons: readonly string[]) => {
    const known = labels.get(league);
    if (!known) problems.push({ file, path, reason: `there is no league "${league}"` });
    for (const season of known ? seasons : []) {
      if (known?.includes(season)) continue;
      problems.push({ file, path, reason: `there is no season "${season}" of ${league}` });
    }
  };
  for (const slug of labels.keys()) {
    if (slug in data.expectations) continue;
    problems.push({ file: 'expectations.json', path: [], reason: `has no entry for the league "${slug}"` });
  }
  for (const [league, { seasons = {} }] of Object.entries(data.expectations)) {
    check('expectations.json', [league], league, Object.keys(seasons));
  }
  for (const [league, seasons] of Object.entries(data.gaps)) {
    check('gaps.json', [league], league, Object.keys(seasons));
  }
  data.auditKnown.forEach(({ league, seasons, finding }, index) => {
    // The entry is about a season that does not exist.
    check('audit-known.json', [index], league, finding === 'missing-season' ? [] : seasons);
  });
  return problems;
}
