/** The id of a team by its name and a season: the same name may be two teams. */
import type { Catalog, Season } from '../catalog/season/league.ts';

export function teamIds(catalog: Catalog): (name: string, season: Season) => string | undefined {
  const ids = new Map(
    [...catalog.teams.values()].map(({ slug, scope, name }) => [`${scope}\n${name}`, slug]),
  );
  return (name, { teamScope }) => ids.get(`${teamScope}\n${name}`);
}
