/** The marks of leagues in columns: a fifth of the size of a list of objects, and the addresses are made, not sent. */
import { addDays, daysBetween, isTimed } from './day.ts';
import { once } from './kept.ts';
import type { League } from './league.ts';
import { MARK_KINDS, type MarkKind, type SeasonMark, seasonMarks } from './season-marks.ts';
import { slugOf } from './slug.ts';

export interface LeagueMarks {
  /** The slug of the league. */
  league: string;
  seasons: MarkedSeason[];
}

/** What a season shows; its marks are made when they are asked for first, as history is long and seldom looked at. */
export interface MarkedSeason {
  label: string;
  /** The first and the last day of its marks, in UTC. */
  from: string;
  to: string;
  kinds: MarkKind[];
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
  /** Positions in MARK_KINDS, a digit each. */
  kinds: string;
  /** Positions in the names, as the difference to the one after the mark before: most years repeat the year before. */
  name: number[];
  /** The day of the start as the difference to the mark before; the first from 2020-01-01. */
  day: number[];
  /** Days until the end; -1 without one. */
  days: number[];
  /** Minutes of the UTC day at the start, -1 for a plain day; shorter than the others where the rest are plain. */
  time: number[];
  /** Row → minutes of the UTC day at the end, for what few rows have. */
  endTime: Record<number, number>;
  /** Row → where it leads, if that is not the event of its name. */
  target: Record<number, string>;
}

/** The key of the list that has all leagues, among those of the categories. */
export const EVERY_CATEGORY = 'all';

const EPOCH = '2020-01-01';

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
    seasons: seasons.map((season) => packSeason(season.label, seasonMarks(season), position)),
  }));
  return { names: [...positions.keys()], leagues: packed };
}

function packSeason(label: string, marks: SeasonMark[], position: (name: string) => number): PackedSeason {
  const season: PackedSeason = {
    label,
    kinds: marks.map(({ kind }) => MARK_KINDS.indexOf(kind)).join(''),
    name: [],
    day: [],
    days: [],
    time: [],
    endTime: {},
    target: {},
  };
  let previous = EPOCH;
  let expected = 0;
  for (const [row, { name, start, end, target }] of marks.entries()) {
    const at = position(name);
    season.name.push(at - expected);
    expected = at + 1;
    const day = start.slice(0, 10);
    season.day.push(daysBetween(previous, day));
    season.days.push(end === null ? -1 : daysBetween(day, end.slice(0, 10)));
    previous = day;
    season.time.push(minutesOf(start));
    if (end !== null && isTimed(end)) season.endTime[row] = minutesOf(end);
    if (target !== slugOf(name)) season.target[row] = target;
  }
  while (season.time.at(-1) === -1) season.time.pop();
  return season;
}

const minutesOf = (moment: string) =>
  isTimed(moment) ? Number(moment.slice(11, 13)) * 60 + Number(moment.slice(14, 16)) : -1;

export function unpackMarks({ names, leagues }: PackedMarks): LeagueMarks[] {
  return leagues.map(({ slug, seasons }) => ({
    league: slug,
    seasons: seasons.filter(({ kinds }) => kinds !== '').map((season) => markedSeason(season, names)),
  }));
}

function markedSeason(season: PackedSeason, names: readonly string[]): MarkedSeason {
  let day = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const [row, step] of season.day.entries()) {
    day += step;
    last = Math.max(last, day + Math.max(season.days[row] ?? 0, 0));
  }
  return {
    label: season.label,
    from: addDays(EPOCH, season.day[0] ?? 0),
    to: addDays(EPOCH, last),
    kinds: [...new Set(season.kinds)].map(kindOf),
    marks: once(() => unpackSeason(season, names)),
  };
}

const kindOf = (digit: string): MarkKind => MARK_KINDS[Number(digit)] ?? 'event';

function unpackSeason(season: PackedSeason, names: readonly string[]): (SeasonMark & { season: string })[] {
  let previous = EPOCH;
  let expected = 0;
  return [...season.kinds].map((digit, row) => {
    const day = addDays(previous, season.day[row] ?? 0);
    previous = day;
    const days = season.days[row] ?? -1;
    const at = expected + (season.name[row] ?? 0);
    expected = at + 1;
    const name = names[at] ?? '';
    return {
      season: season.label,
      kind: kindOf(digit),
      name,
      start: momentOf(day, season.time[row]),
      end: days < 0 ? null : momentOf(addDays(day, days), season.endTime[row]),
      target: season.target[row] ?? slugOf(name),
    };
  });
}

function momentOf(day: string, minutes = -1): string {
  if (minutes < 0) return day;
  const two = (number: number) => String(number).padStart(2, '0');
  return `${day}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00Z`;
}
