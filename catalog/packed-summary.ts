/** The summary on its way to the browser. Of the seasons that are long over it sends little more than their labels. */
import type { CategorySummary, LeagueSummary, NamedSeason } from './summary.ts';

/** Seasons that follow one another and differ in their labels alone. */
type PackedSeasons = Omit<NamedSeason, 'label'> & { labels: string[] };

type PackedLeague = Omit<LeagueSummary, 'earlier'> & { earlier: PackedSeasons[] };

export type PackedSummary = (Omit<CategorySummary, 'leagues'> & { leagues: PackedLeague[] })[];

export function packSummary(categories: readonly CategorySummary[]): PackedSummary {
  return categories.map(({ leagues, ...category }) => ({
    ...category,
    leagues: leagues.map((league) => ({ ...league, earlier: packSeasons(league.earlier) })),
  }));
}

function packSeasons(seasons: readonly NamedSeason[]): PackedSeasons[] {
  const packed: PackedSeasons[] = [];
  for (const { label, ...shared } of seasons) {
    const last = packed.at(-1);
    if (last?.timeZone === shared.timeZone && last.teamScope === shared.teamScope) last.labels.push(label);
    else packed.push({ ...shared, labels: [label] });
  }
  return packed;
}

export function unpackSummary(packed: PackedSummary): CategorySummary[] {
  return packed.map(({ leagues, ...category }) => ({
    ...category,
    leagues: leagues.map((league) => ({
      ...league,
      earlier: league.earlier.flatMap(({ labels, ...shared }) =>
        labels.map((label) => ({ label, ...shared })),
      ),
    })),
  }));
}
