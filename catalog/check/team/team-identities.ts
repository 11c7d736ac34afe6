/** Every team of every game has its line in team-identities.json, every line has its team, and no two teams of a league look alike. */
import { isGame } from '../../event/event.ts';
import { hasTeams } from '../../read/known-names.ts';
import type { Problem } from '../../read/problem.ts';
import type { DataFolder } from '../../read/read-data.ts';
import { type Entry, entriesOfSeason, problemAt } from '../entries.ts';

const FILE = 'team-identities.json';

export function checkTeamIdentities(data: DataFolder): Problem[] {
  const problems: Problem[] = [];
  const playing = new Set<string>();
  for (const league of data.leagues.filter(hasTeams)) {
    const entries = league.seasons.flatMap((season) => entriesOfSeason(league, season));
    const firstGames = firstGameOfTeams(entries);
    for (const [name, { entry, side }] of firstGames) {
      if (!playing.has(name) && !Object.hasOwn(data.teamIdentities, name)) {
        const reason = `"${name}" has no line in team-identities.json: add one with its shortName, abbreviation, country and sources`;
        problems.push(problemAt(entry, side, reason));
      }
      playing.add(name);
    }
    problems.push(...lookAlikes(data, league.content.name, [...firstGames.keys()]));
  }
  for (const [name, { sources }] of Object.entries(data.teamIdentities)) {
    if (!playing.has(name))
      problems.push({
        file: FILE,
        path: [name],
        reason: 'no game has a team of this name: remove the line, or correct the name',
      });
    for (const source of sources.filter((key) => !(key in data.sources))) {
      const reason = `the source "${source}" is not in sources.json`;
      problems.push({ file: FILE, path: [name, 'sources'], reason });
    }
  }
  return problems;
}

function firstGameOfTeams(entries: readonly Entry[]): Map<string, { entry: Entry; side: 'home' | 'away' }> {
  const first = new Map<string, { entry: Entry; side: 'home' | 'away' }>();
  for (const entry of entries) {
    if (!isGame(entry.event)) continue;
    for (const side of ['home', 'away'] as const) {
      const name = entry.event[side];
      if (!first.has(name)) first.set(name, { entry, side });
    }
  }
  return first;
}

/** Over all seasons of a league: a table of two seasons may show both teams. */
function lookAlikes(data: DataFolder, league: string, names: readonly string[]): Problem[] {
  return (['shortName', 'abbreviation'] as const).flatMap((key) => {
    const owners = new Map<string, string>();
    return names.flatMap((name) => {
      const value = data.teamIdentities[name]?.[key];
      if (value === undefined) return [];
      const other = owners.get(value);
      owners.set(value, name);
      if (other === undefined) return [];
      const reason = `"${value}" is also the ${key} of "${other}", and both play in the ${league}`;
      return [{ file: FILE, path: [name, key], reason }];
    });
  });
}
