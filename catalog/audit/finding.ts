/** What the audit finds: sound data that is incomplete or implausible, to be mended or explained. */

/** Every kind, with the words that it is shown under. */
export const FINDING_WORDS = {
  teams: 'Number of teams',
  'games-per-team': 'Games of a team',
  'home-games': 'Home games of a team',
  pairings: 'Home and away once each',
  rounds: 'Matchdays and weeks',
  counts: 'Number of events',
  gap: 'Long gap',
  'team-twice': 'Team booked twice',
  'venue-twice': 'Venue booked twice',
  hour: 'Implausible hour',
  'past-estimate': 'Still an estimate',
  'few-events': 'Few events',
  stale: 'Nothing ahead',
  'missing-season': 'Season missing',
} as const;

export type FindingKind = keyof typeof FINDING_WORDS;

export const FINDING_KINDS = Object.keys(FINDING_WORDS) as [FindingKind, ...FindingKind[]];

export interface Finding {
  /** Slug. */
  league: string;
  season: string;
  kind: FindingKind;
  /** Which one of its kind in the season: a team, a matchday, a day, the last part of an event's identity. */
  about: string;
  /** In words, with the figures. */
  text: string;
}
