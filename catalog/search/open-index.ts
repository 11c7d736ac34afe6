/** The packed index made ready for questions: columns as typed arrays, and the words of every text. */
import { addDays } from '../day.ts';
import { typicalMinutes } from '../duration.ts';
import type { SportsEvent } from '../event.ts';
import { eventId } from '../identity.ts';
import { teamSlug } from '../team.ts';
import { lettersOf } from './mistakes.ts';
import { type Changes, EPOCH, type PackedIndex } from './packed-index.ts';
import { type TextOffsets, textOffsets } from './text-offsets.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

/** One entry for each event; the columns of texts hold their numbers. */
export interface Rows {
  count: number;
  /** The home side, or the name of an event that is not a game. */
  first: Int32Array;
  /** The away side; an event that is not a game has its name here again. */
  second: Int32Array;
  league: Int32Array;
  type: Int32Array;
  category: Int32Array;
  venue: Int32Array;
  detail: Int32Array;
  /** Position in `seasons` of the packed index. */
  season: Uint16Array;
  /** Milliseconds; an all-day event begins at midnight UTC of its day. */
  start: Float64Array;
  /** When it is over: an instant, or for an all-day event midnight UTC after its last day. */
  until: Float64Array;
  isTimed: Uint8Array;
  isPeriod: Uint8Array;
}

export interface SearchIndex {
  packed: PackedIndex;
  offsets: TextOffsets;
  rows: Rows;
  /** Where the texts of each word begin in `texts`; one more than there are words. */
  firstText: Uint32Array;
  texts: Uint16Array;
  /** Which letters each word has: most words are told apart by that alone. */
  letters: Uint32Array;
  /** Grades of words that were asked for before. */
  graded: Map<string, Uint8Array>;
}

/** What search knows of an event: enough for a line of it and for its address. */
export type FoundEvent = Omit<SportsEvent, 'extras' | 'source' | 'sure'>;

export function openIndex(packed: PackedIndex): SearchIndex {
  const offsets = textOffsets(packed);
  return { packed, offsets, rows: rowsOf(packed, offsets), ...textsOfWords(packed), graded: new Map() };
}

function rowsOf(packed: PackedIndex, offsets: TextOffsets): Rows {
  const count = packed.first.length;
  const column = () => new Int32Array(count);
  const rows: Rows = {
    count,
    first: column(),
    second: column(),
    league: column(),
    type: column(),
    category: column(),
    venue: column(),
    detail: column(),
    season: new Uint16Array(count),
    start: new Float64Array(count),
    until: new Float64Array(count),
    isTimed: new Uint8Array(count),
    isPeriod: new Uint8Array(count),
  };
  const epoch = Date.parse(EPOCH);
  const venues = changesOf(packed.venue);
  const types = changesOf(packed.type);
  const categories = changesOf(packed.category);
  const details = changesOf(packed.detail);
  // By what stands in `first`, which is negative for events that are not games.
  const names = packed.names.length;
  const lastVenue = new Uint16Array(names + packed.teams.name.length);
  let day = 0;
  let games = 0;
  let type = 0;
  let category = 0;
  let row = 0;
  packed.seasons.forEach(({ league, events }, season) => {
    const { slug = '', icon = '' } = packed.leagues[league] ?? {};
    const minutes = new Map<number, number>();
    const minutesOf = (label: number) => {
      let usual = minutes.get(label);
      if (usual === undefined) {
        usual = typicalMinutes({ league: slug, type: packed.labels[label] ?? '' }, icon);
        minutes.set(label, usual);
      }
      return usual;
    };
    for (const end = row + events; row < end; row += 1) {
      const first = packed.first[row] ?? 0;
      rows.first[row] = first < 0 ? offsets.names - 1 - first : offsets.teams + first;
      rows.second[row] = first < 0 ? offsets.names - 1 - first : offsets.teams + (packed.away[games++] ?? 0);
      rows.league[row] = offsets.leagues + league;
      rows.season[row] = season;
      type = types(row, type);
      category = categories(row, category);
      rows.type[row] = offsets.labels + type;
      rows.category[row] = offsets.labels + category;
      const venue = venues(row, lastVenue[first + names] ?? 0);
      lastVenue[first + names] = venue;
      rows.venue[row] = offsets.venues + venue;
      rows.detail[row] = offsets.details + details(row, 0);
      day += packed.day[row] ?? 0;
      const time = packed.time[row] ?? -1;
      const midnight = epoch + day * DAY;
      if (time >= 0) {
        const start = midnight + time * MINUTE;
        rows.isTimed[row] = 1;
        rows.start[row] = start;
        rows.until[row] = start + minutesOf(type) * MINUTE;
      } else {
        rows.start[row] = midnight;
        rows.until[row] = midnight + DAY;
      }
    }
  });
  for (const [key, end] of Object.entries(packed.end)) {
    const at = Number(key);
    rows.until[at] = typeof end === 'string' ? Date.parse(end) : (rows.start[at] ?? 0) + (end + 1) * DAY;
  }
  for (const period of packed.periods) rows.isPeriod[period] = 1;
  return rows;
}

/** Reads a column from its first row to its last: the value where one is written down, else the expected one. */
function changesOf(pairs: Changes): (row: number, expected: number) => number {
  let at = 0;
  let next = pairs[0] ?? -1;
  return (row, expected) => {
    if (row !== next) return expected;
    const value = pairs[at + 1] ?? 0;
    at += 2;
    next = at < pairs.length ? row + (pairs[at] ?? 0) : -1;
    return value;
  };
}

function textsOfWords({ words, textsOfWords: packed }: PackedIndex) {
  const firstText = new Uint32Array(words.length + 1);
  const texts = new Uint16Array(packed.length - words.length);
  let from = 0;
  let to = 0;
  for (let word = 0; word < words.length; word += 1) {
    firstText[word] = to;
    const end = from + 1 + (packed[from] ?? 0);
    let text = 0;
    for (from += 1; from < end; from += 1) {
      text += packed[from] ?? 0;
      texts[to++] = text;
    }
  }
  firstText[words.length] = to;
  return { firstText, texts, letters: Uint32Array.from(words, lettersOf) };
}

/** The event of a row, as the rest of the site knows it. */
export function eventAt({ packed, offsets, rows }: SearchIndex, row: number): FoundEvent {
  const { league: leaguePosition = 0, label = '' } = packed.seasons[rows.season[row] ?? 0] ?? {};
  const league = packed.leagues[leaguePosition]?.slug ?? '';
  const first = rows.first[row] ?? 0;
  const second = rows.second[row] ?? 0;
  const isGame = first < offsets.names;
  const team = (text: number) => packed.teams.name[text - offsets.teams] ?? '';
  const name = isGame
    ? `${team(first)} vs ${team(second)}${packed.afterSides[row] ?? ''}`
    : (packed.names[first - offsets.names] ?? '');
  const start = new Date(rows.start[row] ?? 0).toISOString();
  const end = packed.end[row];
  const isTimed = rows.isTimed[row] === 1;
  const occurrence = packed.occurrence[row] ?? timesSeen(packed, rows, row);
  return {
    id: eventId(league, label, occurrence > 1 ? { name, occurrence } : { name }),
    league,
    season: label,
    category: packed.labels[(rows.category[row] ?? 0) - offsets.labels] ?? '',
    type: packed.labels[(rows.type[row] ?? 0) - offsets.labels] ?? '',
    name,
    ...(isGame ? { home: team(first), away: team(second) } : {}),
    start: isTimed ? start.replace('.000Z', 'Z') : start.slice(0, 10),
    end: typeof end === 'number' ? addDays(start.slice(0, 10), end) : (end ?? null),
    location: packed.venues[(rows.venue[row] ?? 0) - offsets.venues] ?? '',
    details: packed.details[(rows.detail[row] ?? 0) - offsets.details] ?? '',
  };
}

/** How often the name of a row has come in its season, this time included. */
function timesSeen(packed: PackedIndex, rows: Rows, row: number): number {
  let count = 0;
  for (let at = row; at >= 0 && rows.season[at] === rows.season[row]; at -= 1) {
    const isSame =
      rows.first[at] === rows.first[row] &&
      rows.second[at] === rows.second[row] &&
      packed.afterSides[at] === packed.afterSides[row];
    if (isSame) count += 1;
  }
  return count;
}

/** The address of a team's page. */
export function teamAddress({ teams, scopes }: PackedIndex, position: number): string {
  let first = 0;
  for (const [scope, count] of teams.scopes) {
    if (position < first + count) return `/teams/${teamSlug(teams.name[position] ?? '', scopes[scope])}`;
    first += count;
  }
  return '/';
}
