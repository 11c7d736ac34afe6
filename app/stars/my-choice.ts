/** What a visitor follows: leagues and teams in the order of starring, and the kinds of events they hide. */

export interface MyChoice {
  /** Slugs, as in the URLs. */
  leagues: readonly string[];
  teams: readonly string[];
  /** Kinds as catalog/kind.ts names them: `formula1.practice`. */
  hiddenTypes: readonly string[];
}

export type StarredList = 'leagues' | 'teams';

export const EMPTY_CHOICE: MyChoice = { leagues: [], teams: [], hiddenTypes: [] };

export function isEmpty({ leagues, teams }: MyChoice): boolean {
  return leagues.length === 0 && teams.length === 0;
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
    hiddenTypes: both(
      own.hiddenTypes,
      other.hiddenTypes.filter((kind) => !own.leagues.includes(leagueOf(kind))),
    ),
  };
}

/** Ignores the order. */
export function isSame(a: MyChoice, b: MyChoice): boolean {
  const sorted = ({ leagues, teams, hiddenTypes }: MyChoice) =>
    JSON.stringify([leagues, teams, hiddenTypes].map((list) => [...list].sort()));
  return sorted(a) === sorted(b);
}
