/**
 * Data of a later year, made up: every league has several times as many seasons. The added ones are the real ones
 * again, years earlier, with the teams in each other's places: mere copies would compress to nearly nothing. Teams and
 * venues stay the same, and every identity stays unique.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '../../catalog/day/day.ts';
import type { AuthoredEvent } from '../../catalog/event/event.ts';
import { type LeagueFile, type SeasonFile, seasonFileSchema } from '../../catalog/read/schema.ts';
import { formatSeasonFile } from '../../catalog/read/season-file.ts';
import { DATA_FOLDER, PROJECT_FOLDER } from '../folders.ts';
import { buildSite } from './build-cost.ts';

/** Below the project, because the pages' renderer finds its packages from there; git ignores all of build/. */
const SCALED_BUILD = 'build/scaled';
export const SCALED_SITE_FOLDER = join(PROJECT_FOLDER, SCALED_BUILD, 'client');

/** The seconds that the build took. */
export function buildScaledSite(scale: number): number {
  const data = mkdtempSync(join(tmpdir(), 'sports-calendar-data-'));
  try {
    writeScaledData(DATA_FOLDER, data, scale);
    return buildSite({ SPORTS_CALENDAR_DATA: data, SPORTS_CALENDAR_BUILD: SCALED_BUILD });
  } finally {
    rmSync(data, { recursive: true });
  }
}

/** Copies the data folder and adds the seasons. */
function writeScaledData(from: string, to: string, scale: number): void {
  cpSync(from, to, { recursive: true });
  for (const entry of readdirSync(to, { recursive: true, withFileTypes: true })) {
    if (entry.name === 'league.json') scaleLeague(entry.parentPath, scale);
  }
}

function scaleLeague(folder: string, scale: number): void {
  const labels = readdirSync(folder).flatMap((name) => /^(\d.*)\.json$/.exec(name)?.[1] ?? []);
  const copies = earlierSeasons(labels, scale);
  for (const { label, of, years } of copies) {
    const season = seasonFileSchema.parse(JSON.parse(readFileSync(join(folder, `${of}.json`), 'utf8')));
    const changed = withTeamsMoved(movedBack(season, years), years);
    writeFileSync(join(folder, `${label}.json`), formatSeasonFile(changed));
  }
  const leagueFile = join(folder, 'league.json');
  const league: LeagueFile = JSON.parse(readFileSync(leagueFile, 'utf8'));
  writeFileSync(leagueFile, JSON.stringify(withSeasons(league, copies)));
}

interface EarlierSeason {
  label: string;
  /** The season that it repeats, and how many years before it. */
  of: string;
  years: number;
}

/** The seasons to add, so that there are `scale` times as many. */
export function earlierSeasons(labels: readonly string[], scale: number): EarlierSeason[] {
  const first = labels.map((label) => Number(label.slice(0, 4)));
  const apart = new Set(first.flatMap((year) => first.map((other) => Math.abs(year - other))));
  const times = Array.from({ length: scale - 1 }, (_, index) => index + 1);
  // The smallest step at which no copy falls into the year of another season or copy.
  let step = 1;
  while (times.some((time) => apart.has(time * step))) step += 1;
  return times.flatMap((time) =>
    labels.map((of) => ({ label: earlierLabel(of, time * step), of, years: time * step })),
  );
}

function earlierLabel(label: string, years: number): string {
  const year = Number(label.slice(0, 4)) - years;
  return label.includes('-') ? `${year}-${String((year + 1) % 100).padStart(2, '0')}` : `${year}`;
}

/** The same events about as many years earlier, on the same days of the week. */
export function movedBack(season: SeasonFile, years: number): SeasonFile {
  const days = -7 * Math.round((years * 365.25) / 7);
  const moved = (at: string) => addDays(at.slice(0, 10), days) + at.slice(10);
  return withEvents(season, (event) => ({
    ...event,
    start: moved(event.start),
    ...(event.end === undefined ? {} : { end: moved(event.end) }),
  }));
}

/** Each team plays the games of the one so many places after it in the alphabet. */
export function withTeamsMoved(season: SeasonFile, places: number): SeasonFile {
  const events = Object.values(season.events).flat();
  const teams = [...new Set(events.flatMap(({ home, away }) => [home ?? [], away ?? []].flat()))].sort();
  const other = new Map(teams.map((team, at) => [team, teams[(at + places) % teams.length] ?? team]));
  return withEvents(season, (event) => {
    const [home, away] = [other.get(event.home ?? ''), other.get(event.away ?? '')];
    if (home === undefined || away === undefined) return event;
    const rest = event.name.slice(`${event.home} vs ${event.away}`.length);
    return { ...event, home, away, name: `${home} vs ${away}${rest}` };
  });
}

function withEvents(season: SeasonFile, change: (event: AuthoredEvent) => AuthoredEvent): SeasonFile {
  return {
    ...season,
    events: Object.fromEntries(
      Object.entries(season.events).map(([category, events]) => [category, events.map(change)]),
    ),
  };
}

/** What holds for one season holds for its copies. Whole weeks may lead a few days out of the season's months. */
function withSeasons(league: LeagueFile, copies: readonly EarlierSeason[]): LeagueFile {
  const { seasonMonths, seasonOverrides = {} } = league;
  const copied = copies.flatMap(({ label, of }) => {
    const override = seasonOverrides[of];
    return override ? [[label, override] as const] : [];
  });
  return {
    ...league,
    seasonMonths: [seasonMonths[0] - 1, seasonMonths[1] + 1],
    seasonOverrides: { ...seasonOverrides, ...Object.fromEntries(copied) },
  };
}
