/** Seasons that are missing, have few events, or have none after today. */
import { addDays, listedDay } from '../day/day.ts';
import { isPlay } from '../event/vocabulary.ts';
import type { Finding } from '../read/finding.ts';
import type { LeagueExpectation } from '../read/schema.ts';
import type { League, Season } from '../season/league.ts';
import { datedDays, publishedSeasons } from '../season/schedule-known-to.ts';

/** The first year that the data covers. */
const FIRST_YEAR = 2023;

export function auditSeasonList(league: League, rules: LeagueExpectation, today: string): Finding[] {
  return [
    ...missingSeasons(league, rules, today),
    ...thinSeasons(league),
    ...(isStale(league, today) ? [staleFinding(league)] : []),
  ];
}

function missingSeasons(league: League, { years }: LeagueExpectation, today: string): Finding[] {
  const present = new Set(league.seasons.map(yearOf));
  const due = years?.filter((year) => String(year) <= today.slice(0, 4)) ?? everyYear(league, today);
  return due
    .filter((year) => !present.has(year))
    .map((year) => ({
      league: league.slug,
      season: String(year),
      kind: 'missing-season',
      about: String(year),
      text: `no season begins in ${year}`,
      isGap: true,
    }));
}

/** Every year up to the one whose season would have begun by now, going by when the newest one began. */
function everyYear(league: League, today: string): number[] {
  const newest = league.seasons.at(-1);
  if (!newest) return [];
  const first = newest.events.find(isPlay) ?? newest.events[0];
  let begins = listedDay(first?.start ?? today, newest.timeZone);
  let last = yearOf(newest);
  while (league.ended === undefined && addDays(begins, 365) <= today) {
    begins = addDays(begins, 365);
    last += 1;
  }
  return Array.from({ length: last - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index);
}

function thinSeasons(league: League): Finding[] {
  const published = publishedSeasons(league);
  return league.seasons
    .filter((season) => !published.includes(season))
    .map((season) => ({
      league: league.slug,
      season: season.label,
      kind: 'few-events',
      about: 'days',
      text: `${datedDays(season).size} days with events, less than a third of a full season`,
    }));
}

function isStale({ ended, seasons }: League, today: string): boolean {
  if (ended !== undefined) return false;
  return seasons.every(({ events, timeZone }) =>
    events.every((event) => listedDay(event.end ?? event.start, timeZone) < today),
  );
}

function staleFinding(league: League): Finding {
  const season = league.seasons.at(-1)?.label ?? '';
  return {
    league: league.slug,
    season,
    kind: 'stale',
    about: 'today',
    text: 'no events after today',
    isGap: true,
  };
}

function yearOf({ label }: Season): number {
  return Number(label.slice(0, 4));
}
