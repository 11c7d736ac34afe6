/** The marks of leagues in columns, each name written once: a third of the size of a list of objects. */
import { addDays, daysBetween, isDay } from '../day/day.ts';
import type { League, Season } from '../season/league.ts';
import type { MarkKind, SeasonMark } from '../season/season-marks.ts';
import { slugOf } from '../util/slug.ts';

export interface LeagueMark extends SeasonMark {
  season: string;
}

export interface LeagueMarks {
  /** The slug of the league. */
  league: string;
  /** Season by season, each in chronological order. */
  marks: LeagueMark[];
}

export interface PackedMarks {
  names: string[];
  leagues: { slug: string; seasons: PackedSeasonMarks[] }[];
}

/** One entry of each column for each mark. */
interface PackedSeasonMarks {
  label: string;
  kind: MarkKind[];
  /** Positions in the list of names; absent where no mark has one. */
  name?: number[];
  /** Days after the mark before it, where both are plain days. */
  start: PackedDay[];
  /** Days after the start likewise. */
  end: (PackedDay | null)[];
  /** Null where the mark leads to the event of its name; absent where all do. */
  target?: (string | null)[];
}

type PackedDay = string | number;

/** The key of the list that has all seasons of all leagues, for timelines. */
export const ALL_SEASONS = 'all';

/** The key of the list that has those around the newest data alone, without names. */
export const NEAR_SEASONS = 'near';

/** @param marksOf what is packed of a season */
export function packMarks(
  leagues: readonly League[],
  marksOf: (season: Season) => SeasonMark[],
): PackedMarks {
  const positions = new Map<string, number>();
  const positionOf = (name: string) => {
    const position = positions.get(name) ?? positions.size;
    positions.set(name, position);
    return position;
  };
  const packed = leagues.map(({ slug, seasons }) => ({
    slug,
    seasons: seasons.flatMap((season): PackedSeasonMarks | never[] => {
      const marks = marksOf(season);
      if (marks.length === 0) return [];
      const targets = marks.map(({ name, target }) => (target === slugOf(name) ? null : target));
      return {
        label: season.label,
        kind: marks.map(({ kind }) => kind),
        ...(marks.some(({ name }) => name) && { name: marks.map(({ name }) => positionOf(name)) }),
        start: marks.map(({ start }, row) => packDay(start, marks[row - 1]?.start)),
        end: marks.map(({ start, end }) => end && packDay(end, start)),
        ...(targets.some((target) => target !== null) && { target: targets }),
      };
    }),
  }));
  return { names: [...positions.keys()], leagues: packed };
}

export function unpackMarks({ names, leagues }: PackedMarks): LeagueMarks[] {
  return leagues.map(({ slug, seasons }) => ({
    league: slug,
    marks: seasons.flatMap((season) => unpackSeason(season, names)),
  }));
}

function unpackSeason(season: PackedSeasonMarks, names: readonly string[]): LeagueMark[] {
  let start = '';
  return season.start.map((packedStart, row) => {
    start = unpackDay(packedStart, start);
    const end = season.end[row] ?? null;
    const name = names[season.name?.[row] ?? -1] ?? '';
    return {
      season: season.label,
      kind: season.kind[row] ?? 'event',
      name,
      start,
      end: end === null ? null : unpackDay(end, start),
      target: season.target?.[row] ?? slugOf(name),
    };
  });
}

function packDay(day: string, after = ''): PackedDay {
  return isDay(day) && isDay(after) ? daysBetween(after, day) : day;
}

function unpackDay(day: PackedDay, after: string): string {
  return typeof day === 'number' ? addDays(after, day) : day;
}
