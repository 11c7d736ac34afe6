/** The marks of leagues in columns, each name written once: a third of the size of a list of objects. */
import type { League } from './league.ts';
import { type MarkKind, type SeasonMark, seasonMarks } from './season-marks.ts';
import { slugOf } from './slug.ts';

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
  leagues: { slug: string; seasons: PackedSeason[] }[];
}

/** One entry of each column for each mark. */
interface PackedSeason {
  label: string;
  kind: MarkKind[];
  /** Positions in the list of names. */
  name: number[];
  start: string[];
  end: (string | null)[];
  /** Null where the mark leads to the event of its name. */
  target: (string | null)[];
}

/** The key of the list that has all leagues, among those of the categories. */
export const EVERY_CATEGORY = 'all';

export function packMarks(leagues: readonly League[]): PackedMarks {
  const positions = new Map<string, number>();
  const positionOf = (name: string) => {
    const position = positions.get(name) ?? positions.size;
    positions.set(name, position);
    return position;
  };
  const packed = leagues.map(({ slug, seasons }) => ({
    slug,
    seasons: seasons.map((season): PackedSeason => {
      const marks = seasonMarks(season);
      return {
        label: season.label,
        kind: marks.map(({ kind }) => kind),
        name: marks.map(({ name }) => positionOf(name)),
        start: marks.map(({ start }) => start),
        end: marks.map(({ end }) => end),
        target: marks.map(({ name, target }) => (target === slugOf(name) ? null : target)),
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

function unpackSeason(season: PackedSeason, names: readonly string[]): LeagueMark[] {
  return season.start.map((start, row) => {
    const name = names[season.name[row] ?? -1] ?? '';
    return {
      season: season.label,
      kind: season.kind[row] ?? 'event',
      name,
      start,
      end: season.end[row] ?? null,
      target: season.target[row] ?? slugOf(name),
    };
  });
}
