/** Divisions, conferences and the groups of a tournament, as data/groups.json has them. */

export interface TeamGroup {
  /** The slug of the league. */
  league: string;
  /** The label of the first season that it holds for. */
  from: string;
  /** The label of the last one; absent if it still holds. */
  until?: string;
  name: string;
  /** What it is a part of: `AFC` for `AFC North`. */
  parent?: string;
  /** Other names by which people know it. */
  aliases?: string[];
  /** One of the conferences whose games most people would rather see; nothing says so but general knowledge. */
  major?: true;
  /** The names of the teams. */
  teams: string[];
  /** Keys into data/sources.json; absent where the details of the games say who is in it. */
  sources?: string[];
}

/** Paths of groups by team, in one season: `Eastern Conference/Atlantic Division`, which sort as they are listed. */
export function groupPaths(
  groups: readonly TeamGroup[],
  league: string,
  season: string,
): ReadonlyMap<string, string> {
  return new Map(
    groupsOf(groups, league, season).flatMap(({ parent = '', name, teams }) =>
      teams.map((team) => [team, `${parent}/${name}`] as const),
    ),
  );
}

/** The teams of the major conferences, in one season. */
export function majorTeams(
  groups: readonly TeamGroup[],
  league: string,
  season: string,
): ReadonlySet<string> {
  return new Set(groupsOf(groups, league, season).flatMap(({ major, teams }) => (major ? teams : [])));
}

/** `Atlantic Division`, of a path. */
export function groupName(path: string): string {
  return path.slice(path.indexOf('/') + 1);
}

/** Labels of one league are written alike, so they compare as texts. */
export function groupsOf(groups: readonly TeamGroup[], league: string, season: string): TeamGroup[] {
  return groups.filter(
    (group) =>
      group.league === league && group.from <= season && (group.until === undefined || season <= group.until),
  );
}
