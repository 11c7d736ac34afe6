/** The marks of leagues in columns: a fifth of the size of a list of objects, and the addresses are made, not sent. */
import { addDays, daysBetween, isTimed } from './day.ts';
import type { League } from './league.ts';
import { lazy, memoize } from './memoize.ts';
import { MARK_KINDS, type MarkKind, type SeasonMark, seasonMarks } from './season-marks.ts';
import { slugOf } from './slug.ts';

export interface LeagueMarks {
  /** The slug of the league. */
  league: string;
  seasons: MarkedSeason[];
}

/** What a season shows; its marks are made when they are asked for first, as history is long and seldom looked at. */
export interface MarkedSeason {
  /** The first and the last day of its marks in UTC, counted from MARKS_EPOCH. */
  from: number;
  to: number;
  kinds: readonly MarkKind[];
  /** In chronological order. */
  marks: () => (SeasonMark & { season: string })[];
}

export interface PackedMarks {
  /** Every name once. */
  names: string[];
  leagues: { slug: string; seasons: PackedSeason[] }[];
}

interface PackedSeason {
  label: string;
  /** The first and the last day of its marks. */
  from: number;
  to: number;
  /** Positions in MARK_KINDS, a digit for each that it has. */
  kinds: string;
  /** The columns as JSON within JSON: a string is read in no time, and few seasons are looked into. */
  columns: string;
  /** Row → minutes of the UTC day at the end, for what few rows have. */
  endTime?: Record<number, number>;
  /** Row → where it leads, if that is not the event of its name. */
  target?: Record<number, string>;
}

/** One entry for each mark. */
interface Columns {
  /** Positions in MARK_KINDS, a digit each. */
  kind: string;
  /** Positions in the names, as the difference to the one after the mark before: most years repeat the year before. */
  name: number[];
  /** The day of the start as the difference to the mark before; the first from the first day of the season. */
  day: number[];
  /** Days until the end; -1 without one. */
  days: number[];
  /** Minutes of the UTC day at the start, -1 for a plain day; shorter than the others where the rest are plain. */
  time: number[];
}

/** The key of the list that has all leagues, among those of the categories. */
export const EVERY_CATEGORY = 'all';

/** The day from which days are counted. */
export const MARKS_EPOCH = '2020-01-01';

export function packMarks(leagues: readonly League[]): PackedMarks {
  const positions = new Map<string, number>();
  const position = (name: string) => {
    const known = positions.get(name);
    if (known !== undefined) return known;
    positions.set(name, positions.size);
    return positions.size - 1;
  };
  const packed = leagues.map(({ slug, seasons }) => ({
    slug,
    seasons: seasons.flatMap((season) => packSeason(season.label, seasonMarks(season), position)),
  }));
  return { names: [...positions.keys()], leagues: packed };
}

function packSeason(
  label: string,
  marks: readonly SeasonMark[],
  position: (name: string) => number,
): PackedSeason | [] {
  const [first] = marks;
  if (!first) return [];
  const columns: Columns = { kind: '', name: [], day: [], days: [], time: [] };
  const endTime: Record<number, number> = {};
  const target: Record<number, string> = {};
  const from = first.start.slice(0, 10);
  let previous = from;
  let last = from;
  let expected = 0;
  for (const [row, mark] of marks.entries()) {
    const at = position(mark.name);
    const day = mark.start.slice(0, 10);
    const lastDay = (mark.end ?? mark.start).slice(0, 10);
    columns.kind += MARK_KINDS.indexOf(mark.kind);
    columns.name.push(at - expected);
    columns.day.push(daysBetween(previous, day));
    columns.days.push(mark.end === null ? -1 : daysBetween(day, lastDay));
    columns.time.push(minutesOf(mark.start));
    expected = at + 1;
    previous = day;
    if (lastDay > last) last = lastDay;
    if (mark.end !== null && isTimed(mark.end)) endTime[row] = minutesOf(mark.end);
    if (mark.target !== slugOf(mark.name)) target[row] = mark.target;
  }
  while (columns.time.at(-1) === -1) columns.time.pop();
  return {
    label,
    from: daysBetween(MARKS_EPOCH, from),
    to: daysBetween(MARKS_EPOCH, last),
    kinds: [...new Set(columns.kind)].sort().join(''),
    columns: JSON.stringify(columns),
    ...(Object.keys(endTime).length > 0 ? { endTime } : {}),
    ...(Object.keys(target).length > 0 ? { target } : {}),
  };
}

const minutesOf = (moment: string) =>
  isTimed(moment) ? Number(moment.slice(11, 13)) * 60 + Number(moment.slice(14, 16)) : -1;

export function unpackMarks({ names, leagues }: PackedMarks): LeagueMarks[] {
  return leagues.map(({ slug, seasons }) => ({
    league: slug,
    seasons: seasons.map((season) => ({
      from: season.from,
      to: season.to,
      kinds: kindsOf(season.kinds),
      marks: lazy(() => unpackSeason(season, names)),
    })),
  }));
}

const kindOf = (digit: string): MarkKind => MARK_KINDS[Number(digit)] ?? 'event';
const kindsOf = memoize((digits: string) => [...digits].map(kindOf));

function unpackSeason(season: PackedSeason, names: readonly string[]): ReturnType<MarkedSeason['marks']> {
  const columns: Columns = JSON.parse(season.columns);
  let start = addDays(MARKS_EPOCH, season.from);
  let expected = 0;
  return [...columns.kind].map((digit, row) => {
    start = addDays(start, columns.day[row] ?? 0);
    const at = expected + (columns.name[row] ?? 0);
    expected = at + 1;
    const name = names[at] ?? '';
    const length = columns.days[row] ?? -1;
    return {
      season: season.label,
      kind: kindOf(digit),
      name,
      start: momentOf(start, columns.time[row]),
      end: length < 0 ? null : momentOf(addDays(start, length), season.endTime?.[row]),
      target: season.target?.[row] ?? slugOf(name),
    };
  });
}

function momentOf(day: string, minutes = -1): string {
  if (minutes < 0) return day;
  const two = (number: number) => String(number).padStart(2, '0');
  return `${day}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00Z`;
}
