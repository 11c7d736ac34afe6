/** The seasons of one team over all its competitions: 2026 and 2026-27 are one year of a team's life. */
import { currentSeason } from './current-season.ts';
import type { SeasonSummary } from './summary.ts';

/** A season of a league in which the team has a game. */
export interface TeamSeason {
  league: string;
  season: string;
  /** The team's division or conference then: `NFC North`. */
  group?: string;
}

/** Everything that a team plays in the seasons that begin in one year. */
export interface TeamYear {
  /** The year in which the seasons begin, as addresses name it. */
  year: string;
  /** As the competitions label it: `2026-27`, or `2024 / 2024-25` where they differ. */
  label: string;
  seasons: TeamSeason[];
  from: string;
  to: string;
  playFrom: string;
  playTo: string;
}

type SeasonDates = Pick<SeasonSummary, 'from' | 'to' | 'playFrom' | 'playTo'>;

/** Oldest first; a season that the summary does not know is left out. */
export function teamYears(
  seasons: readonly TeamSeason[],
  spanOf: (season: TeamSeason) => SeasonDates | undefined,
): TeamYear[] {
  const years = new Map<string, TeamYear>();
  for (const season of seasons) {
    const span = spanOf(season);
    if (!span) continue;
    const year = season.season.slice(0, 4);
    const known = years.get(year);
    years.set(year, known ? merged(known, season, span) : startOf(year, season, span));
  }
  return [...years.values()].sort((a, b) => (a.year < b.year ? -1 : 1));
}

/** Chosen as a league's season is: the newest in play, else under way, else the next to begin, else the last. */
export function currentTeamYear(years: readonly TeamYear[], today: string): TeamYear {
  return currentSeason(years, today);
}

function startOf(year: string, season: TeamSeason, { from, to, playFrom, playTo }: SeasonDates): TeamYear {
  return { year, label: season.season, seasons: [season], from, to, playFrom, playTo };
}

function merged(year: TeamYear, season: TeamSeason, span: SeasonDates): TeamYear {
  const labels = new Set([...year.seasons.map((known) => known.season), season.season]);
  return {
    year: year.year,
    label: [...labels].sort().join(' / '),
    seasons: [...year.seasons, season],
    from: earlier(year.from, span.from),
    to: later(year.to, span.to),
    playFrom: earlier(year.playFrom, span.playFrom),
    playTo: later(year.playTo, span.playTo),
  };
}

const earlier = (a: string, b: string) => (a < b ? a : b);
const later = (a: string, b: string) => (a > b ? a : b);
