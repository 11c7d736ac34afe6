/** A game of another league's teams is in the wrong file: NBA teams do not play in the NFL. */
import { isGame } from '../../event/event.ts';
import type { Problem } from '../../read/problem.ts';
import type { DataFolder } from '../../read/read-data.ts';
import { teamSlug } from '../../team/team.ts';
import { allEntries, type Entry, problemAt } from '../entries.ts';

/** A name with so many times the games in another scope is at home there. */
const MUCH_MORE = 10;

export function checkForeignTeams(data: DataFolder): Problem[] {
  const games = allEntries(data).filter(({ event }) => isGame(event));
  const counts = new Map<string, Map<string, number>>();
  for (const entry of games) {
    const scope = scopeOf(entry);
    for (const name of sidesOfEntry(entry)) {
      const ofName = counts.get(name) ?? new Map<string, number>();
      counts.set(name, ofName.set(scope, (ofName.get(scope) ?? 0) + 1));
    }
  }

  /** Where the name is at home instead; a name that has a slug of its own here is a team here too. */
  function homeOf(name: string, scope: string): string | undefined {
    if (data.teamScopes[scope]?.slugs?.[name] !== undefined) return undefined;
    const ofName = counts.get(name) ?? new Map<string, number>();
    const here = (ofName.get(scope) ?? 0) * MUCH_MORE;
    return [...ofName].find(([other, there]) => other !== scope && there >= here)?.[0];
  }

  return games.flatMap((entry) => {
    const scope = scopeOf(entry);
    const foreign = (['home', 'away'] as const).flatMap((side) => {
      const name = entry.event[side] ?? '';
      const home = homeOf(name, scope);
      return home === undefined ? [] : [{ side, name, home }];
    });
    // A college plays another one's basketball team without having many games: then only one side is foreign.
    const isSame = ({ name, home }: { name: string; home: string }) =>
      teamSlug(name, data.teamScopes[home]) === teamSlug(name, data.teamScopes[scope]);
    return (foreign.length === 2 ? foreign : foreign.filter(isSame)).map(({ side, name, home }) =>
      problemAt(
        entry,
        side,
        `"${name}" is a team of "${home}", not of "${scope}": is the game in the wrong file? (if there are two teams of that name, give this one a slug in team-scopes.json)`,
      ),
    );
  });
}

function scopeOf({ league, season }: Entry): string {
  return league.content.seasonOverrides?.[season.label]?.teamScope ?? league.content.teamScope ?? '';
}

function sidesOfEntry({ event }: Entry): string[] {
  return isGame(event) ? [event.home, event.away] : [];
}
