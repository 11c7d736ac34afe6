/** What the pages of all leagues say at moments of the year, as a table to read and judge. */
import { seasonStatusOf } from '../../app/season/season-status.ts';
import { dayInZone } from '../../catalog/day/day.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { comingSeason, currentSeason } from '../../catalog/season/current-season.ts';
import { allLeagues, type Catalog, type League } from '../../catalog/season/league.ts';
import { type LeagueSummary, summarizeCatalog } from '../../catalog/season/summary.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { markdownTable } from '../markdown-table.ts';

export interface LeagueMoment {
  league: League;
  day: string;
  /** The season that the page shows. */
  season: string;
  phase: string;
  /** What the page leads with. */
  next: SportsEvent | undefined;
}

export function phaseTable(catalog: Catalog, days: readonly string[]): string {
  const tables = [...groupBy(leagueMoments(catalog, days), ({ league }) => league)].map(
    ([league, moments]) => {
      const rows = moments.map(({ day, season, phase, next }) => [
        day,
        season,
        phase,
        next ? `${next.name}, ${next.start.slice(0, 10)}` : '',
      ]);
      return `## ${league.name}\n\n${markdownTable(['day', 'season', 'phase', 'leads with'], rows)}`;
    },
  );
  return `# What league pages say\n\n${tables.join('\n\n')}`;
}

/** Every league on each day, at noon in UTC. */
export function leagueMoments(catalog: Catalog, days: readonly string[]): LeagueMoment[] {
  const summaries = summarizeCatalog(catalog).flatMap(({ leagues }) => leagues);
  return allLeagues(catalog).flatMap((league) => {
    const summary = summaries.find(({ slug }) => slug === league.slug);
    if (!summary) throw new Error(`${league.slug} has no summary`);
    return days.map((day) => momentOf(league, summary, day));
  });
}

function momentOf(league: League, { seasons }: LeagueSummary, day: string): LeagueMoment {
  const now = Date.parse(`${day}T12:00:00Z`);
  const today = dayInZone(now, league.timeZone);
  const current = currentSeason(seasons, today);
  const coming = comingSeason(seasons, current, today);
  const eventsOf = (label: string | undefined) =>
    league.seasons.find((season) => season.label === label)?.events ?? [];
  const { phase, next } = seasonStatusOf(
    eventsOf(current.label),
    eventsOf(coming?.label),
    league.sport,
    now,
    current.timeZone,
  );
  const hasEnded = league.ended === current.label && !next;
  return {
    league,
    day,
    season: current.label,
    phase: hasEnded ? `Ended after ${league.ended}` : phase,
    next,
  };
}
