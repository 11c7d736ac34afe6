/** One dated thing in a league's calendar, as the whole project sees it. */
import type { TeamLook } from '../team/team-look.ts';
import type { Meaning } from './vocabulary.ts';

export const CONFIDENCE_LEVELS = ['source', 'derived', 'known', 'estimated'] as const;

/** How an event is known: a public file says so, computed from one, general knowledge, or a projection. */
export type Confidence = (typeof CONFIDENCE_LEVELS)[number];

export interface SportsEvent extends Meaning {
  /** Stable and free of dates, so a moved match stays the same event: `nfl/2026/a-vs-b`. */
  id: string;
  /** The slug of the league, e.g. `nfl`. */
  league: string;
  /** The league's own label of the season: `2026` or `2026-27`. */
  season: string;
  /** The heading of the event on its league's page; `''` is ungrouped. */
  section: string;
  /** Published as specificType (docs/specification.md, Event): `Week 7`, `Major`, …; may be empty. */
  type: string;
  name: string;
  /** Games only: the two sides, exactly as the name writes them. */
  home?: string;
  away?: string;
  /** How the two sides are shown, in the lists that pages load. */
  looks?: { home: TeamLook; away: TeamLook };
  /** The derby or rivalry that a game is a meeting of, in the lists that pages load: `North West Derby`. */
  rivalry?: string;
  /** The country of a Grand Prix, in the lists that pages load. */
  flag?: string;
  /** Only the default day of the round: the game may move by up to three days until it gets a time. */
  provisional?: true;
  /** Where it was until it moved to its present date, and the day on which we saw that. */
  moved?: { start: string; end: string | null; day: string };
  /** A day at the venue (`2026-11-15`) or a UTC instant (`2026-11-15T18:00:00Z`). Nothing in between. */
  start: string;
  /** The last day, inclusive, or the instant of the end; null for single days and single games. */
  end: string | null;
  location: string;
  /** The time zone of its venue, or the league's where that is not known. */
  zone: string;
  details: string;
  /** Combat sports only: main event or notes on the card. */
  extras?: string;
  /** Key into data/sources.json. */
  source: string;
  sure: Confidence;
  /** The instant at which the line was added or last changed; absent if that is the first publication. */
  updated?: string;
}

/** An event as a person writes it in a season file: empty values and the file's defaults left out. */
export interface AuthoredEvent {
  start: string;
  end?: string;
  name: string;
  home?: string;
  away?: string;
  /** The name that it was first published under, if that was another one: its identity in calendars and links. */
  publishedAs?: string;
  /** Distinguishes events of one name in a season: 2 for the second, and so on. Does not change when a date moves. */
  occurrence?: number;
  type?: string;
  location?: string;
  details?: string;
  extras?: string;
  source?: string;
  sure?: Confidence;
  /** Written by `npm run data:format`, never by hand. */
  updated?: string;
}

/** An event with two sides. */
export type Game = SportsEvent & { home: string; away: string };

export function isGame<E extends { home?: string; away?: string }>(
  event: E,
): event is E & { home: string; away: string } {
  return event.home !== undefined && event.away !== undefined;
}

/** Whether it is one of very many games of a day, which lists over all leagues only count. */
export function isCountedOnly({ name }: { name: string }): boolean {
  return name === '';
}
