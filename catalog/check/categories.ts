/** league.json agrees with its folder and with categories.json; names and paths are unique. */

import type { Problem } from '../read/problem.ts';
import type { DataFolder } from '../read/read-data.ts';
import { categoryPath } from '../season/league.ts';

export function checkCategories(data: DataFolder): Problem[] {
  const problems: Problem[] = [];
  const paths = new Map<string, string>(
    data.categories.map((category) => [categoryPath(category.name), 'categories.json']),
  );
  for (const league of data.leagues) {
    const { content, file } = league;
    const report = (field: string, reason: string) => problems.push({ file, path: [field], reason });
    const category = data.categories.find(({ leagues }) => leagues.includes(league.slug));
    if (category && category.name !== content.category) {
      report(
        'category',
        `is "${content.category}", but categories.json lists the league under "${category.name}"`,
      );
    }
    if (content.path !== `/${league.slug}`) {
      report('path', `"${content.path}" must be the name of the folder, "/${league.slug}"`);
    }
    const other = paths.get(content.path);
    if (other) report('path', `"${content.path}" is already used by ${other}`);
    paths.set(content.path, file);
    if (league.seasons.length === 0) report('name', `${content.name} has no season file`);
    for (const label of Object.keys(content.seasonOverrides ?? {})) {
      if (!league.seasons.some((season) => season.label === label)) {
        report('seasonOverrides', `there is no season file for ${label}`);
      }
    }
  }
  return problems;
}
