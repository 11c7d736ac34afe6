/** What the data covers, by league and season: how much, with which times and confidence, and how new its sources are. */
import { isTimed } from './day.ts';
import { CONFIDENCE_LEVELS, type Confidence } from './event.ts';
import { allLeagues, type Catalog, type Season } from './league.ts';
import { isPeriod } from './period.ts';

export interface SeasonCoverage {
  label: string;
  events: number;
  /** The share of events with a time of day, periods left out, in per cent. */
  timed: number;
  /** Events by confidence; levels without events are left out. */
  sure: Partial<Record<Confidence, number>>;
  /** The newest date that the sources state about themselves: a day or a month. Absent where none does. */
  newestSource?: string;
  /** Keys into the sources, the one with most events first. */
  sources: string[];
}

export interface LeagueCoverage {
  slug: string;
  /** Oldest first. */
  seasons: SeasonCoverage[];
}

/** When a source was written or read; for dated pages, their paths say so. */
type DatedSources = Record<string, { date: string; paths: string }>;
const EACH_PAGE = 'as dated';

export function coverageOf(catalog: Catalog, sources: DatedSources): LeagueCoverage[] {
  return allLeagues(catalog).map(({ slug, seasons }) => ({
    slug,
    seasons: seasons.map((season) => seasonCoverage(season, sources)),
  }));
}

function seasonCoverage({ label, events }: Season, sources: DatedSources): SeasonCoverage {
  const attended = events.filter((event) => !isPeriod(event));
  const timed = attended.filter(({ start }) => isTimed(start)).length;
  const bySource = new Map<string, number>();
  for (const { source } of events) bySource.set(source, (bySource.get(source) ?? 0) + 1);
  const used = [...bySource].sort(([, a], [, b]) => b - a).map(([key]) => key);
  const dates = used
    .flatMap((key) => {
      const { date = '', paths = '' } = sources[key] ?? {};
      return datesIn(date === EACH_PAGE ? paths : date);
    })
    .sort();
  const newestSource = dates.at(-1);
  return {
    label,
    events: events.length,
    timed: attended.length === 0 ? 0 : Math.round((timed / attended.length) * 100),
    sure: Object.fromEntries(
      CONFIDENCE_LEVELS.flatMap((confidence) => {
        const count = events.filter((event) => event.sure === confidence).length;
        return count > 0 ? [[confidence, count]] : [];
      }),
    ),
    ...(newestSource === undefined ? {} : { newestSource }),
    sources: used,
  };
}

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** The days and months in a free text such as `2026-07-17; about October 2026`; `2026-27` is a season, not a month. */
export function datesIn(text: string): string[] {
  const numbers = [...text.matchAll(/\b\d{4}-(?:0[1-9]|1[0-2])(?:-\d{2})?\b/g)].map(([date]) => date);
  const words = [...text.matchAll(new RegExp(`\\b(${MONTHS}) (\\d{4})\\b`, 'g'))].map(
    ([, month = '', year]) => `${year}-${String(MONTHS.split('|').indexOf(month) + 1).padStart(2, '0')}`,
  );
  return [...numbers, ...words];
}
