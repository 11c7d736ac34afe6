/** What every parser makes of its format: an event as the source has it, not yet compared with ours. */
import type { Confidence } from '../../catalog/event/event.ts';

export type EventStatus = 'cancelled' | 'postponed';

export interface ImportedEvent {
  /** Of the input, counted from 1. */
  line: number;
  /** A day at the venue or a UTC instant, as in the data files. */
  start: string;
  /** The last day or the instant of the end; null: the source says that there is none; absent: it does not say. */
  end?: string | null;
  /** Of a game only where the source writes more than the two sides. */
  name?: string;
  home?: string;
  away?: string;
  /** Only where the source carries our identities: 1 for the first of a name. */
  occurrence?: number;
  category?: string;
  type?: string;
  location?: string;
  details?: string;
  extras?: string;
  status?: EventStatus;
  /** Who is at home is a matter of form. */
  isNeutral?: boolean;
  /** It says when an event is that we have under a name of its own, and is never a new one. */
  hasNoSidesYet?: boolean;
  /** Only where the source says of each event how it is known. */
  source?: string;
  sure?: Confidence;
}

/** Something that the maintainer should know and that stops nothing. */
export interface Note {
  line: number;
  text: string;
  /** How many events of the input were left out, because nobody can say what they are. */
  notUnderstood?: number;
}

/** What a parser may need to know besides the text. */
export interface ParseContext {
  /** The zone of local times: stated by the maintainer, or the league's. */
  zone: string;
  /** Whether the maintainer stated it: a format with a zone of its own uses that otherwise. */
  isZoneStated: boolean;
  /** The season's label, `2026` or `2026-27`. */
  season: string;
  /** The months of league.json's seasonMonths. */
  seasonMonths: readonly [number, number];
  /** Whether the league's events are games, so that "A vs B" is one. */
  hasTeams: boolean;
  isTeam(name: string): boolean;
  /** The types that the league's events have. */
  types: ReadonlySet<string>;
  /** `7` as the league writes it: "Week 7" or "Matchday 7"; undefined where it has neither. */
  roundName(number: number): string | undefined;
  /** Generic CSV: our field to the column's heading. */
  columns: ReadonlyMap<string, string>;
  /** Generic CSV: the order of day and month in 03/04/2026. */
  dateOrder?: 'dmy' | 'mdy';
  note(line: number, text: string, notUnderstood?: number): void;
}

/** Some sources write a score there once the game is over; it is not read. */
const STATUS_WORDS: [RegExp, EventStatus | null][] = [
  [/^(cancell?ed|annulled|called off|void)$/i, 'cancelled'],
  [/^(postponed|pst)$/i, 'postponed'],
  [
    /^(|scheduled|confirmed|tentative|timed|played|finished|final|awarded|abandoned|suspended|replay|w\/?o|walkover|\d+ ?[-–:] ?\d+)$/i,
    null,
  ],
];

/** The two things that a status can mean here; null for the others that are known, undefined for unknown words. */
export function statusOfWord(word: string): EventStatus | null | undefined {
  return STATUS_WORDS.find(([pattern]) => pattern.test(word.trim()))?.[1];
}
