/** By which other names each event is found: those of data/other-names.json and of the rivalry that it is a game of. */
import { isGame, type SportsEvent } from '../event/event.ts';
import { type Rivalry, rivalryOf } from '../event/rivalry.ts';
import { isMeant } from '../read/event-pattern.ts';
import type { OtherNames } from '../read/other-names.ts';
import { groupBy } from '../util/group-by.ts';

/** The positions of the lists of names in other-names.json that mean an event. */
export function listsOfNames(patterns: OtherNames['events']): (event: SportsEvent) => readonly number[] {
  const byLeague = groupBy(
    patterns.map((pattern, position) => ({ pattern, position })),
    ({ pattern }) => pattern.league,
  );
  return (event) =>
    (byLeague.get(event.league) ?? []).flatMap(({ pattern, position }) =>
      isMeant(pattern, event) ? position : [],
    );
}

/** The position of the rivalry that a game is a meeting of; undefined for other events. */
export function rivalryNumbers(rivalries: readonly Rivalry[]): (event: SportsEvent) => number | undefined {
  const positions = new Map(rivalries.map((rivalry, position) => [rivalry, position]));
  const byTeam = new Map<string, Rivalry[]>();
  for (const rivalry of rivalries) {
    for (const team of rivalry.teams) byTeam.set(team, [...(byTeam.get(team) ?? []), rivalry]);
  }
  return (event) => {
    if (!isGame(event)) return undefined;
    const rivalry = rivalryOf(byTeam.get(event.home) ?? [], event);
    return rivalry && positions.get(rivalry);
  };
}
