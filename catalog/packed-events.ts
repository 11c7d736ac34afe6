/**
 * Events on their way to the browser: column by column, every text once, days as differences. A season of baseball
 * is 2,500 events; this form is a twelfth of the plain one, and less than half of it when both are compressed.
 */
import { addDays, daysBetween, isTimed } from './day.ts';
import { CONFIDENCE_LEVELS, isGame, type SportsEvent } from './event.ts';
import { eventId } from './identity.ts';

export interface PackedEvents {
  /**
   * Every text once, in the order in which the rows first say it, the empty one before all. The columns below hold
   * positions in it, from 1; a text that is said for the first time is a 0, and most of a week's are: that packs best.
   */
  texts: string[];
  /** In all columns but those of day and time, a number below -1 says how often the one before it stands there in all. */
  league: number[];
  season: number[];
  category: number[];
  type: number[];
  /** For a game the home side, else the event's name. */
  name: number[];
  /** For a game the away side, else -1. */
  away: number[];
  /** The day of the start (of a timed one, in UTC), as the difference to the row before; the first from 2020-01-01. */
  day: number[];
  /** Seconds of the UTC day, or -1 for an all-day event. */
  time: number[];
  location: number[];
  details: number[];
  source: number[];
  sure: number[];
  /** Row → value, for what few rows have. */
  end: Record<number, string>;
  extras: Record<number, string>;
  occurrence: Record<number, number>;
  updated: Record<number, string>;
  /** Games whose name is more than "home vs away". */
  afterSides: Record<number, string>;
}

const EPOCH = '2020-01-01';

export function packEvents(events: readonly SportsEvent[]): PackedEvents {
  const positions = new Map<string, number>([['', 1]]);
  const position = (text: string) => {
    const known = positions.get(text);
    if (known === undefined) positions.set(text, positions.size + 1);
    return known ?? 0;
  };
  const packed: PackedEvents = {
    texts: [],
    league: [],
    season: [],
    category: [],
    type: [],
    name: [],
    away: [],
    day: [],
    time: [],
    location: [],
    details: [],
    source: [],
    sure: [],
    end: {},
    extras: {},
    occurrence: {},
    updated: {},
    afterSides: {},
  };
  let previousDay = EPOCH;
  events.forEach((event, row) => {
    packed.league.push(position(event.league));
    packed.season.push(position(event.season));
    packed.category.push(position(event.category));
    packed.type.push(position(event.type));
    if (isGame(event)) {
      const sides = `${event.home} vs ${event.away}`;
      packed.name.push(position(event.home));
      packed.away.push(position(event.away));
      if (event.name !== sides) packed.afterSides[row] = event.name.slice(sides.length);
    } else {
      packed.name.push(position(event.name));
      packed.away.push(-1);
    }
    const day = event.start.slice(0, 10);
    packed.day.push(daysBetween(previousDay, day));
    previousDay = day;
    packed.time.push(isTimed(event.start) ? secondsOfDay(event.start) : -1);
    packed.location.push(position(event.location));
    packed.details.push(position(event.details));
    packed.source.push(position(event.source));
    packed.sure.push(CONFIDENCE_LEVELS.indexOf(event.sure));
    if (event.end !== null) packed.end[row] = event.end;
    if (event.extras !== undefined) packed.extras[row] = event.extras;
    if (event.updated !== undefined) packed.updated[row] = event.updated;
    const occurrence = /\.(\d+)$/.exec(event.id)?.[1];
    if (occurrence) packed.occurrence[row] = Number(occurrence);
  });
  packed.texts = [...positions.keys()];
  for (const column of WITH_RUNS) packed[column] = withRuns(packed[column]);
  return packed;
}

/** What repeats from row to row; days differ by what may be any number, and times seldom repeat. */
const WITH_RUNS = [
  'league',
  'season',
  'category',
  'type',
  'name',
  'away',
  'location',
  'details',
  'source',
  'sure',
] as const;

function withRuns(column: readonly number[]): number[] {
  const runs: number[] = [];
  for (let row = 0; row < column.length; ) {
    const value = column[row] ?? 0;
    let length = 1;
    while (column[row + length] === value) length += 1;
    // Two are shorter as they are.
    runs.push(...(length > 2 ? [value, -length] : Array<number>(length).fill(value)));
    row += length;
  }
  return runs;
}

function withoutRuns(column: readonly number[], length: number): number[] {
  const rows = Array<number>(length).fill(0);
  let row = 0;
  for (const each of column) {
    if (each >= -1) {
      rows[row] = each;
      row += 1;
    } else {
      const end = row - each - 1;
      rows.fill(rows[row - 1] ?? 0, row, end);
      row = end;
    }
  }
  return rows;
}

export function unpackEvents(sent: PackedEvents): SportsEvent[] {
  const steps = unpackInSteps(sent);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** So many rows take a slow phone a sixth of the 50 ms after which a visitor would notice. */
const ROWS_OF_A_STEP = 400;

/** Written for speed: the largest season is unpacked while its visitor waits to filter it. Yields after every step. */
export function* unpackInSteps(sent: PackedEvents): Generator<undefined, SportsEvent[]> {
  const packed = { ...sent };
  for (const column of WITH_RUNS) packed[column] = withoutRuns(sent[column], sent.day.length);
  let said = 1;
  const text = (column: number[], row: number) => {
    const position = column[row] || ++said;
    return packed.texts[position - 1] ?? '';
  };
  const times = new Map<number, string>();
  const timeOf = (seconds: number) => {
    let time = times.get(seconds);
    if (time === undefined) {
      time = seconds < 0 ? '' : `T${timeOfDay(seconds)}Z`;
      times.set(seconds, time);
    }
    return time;
  };
  let day = EPOCH;
  const events: SportsEvent[] = [];
  for (let row = 0; row < packed.name.length; row += 1) {
    if (row % ROWS_OF_A_STEP === 0) yield;
    const days = packed.day[row];
    if (days) day = addDays(day, days);
    // In the order in which they were packed, because a new text is known by its turn alone.
    const league = text(packed.league, row);
    const season = text(packed.season, row);
    const category = text(packed.category, row);
    const type = text(packed.type, row);
    const isGameRow = (packed.away[row] ?? -1) >= 0;
    const first = text(packed.name, row);
    const away = text(packed.away, row);
    const location = text(packed.location, row);
    const details = text(packed.details, row);
    const source = text(packed.source, row);
    const name = isGameRow ? `${first} vs ${away}${packed.afterSides[row] ?? ''}` : first;
    const event: SportsEvent = {
      id: eventId(league, season, { name, occurrence: packed.occurrence[row] }),
      league,
      season,
      category,
      type,
      name,
      start: day + timeOf(packed.time[row] ?? -1),
      end: packed.end[row] ?? null,
      location,
      details,
      source,
      sure: CONFIDENCE_LEVELS[packed.sure[row] ?? 0] ?? 'estimated',
    };
    if (isGameRow) Object.assign(event, { home: first, away });
    if (packed.extras[row] !== undefined) event.extras = packed.extras[row];
    if (packed.updated[row] !== undefined) event.updated = packed.updated[row];
    events.push(event);
  }
  return events;
}

function secondsOfDay(instant: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = instant.slice(11, 19).split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

function timeOfDay(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 19);
}
