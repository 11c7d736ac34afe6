/** The groups of groups.json are of seasons and teams that exist, and no team is in two of a season. */

import type { Problem } from '../../read/problem.ts';
import type { DataFolder, LeagueData } from '../../read/read-data.ts';
import { groupsOf, type TeamGroup } from '../../team/team-group.ts';
import { memoize } from '../../util/memoize.ts';
import { teamNames } from '../entries.ts';

const FILE = 'groups.json';

export function checkGroups(data: DataFolder): Problem[] {
  const leagues = new Map(data.leagues.map((league) => [league.slug, league]));
  const sidesBySeason = memoize(
    (league: LeagueData) => new Map(league.seasons.map((season) => [season.label, teamNames([season])])),
  );
  return [
    ...data.groups.flatMap((group, index) => {
      const league = leagues.get(group.league);
      if (!league) {
        return [{ file: FILE, path: [index, 'league'], reason: `there is no league "${group.league}"` }];
      }
      return [
        ...unknownSeasons(group, index, league),
        ...unknownTeams(group, index, sidesBySeason(league)),
        ...unknownSources(group, index, data),
      ];
    }),
    ...data.leagues.flatMap((league) => teamsInTwo(data, league)),
  ];
}

function unknownSeasons(group: TeamGroup, index: number, league: LeagueData): Problem[] {
  return (['from', 'until'] as const).flatMap((key) => {
    const label = group[key];
    if (label === undefined || league.seasons.some((season) => season.label === label)) return [];
    return [{ file: FILE, path: [index, key], reason: `there is no season "${label}" of ${group.league}` }];
  });
}

function unknownTeams(group: TeamGroup, index: number, sidesBySeason: Map<string, Set<string>>): Problem[] {
  const withGames = [...sidesBySeason].filter(([, sides]) => sides.size > 0);
  const inSpan = withGames.filter(([season]) => groupsOf([group], group.league, season).length > 0);
  // Conferences are known before the games of a season are.
  const seasons = inSpan.length > 0 ? inSpan : withGames;
  return group.teams.flatMap((name, at) => {
    if (seasons.some(([, sides]) => sides.has(name))) return [];
    const reason = `"${name}" has no game of ${group.league} in these seasons`;
    return [{ file: FILE, path: [index, 'teams', at], reason }];
  });
}

function unknownSources({ sources = [] }: TeamGroup, index: number, data: DataFolder): Problem[] {
  return sources
    .filter((key) => !(key in data.sources))
    .map((key) => ({
      file: FILE,
      path: [index, 'sources'],
      reason: `the source "${key}" is not in sources.json`,
    }));
}

function teamsInTwo(data: DataFolder, league: LeagueData): Problem[] {
  const problems = new Map<string, Problem>();
  for (const { label } of league.seasons) {
    const groupOfTeam = new Map<string, TeamGroup>();
    for (const group of groupsOf(data.groups, league.slug, label)) {
      group.teams.forEach((name, at) => {
        const other = groupOfTeam.get(name);
        groupOfTeam.set(name, group);
        if (!other) return;
        const path = [data.groups.indexOf(group), 'teams', at];
        const reason = `"${name}" is also in ${other.name} in ${label}`;
        // One mistake is one problem, however many seasons it holds for.
        if (!problems.has(path.join())) problems.set(path.join(), { file: FILE, path, reason });
      });
    }
  }
  return [...problems.values()];
}
