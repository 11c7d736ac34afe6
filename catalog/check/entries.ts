/** Every authored event with its place in the data, for the checks that look at each event. */
import { type AuthoredEvent, isGame } from '../event/event.ts';
import type { Problem } from '../read/problem.ts';
import type { DataFolder, LeagueData, SeasonData } from '../read/read-data.ts';

export interface Entry {
  league: LeagueData;
  season: SeasonData;
  category: string;
  index: number;
  event: AuthoredEvent;
}

export function entriesOfSeason(league: LeagueData, season: SeasonData): Entry[] {
  return Object.entries(season.content.events).flatMap(([category, events]) =>
    events.map((event, index) => ({ league, season, category, index, event })),
  );
}

const known = new WeakMap<DataFolder, readonly Entry[]>();

/** Twenty checks look at all of them, so they are collected once. */
export function allEntries(data: DataFolder): readonly Entry[] {
  let entries = known.get(data);
  if (!entries) {
    entries = data.leagues.flatMap((league) =>
      league.seasons.flatMap((season) => entriesOfSeason(league, season)),
    );
    known.set(data, entries);
  }
  return entries;
}

/** The names of all teams that play in these seasons. */
export function teamNames(seasons: readonly SeasonData[]): Set<string> {
  const events = seasons.flatMap(({ content }) => Object.values(content.events).flat());
  return new Set(events.filter(isGame).flatMap(({ home, away }) => [home, away]));
}

export function problemAt(entry: Entry, field: keyof AuthoredEvent, reason: string): Problem {
  return {
    file: entry.season.file,
    path: ['events', entry.category, entry.index, field],
    reason,
  };
}
