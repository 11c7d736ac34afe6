/** A game is named "Home vs Away" and states both sides. */

import { isGame } from '../event/event.ts';
import { numberedRound } from '../event/vocabulary.ts';
import type { Problem } from '../read/problem.ts';
import type { DataFolder } from '../read/read-data.ts';
import { allEntries, type Entry, problemAt } from './entries.ts';

/** What may follow the two sides: the second game of a doubleheader. */
const AFTER_THE_SIDES = /^( \(Game \d\))?$/;

export function checkGameNames(data: DataFolder): Problem[] {
  return allEntries(data).flatMap((entry) => {
    const { event } = entry;
    const { name, home, away } = event;
    if (isGlued(name)) {
      return [problemAt(entry, 'name', `"${name}" must have " vs " with a space on both sides`)];
    }
    if (!isGame(event)) {
      const onlySide = home ?? away;
      if (onlySide !== undefined) {
        return [problemAt(entry, 'name', `"${name}" has only one side, "${onlySide}"`)];
      }
      if (!hasTeams(entry)) return [];
      if (name.includes(' vs '))
        return [problemAt(entry, 'name', `"${name}" is a game, but has no home and away`)];
      const isRoundGame =
        event.end === undefined && numberedRound(event.type) !== undefined && name !== event.type;
      return isRoundGame
        ? [problemAt(entry, 'name', `"${name}" is a game of ${event.type}, but has no " vs ", home and away`)]
        : [];
    }
    const sides = `${event.home} vs ${event.away}`;
    if (!name.includes(' vs ')) return [problemAt(entry, 'name', `"${name}" is a game, but has no " vs "`)];
    if (!name.startsWith(sides) || !AFTER_THE_SIDES.test(name.slice(sides.length))) {
      return [problemAt(entry, 'name', `"${name}" does not match home and away, "${sides}"`)];
    }
    if (event.home === event.away) return [problemAt(entry, 'away', `"${event.away}" plays against itself`)];
    return [];
  });
}

function hasTeams({ league, season }: Entry): boolean {
  return (
    (league.content.seasonOverrides?.[season.label]?.teamScope ?? league.content.teamScope) !== undefined
  );
}

/** "A vsB" and "Avs B", but not a team whose own name ends with "vs". */
function isGlued(name: string): boolean {
  const rest = name.replaceAll(' vs ', ' | ');
  return / vs\.?\S| vs\. | vs$/.test(rest) || (rest === name && /\Svs\.? /.test(name));
}
