/** A game is named "Home vs Away", and says who is who. */
import { isTimed } from '../day.ts';
import { isGame } from '../event.ts';
import type { DataFolder } from '../read-data.ts';
import { allEntries, problemAt } from './entries.ts';
import type { Problem } from './problem.ts';

/** What may follow the two sides: the second game of a doubleheader. */
const AFTER_THE_SIDES = /^( \(Game \d\))?$/;

/** Types that divide a season into rounds of games. */
const ROUND = /^(Week|Matchday) \d+$/;

export function checkGameNames(data: DataFolder): Problem[] {
  return allEntries(data).flatMap((entry) => {
    const { event } = entry;
    const { name, home, away } = event;
    if (/\bvs\.?\S|\Svs\.? |\bvs\. |\bvs$/i.test(name.replace(/ vs /g, ' | '))) {
      return [problemAt(entry, 'name', `"${name}" must have " vs " with a space on both sides`)];
    }
    if (!isGame(event)) {
      const onlySide = home ?? away;
      if (onlySide !== undefined) {
        return [problemAt(entry, 'name', `"${name}" has one side, "${onlySide}", and not the other`)];
      }
      const isRoundGame =
        entry.league.content.teamScope !== undefined &&
        event.end === undefined &&
        isTimed(event.start) &&
        ROUND.test(event.type ?? '');
      return isRoundGame
        ? [problemAt(entry, 'name', `"${name}" is a game of ${event.type} without " vs ", home and away`)]
        : [];
    }
    const sides = `${event.home} vs ${event.away}`;
    if (!name.includes(' vs ')) return [problemAt(entry, 'name', `"${name}" is a game without " vs "`)];
    if (!name.startsWith(sides) || !AFTER_THE_SIDES.test(name.slice(sides.length))) {
      return [problemAt(entry, 'name', `"${name}" does not match home and away, "${sides}"`)];
    }
    if (event.home === event.away) return [problemAt(entry, 'away', `"${event.away}" plays itself`)];
    return [];
  });
}
