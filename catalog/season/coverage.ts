/** What the data covers, by league and season: how much, with which times and confidence, and how new its sources are. */
import { isTimed } from '../day/day.ts';
import { CONFIDENCE_LEVELS, type Confidence } from '../event/event.ts';
import { allLeagues, type Catalog, type Season } from './league.ts';

export interface SeasonCoverage {
  label: string;
  events: number;
  /** The share of events with a time of day, periods left out, in per cent. */
  timed: number;
  /** Events by confidence; levels without events are left out. */
  sure: Partial<Record<Confidence, number>>;
  /** As in Season. */
  checked?: string;
  /** Keys into the sources, the one with most events first. */
  sources: string[];
}

export interface LeagueCoverage {
  slug: string;
  /** Oldest first. */
  seasons: SeasonCoverage[];
}

export function coverageOf(catalog: Catalog): LeagueCoverage[] {
  return allLeagues(catalog).map(({ slug, seasons }) => ({
    slug,
    seasons: seasons.map(seasonCoverage),
  }));
}

function seasonCoverage({ label, events, checked }: Season): SeasonCoverage {
  const attended = events.filter((event) => !event.isPeriod);
  const timed = attended.filter(({ start }) => isTimed(start)).length;
  const bySource = new Map<string, number>();
  for (const { source } of events) bySource.set(source, (bySource.get(source) ?? 0) + 1);
  const used = [...bySource].sort(([, a], [, b]) => b - a).map(([key]) => key);
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
    ...(checked === undefined ? {} : { checked }),
    sources: used,
  };
}
