/** Every other name belongs to a sport, a league, a team or an event that exists. */
import { buildLeague, scopedGames } from '../build-catalog.ts';
import { isMeant } from '../event-pattern.ts';
import type { League } from '../league.ts';
import type { DataFolder } from '../read-data.ts';
import { teamsOf } from '../team.ts';
import type { Problem } from './problem.ts';

const FILE = 'other-names.json';

export function checkOtherNames(data: DataFolder): Problem[] {
  const leagues = data.leagues.map((league) => buildLeague(league));
  const teams = teamsOf(scopedGames(leagues), data.teamScopes);
  const known = {
    sports: new Set(data.categories.map(({ folder }) => folder)),
    leagues: new Set(data.leagues.map(({ slug }) => slug)),
    teams: new Set(teams.map(({ slug }) => slug)),
  };
  return [
    ...(['sports', 'leagues', 'teams'] as const).flatMap((kind) =>
      Object.keys(data.otherNames[kind])
        .filter((key) => !known[kind].has(key))
        .map((key) => ({ file: FILE, path: [kind, key], reason: `none of the ${kind} is called so` })),
    ),
    ...unmatchedPatterns(data, leagues),
  ];
}

function unmatchedPatterns(data: DataFolder, leagues: readonly League[]): Problem[] {
  const bySlug = new Map(leagues.map((league) => [league.slug, league]));
  return data.otherNames.events.flatMap((named, index) => {
    const seasons = bySlug.get(named.league)?.seasons ?? [];
    if (seasons.some(({ events }) => events.some((event) => isMeant(named, event)))) return [];
    const reason = `matches no event of the league "${named.league}"`;
    return [{ file: FILE, path: ['events', index, 'pattern'], reason }];
  });
}
