/** A season of the search index, whose events are unpacked on first use. */
import { addDays } from '../day.ts';
import { typicalMinutes } from '../duration.ts';
import { lazy, memoize } from '../memoize.ts';
import { readNumbers, readRising } from './number-text.ts';
import type { PackedIndex } from './packed-index.ts';
import type { PackedSeason } from './packed-season.ts';
import type { TextOffsets } from './text-offsets.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

/** No text has this number. */
export const NO_TEXT = 65_535;

export interface OpenSeason {
  packed: PackedSeason;
  /** Its position in the index. */
  position: number;
  /** The text that is the league's name. */
  league: number;
  /** The text with its other names; NO_TEXT for most. */
  edition: number;
  /** The texts of all its events. Unpacked on the first call, like the rows. */
  texts(): Uint16Array;
  /** No event begins before, and none goes on after: milliseconds, with a day to spare for every zone. */
  from: number;
  to: number;
  rows(): Rows;
}

/** One entry for each event. */
export interface Rows {
  count: number;
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
}

export function openSeason(
  packed: PackedSeason,
  position: number,
  offsets: TextOffsets,
  index: PackedIndex,
): OpenSeason {
  const { slug = '', sportId = '' } = index.leagues[packed.league] ?? {};
  const minutesOf = memoize((type: number) =>
    typicalMinutes({ league: slug, type: index.labels[type - offsets.labels] ?? '' }, sportId),
  );
  const texts = lazy(() => readRising(packed.texts));
  return {
    packed,
    position,
    league: offsets.leagues + packed.league,
    edition: packed.edition === undefined ? NO_TEXT : offsets.editions + packed.edition,
    texts,
    from: Date.parse(packed.from) - DAY,
    to: Date.parse(addDays(packed.from, packed.days + 2)),
    rows: lazy(() => unpack(packed, texts(), minutesOf)),
  };
}

function unpack(packed: PackedSeason, texts: Uint16Array, minutesOf: (type: number) => number): Rows {
  const first = readNumbers(packed.first);
  const second = readNumbers(packed.second);
  const venue = readNumbers(packed.venue);
  const type = textsAt(texts, readNumbers(packed.type));
  const day = readNumbers(packed.day);
  const time = readNumbers(packed.time);
  const count = first.length;
  const start = new Float64Array(count);
  const until = new Float64Array(count);
  const isTimed = new Uint8Array(count);
  const isGame = new Uint8Array(count);
  const isPeriod = new Uint8Array(count);
  const lastVenue = new Uint16Array(texts.length);
  let midnight = Date.parse(packed.from);
  for (let row = 0; row < count; row += 1) {
    const side = first[row] ?? 0;
    if (second[row] === 0) second[row] = side;
    else {
      second[row] = (second[row] ?? 0) - 1;
      isGame[row] = 1;
    }
    // Positions of venues are stored plus one.
    if (venue[row] !== 0) lastVenue[side] = venue[row] ?? 0;
    venue[row] = (lastVenue[side] ?? 1) - 1;
    midnight += (day[row] ?? 0) * DAY;
    if (time[row] === 0) {
      start[row] = midnight;
      until[row] = midnight + DAY;
      continue;
    }
    isTimed[row] = 1;
    start[row] = midnight + (packed.times[time[row] ?? 0] ?? 0) * MINUTE;
    until[row] = (start[row] ?? 0) + minutesOf(type[row] ?? 0) * MINUTE;
  }
  for (const [key, end] of Object.entries(packed.end ?? {})) {
    const row = Number(key);
    until[row] = typeof end === 'string' ? Date.parse(end) : (start[row] ?? 0) + (end + 1) * DAY;
  }
  for (const row of packed.periods ?? []) isPeriod[row] = 1;
  const rivalry = new Uint16Array(count).fill(NO_TEXT);
  const rivals = textsAt(texts, readNumbers(packed.rivalries ?? ''));
  readRising(packed.rivalryRows ?? '').forEach((row, at) => {
    rivalry[row] = rivals[at] ?? NO_TEXT;
  });
  return {
    count,
    first: textsAt(texts, first),
    second: textsAt(texts, second),
    venue: textsAt(texts, venue),
    type,
    category: textsAt(texts, readNumbers(packed.category)),
    detail: textsAt(texts, readNumbers(packed.detail)),
    rivalry,
    start,
    until,
    isTimed,
    isGame,
    isPeriod,
  };
}

/** Puts the texts in place of their positions in the season's list. */
function textsAt(texts: Uint16Array, positions: Uint16Array): Uint16Array {
  for (let row = 0; row < positions.length; row += 1) positions[row] = texts[positions[row] ?? 0] ?? 0;
  return positions;
}
