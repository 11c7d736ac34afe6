/** What the pages of all leagues say at moments of the year, as a table to read and judge. */
import { seasonStatusOf } from '../../app/season/season-status.ts';
import { comingSeason, currentSeason } from '../../catalog/current-season.ts';
import { dayInZone } from '../../catalog/day.ts';
import { allLeagues, type Catalog, type League } from '../../catalog/league.ts';
import { type LeagueSummary, summarizeCatalog } from '../../catalog/summary.ts';
import { markdownTable } from '../markdown-table.ts';

/** For each day at noon in UTC: the season that the page shows, its phase, and the event that it leads with. */
export function phaseTable(catalog: Catalog, days: readonly string[]): string {
  const summaries = summarizeCatalog(catalog).flatMap(({ leagues }) => leagues);
  const tables = allLeagues(catalog)
    .map((league) => {
      const summary = summaries.find(({ slug }) => slug === league.slug);
      if (!summary) throw new Error(`${league.slug} has no summary`);
      const rows = days.map((day) => [day, ...statusAt(league, summary, day)]);
      return `## ${league.name}\n\n${markdownTable(['day', 'season', 'phase', 'leads with'], rows)}`;
    })
    .join('\n\n');
  return `# What league pages say\n\n${tables}`;
}

function statusAt(league: League, { seasons }: LeagueSummary, day: string): string[] {
  const now = Date.parse(`${day}T12:00:00Z`);
  const today = dayInZone(now, league.timeZone);
  const current = currentSeason(seasons, today);
  const coming = comingSeason(seasons, current, today);
  const eventsOf = (label: string | undefined) =>
    league.seasons.find((season) => season.label === label)?.events ?? [];
  const { phase, next } = seasonStatusOf(
    eventsOf(current.label),
    eventsOf(coming?.label),
    league.sportId,
    now,
    current.timeZone,
  );
  const lead = next ? `${next.name}, ${next.start.slice(0, 10)}` : '';
  return [
    current.label,
    league.ended === current.label && !next ? `Ended after ${league.ended}` : phase,
    lead,
  ];
}
