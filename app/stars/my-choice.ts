/** What a visitor follows: leagues, teams and single events in the order of starring, and the kinds of events they hide. */

export interface MyChoice {
  /** Slugs, as in the URLs. */
  leagues: readonly string[];
  teams: readonly string[];
  /** Ids: `nfl/2026/super-bowl-lxi`. */
  events: readonly string[];
  /** Kinds as catalog/event/kind.ts names them: `formula1.practice`. */
  hiddenTypes: readonly string[];
}

export type StarredList = 'leagues' | 'teams' | 'events';

export const EMPTY_CHOICE: MyChoice = { leagues: [], teams: [], events: [], hiddenTypes: [] };

export function isEmpty(choice: MyChoice): boolean {
  return starCount(choice) === 0;
}

export function starCount({ leagues, teams, events }: MyChoice): number {
  return leagues.length + teams.length + events.length;
}

const without = (list: readonly string[], value: string) => list.filter((each) => each !== value);

/** Adds a value to one of the lists, or removes it. */
export function toggled(choice: MyChoice, list: keyof MyChoice, value: string): MyChoice {
  const values = choice[list];
  return { ...choice, [list]: values.includes(value) ? without(values, value) : [...values, value] };
}

/**
 * Adds another choice to the visitor's own. Of the types it hides, only those of leagues that the visitor does not
 * follow yet are hidden, so nothing that was shown disappears.
 */
export function merged(own: MyChoice, other: MyChoice): MyChoice {
  const both = (a: readonly string[], b: readonly string[]) => [...new Set([...a, ...b])];
  const leagueOf = (kind: string) => kind.slice(0, kind.indexOf('.'));
  return {
    leagues: both(own.leagues, other.leagues),
    teams: both(own.teams, other.teams),
    events: both(own.events, other.events),
    hiddenTypes: both(
      own.hiddenTypes,
      other.hiddenTypes.filter((kind) => !own.leagues.includes(leagueOf(kind))),
    ),
  };
}

/** Ignores the order. */
export function isSame(a: MyChoice, b: MyChoice): boolean {
  const sorted = ({ leagues, teams, events, hiddenTypes }: MyChoice) =>
    JSON.stringify([leagues, teams, events, hiddenTypes].map((list) => [...list].sort()));
  return sorted(a) === sorted(b);
}
