/** Every team with the seasons that it plays in, grouped by the first character of its slug. */

import { gamesOfSeason } from '../season/games-by-team.ts';
import { allLeagues, type Catalog } from '../season/league.ts';
import type { TeamSeason } from '../season/team-seasons.ts';
import type { Team } from '../team/team.ts';
import { groupName, groupPaths, type TeamGroup } from '../team/team-group.ts';
import { type PackedLook, packLook, type TeamLook, teamLook, unpackLook } from '../team/team-look.ts';
import { groupBy } from '../util/group-by.ts';

export interface TeamEntry extends Pick<Team, 'slug' | 'name' | 'scope'> {
  /** In the order of the catalogue, each league's oldest first; only those with a game of the team. */
  seasons: TeamSeason[];
  look: TeamLook;
}

/** The key of a team's group: one file for each team would be 2,300 files. */
export function teamIndexKey(slug: string): string {
  return slug.slice(0, 1);
}

/** An entry on its way to the browser. */
export type PackedTeamEntry = Omit<TeamEntry, 'look'> & PackedLook;

export function packTeam({ look, ...team }: TeamEntry): PackedTeamEntry {
  return { ...team, ...packLook(team.name, look) };
}

export function unpackTeam({ shortName, badge, ...team }: PackedTeamEntry): TeamEntry {
  return { ...team, look: unpackLook(team.name, { shortName, badge }) };
}

export function teamIndex(catalog: Catalog, groups: readonly TeamGroup[] = []): Map<string, TeamEntry[]> {
  const seasonsOf = seasonsByTeam(catalog, groups);
  const entries = [...catalog.teams.values()].map((team) => ({
    slug: team.slug,
    name: team.name,
    scope: team.scope,
    seasons: seasonsOf.get(keyOf(team.scope, team.name)) ?? [],
    look: teamLook(team),
  }));
  return groupBy(entries, ({ slug }) => teamIndexKey(slug));
}

const keyOf = (scope: string, name: string) => `${scope}\n${name}`;

function seasonsByTeam(catalog: Catalog, groups: readonly TeamGroup[]): Map<string, TeamSeason[]> {
  const seasons = new Map<string, TeamSeason[]>();
  for (const league of allLeagues(catalog)) {
    for (const each of league.seasons) {
      const { label, teamScope } = each;
      if (teamScope === undefined) continue;
      const paths = groupPaths(groups, league.slug, label);
      for (const name of gamesOfSeason(each).keys()) {
        const key = keyOf(teamScope, name);
        const path = paths.get(name);
        const season = {
          league: league.slug,
          season: label,
          ...(path === undefined ? {} : { group: groupName(path) }),
        };
        const list = seasons.get(key);
        if (list) list.push(season);
        else seasons.set(key, [season]);
      }
    }
  }
  return seasons;
}
