/** What a visitor follows: leagues, teams and single events in the order of following, and the kinds of events they hide. */

export interface Follows {
  /** Slugs, as in the URLs. */
  leagues: readonly string[];
  teams: readonly string[];
  /** Ids: `nfl/2026/super-bowl-lxi`. */
  events: readonly string[];
  /** As catalog/event/kind.ts names them: `formula1.practice`. */
  hiddenKinds: readonly string[];
}

export type FollowList = 'leagues' | 'teams' | 'events';

/** A league or team by its slug, or an event by its id. */
export interface FollowKey {
  list: FollowList;
  key: string;
}

export const NO_FOLLOWS: Follows = { leagues: [], teams: [], events: [], hiddenKinds: [] };

export function isEmpty(follows: Follows): boolean {
  return followCount(follows) === 0;
}

export function followCount({ leagues, teams, events }: Follows): number {
  return leagues.length + teams.length + events.length;
}

const without = (list: readonly string[], value: string) => list.filter((each) => each !== value);

/** Adds a value to one of the lists, or removes it. */
export function toggled(follows: Follows, list: keyof Follows, value: string): Follows {
  const values = follows[list];
  return { ...follows, [list]: values.includes(value) ? without(values, value) : [...values, value] };
}

/**
 * Adds what somebody else follows to the visitor's own. Of the kinds that are hidden there, only those of leagues that the
 * visitor does not follow yet are hidden, so nothing that was shown disappears.
 */
export function merged(own: Follows, other: Follows): Follows {
  const both = (a: readonly string[], b: readonly string[]) => [...new Set([...a, ...b])];
  const leagueOf = (kind: string) => kind.slice(0, kind.indexOf('.'));
  return {
    leagues: both(own.leagues, other.leagues),
    teams: both(own.teams, other.teams),
    events: both(own.events, other.events),
    hiddenKinds: both(
      own.hiddenKinds,
      other.hiddenKinds.filter((kind) => !own.leagues.includes(leagueOf(kind))),
    ),
  };
}

/** Ignores the order. */
export function isSame(a: Follows, b: Follows): boolean {
  const sorted = ({ leagues, teams, events, hiddenKinds }: Follows) =>
    JSON.stringify([leagues, teams, events, hiddenKinds].map((list) => [...list].sort()));
  return sorted(a) === sorted(b);
}
