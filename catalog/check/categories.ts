/** league.json agrees with the folder that it stands in and with categories.json; names and paths are unique. */
import { categoryPath } from '../league.ts';
import type { DataFolder } from '../read-data.ts';
import type { Problem } from './problem.ts';

export function checkCategories(data: DataFolder): Problem[] {
  const problems: Problem[] = [];
  const paths = new Map<string, string>(
    data.categories.map((category) => [categoryPath(category.name), 'categories.json']),
  );
  for (const league of data.leagues) {
    const { content, file } = league;
    const refuse = (field: string, reason: string) => problems.push({ file, path: [field], reason });
    const category = data.categories.find(({ leagues }) => leagues.includes(league.slug));
    if (category && category.name !== content.category) {
      refuse('category', `"${content.category}" is "${category.name}" in categories.json`);
    }
    if (content.path !== `/${league.slug}`) {
      refuse('path', `"${content.path}" must be the folder's name, "/${league.slug}"`);
    }
    const other = paths.get(content.path);
    if (other) refuse('path', `"${content.path}" belongs to ${other} already`);
    paths.set(content.path, file);
    if (league.seasons.length === 0) refuse('name', `${content.name} has no season file`);
    for (const label of Object.keys(content.seasonOverrides ?? {})) {
      if (!league.seasons.some((season) => season.label === label)) {
        refuse('seasonOverrides', `there is no season ${label}`);
      }
    }
  }
  return problems;
}
