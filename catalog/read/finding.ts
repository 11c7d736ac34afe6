/** What the audit finds: valid data that is incomplete or implausible, to be corrected or explained. */

/** Every kind of finding and its label. */
export const FINDING_LABELS = {
  teams: 'Number of teams',
  'games-per-team': 'Games per team',
  'home-games': 'Home games per team',
  pairings: 'Home and away fixtures',
  rounds: 'Matchdays and weeks',
  counts: 'Number of events',
  gap: 'Long gap',
  'team-twice': 'Team booked twice',
  'venue-twice': 'Venue booked twice',
  hour: 'Implausible hour',
  'past-estimate': 'Outdated estimate',
  'few-events': 'Few events',
  stale: 'No upcoming events',
  'missing-season': 'Season missing',
} as const;

export type FindingKind = keyof typeof FINDING_LABELS;

export const FINDING_KINDS = Object.keys(FINDING_LABELS) as [FindingKind, ...FindingKind[]];

export interface Finding {
  /** Slug. */
  league: string;
  season: string;
  kind: FindingKind;
  /** What it is about, unique among findings of its kind in a season: a team, a matchday, a day or an event's anchor. */
  about: string;
  /** For people, with the numbers. */
  text: string;
  /** Something that came with time and that only newer sources can fill: an estimate that has passed, a final without sides. */
  isGap?: boolean;
}
