/** All that can be found: texts with their words, and the events of the seasons that are loaded. */
import type { SportsEvent } from '../event/event.ts';
import type { TeamLook } from '../team/team-look.ts';
import type { SearchNames } from './search-names.ts';

export interface SearchIndex {
  names: SearchNames;
  /** Everything that words can be found in, once: sports, leagues, teams, then the texts of the events. */
  texts: Text[];
  /** The positions of the first team in it, and of the first text that is no page. */
  firstTeam: number;
  pageCount: number;
  /** The words of all texts. */
  words: Map<string, Word>;
  /** In the order of the catalogue. */
  seasons: OpenSeason[];
  /** Gives the position of a text, which is added if it is not there yet. */
  textAt(text: Text, of?: string): number;
  /** By which other names an event is found: see other-event-names.ts. */
  listsOf(event: SportsEvent): readonly number[];
  rivalryNumber(event: SportsEvent): number | undefined;
  /** Grades of words from earlier queries. */
  graded: Map<string, Uint8Array>;
  /** Similar words of those from earlier queries. */
  similar: Map<string, readonly string[]>;
}

export interface Text {
  kind: 'sport' | 'league' | 'team' | 'name' | 'venue' | 'label' | 'detail' | 'rivalry' | 'edition';
  /** The name and the other names. */
  names: string[];
  /** The seasons that a team or a venue is known from. */
  seasons: number;
  page?: () => FoundPage;
}

export interface FoundPage {
  name: string;
  path: string;
  /** The sport, for its accent. */
  sportId: string;
  /** What it is: the sport of a league, the league of a team. */
  about: string;
  /** How a team is shown. */
  look?: TeamLook;
}

export interface Word {
  /** Which letters it has. */
  letters: number;
  /** The positions of the texts that contain it. */
  texts: number[];
}

/** What the list of a season is called: "league/season". */
export type SeasonKey = string;

/** The events of one season as its page has them. */
export interface SeasonList {
  key: SeasonKey;
  events: readonly SportsEvent[];
}

/** No text is at this position. */
export const NO_TEXT = 65_535;

export interface OpenSeason extends SeasonColumns {
  key: SeasonKey;
  label: string;
  events: readonly SportsEvent[];
  /** Of its league. */
  country: string | undefined;
  /** The text that is the league's name. */
  league: number;
  /** The text with its other names; NO_TEXT for most. */
  edition: number;
  /** The texts of all its events. */
  texts: Uint16Array;
  /** No event begins before, and none goes on after: milliseconds, with a day to spare for every zone. */
  from: number;
  to: number;
}

/** Each column has one entry per event. */
export interface SeasonColumns {
  /** The home side, or the name of an event that is not a game. */
  first: Uint16Array;
  /** The away side; an event that is not a game has its name here again. */
  second: Uint16Array;
  venue: Uint16Array;
  type: Uint16Array;
  category: Uint16Array;
  detail: Uint16Array;
  /** NO_TEXT where the sides are not rivals. */
  rivalry: Uint16Array;
  /** Milliseconds; an all-day event begins at midnight UTC of its day. */
  start: Float64Array;
  /** When it is over: an instant, or for an all-day event midnight UTC after its last day. */
  until: Float64Array;
  isTimed: Uint8Array;
  isGame: Uint8Array;
  isPeriod: Uint8Array;
  /** A practice, a qualifying or a sprint, beside which a race is the main thing. */
  isSession: Uint8Array;
}

export function namesOf({ texts }: SearchIndex, text: number): readonly string[] {
  return texts[text]?.names ?? [];
}

let cached: { index: SearchIndex; today: number; isCurrent: Uint8Array } | undefined;

/** 1 for each text of the seasons that are on or to come; the same for every letter that is typed on a day. */
export function currentTexts(index: SearchIndex, today: number): Uint8Array {
  if (cached?.index !== index || cached.today !== today) {
    const isCurrent = new Uint8Array(index.texts.length);
    for (const { league, texts, to } of index.seasons) {
      if (to >= today) for (const text of [league, ...texts]) isCurrent[text] = 1;
    }
    cached = { index, today, isCurrent };
  }
  return cached.isCurrent;
}
