/** What somebody follows: leagues and teams in the order of starring, and the kinds of events that they hide. */

export interface MyChoice {
  /** Slugs, as in the leagues' addresses. */
  leagues: readonly string[];
  /** Slugs, as in the teams' addresses. */
  teams: readonly string[];
  /** Kinds as catalog/kind.ts names them: `formula1.practice`. */
  hiddenTypes: readonly string[];
}

export type Starred = 'leagues' | 'teams';

export const NOTHING_CHOSEN: MyChoice = { leagues: [], teams: [], hiddenTypes: [] };

export function isEmpty({ leagues, teams }: MyChoice): boolean {
  return leagues.length === 0 && teams.length === 0;
}

const without = (list: readonly string[], value: string) => list.filter((each) => each !== value);

/** Adds a value to one of the lists, or takes it out. */
export function toggled(choice: MyChoice, list: keyof MyChoice, value: string): MyChoice {
  const values = choice[list];
  return { ...choice, [list]: values.includes(value) ? without(values, value) : [...values, value] };
}

/**
 * Both together, the first one's order first. Of what the other hides only kinds of leagues that the first does not
 * follow: nothing that was shown disappears by adding.
 */
export function merged(own: MyChoice, other: MyChoice): MyChoice {
  const both = (a: readonly string[], b: readonly string[]) => [...new Set([...a, ...b])];
  const leagueOf = (kind: string) => kind.slice(0, kind.indexOf('.'));
  return {
    leagues: both(own.leagues, other.leagues),
    teams: both(own.teams, other.teams),
    hiddenTypes: both(
      own.hiddenTypes,
      other.hiddenTypes.filter((kind) => !own.leagues.includes(leagueOf(kind))),
    ),
  };
}

/** Whether two are the same but for the order. */
export function isSame(a: MyChoice, b: MyChoice): boolean {
  const sorted = ({ leagues, teams, hiddenTypes }: MyChoice) =>
    JSON.stringify([leagues, teams, hiddenTypes].map((list) => [...list].sort()));
  return sorted(a) === sorted(b);
}
