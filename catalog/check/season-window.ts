/** A season's events fall into the months that league.json gives it: a week 18 dated a year early does not. */

import type { Problem } from '../read/problem.ts';
import type { DataFolder } from '../read/read-data.ts';
import { allEntries, problemAt } from './entries.ts';

/** Months counted from January of the season's first year, which is 1. */
export function seasonMonth(date: string, seasonLabel: string): number {
  const years = Number(date.slice(0, 4)) - Number(seasonLabel.slice(0, 4));
  return years * 12 + Number(date.slice(5, 7));
}

export function checkSeasonWindow(data: DataFolder): Problem[] {
  const badLabels = data.leagues.flatMap((league) =>
    league.seasons
      .filter((season) => !isSeasonLabel(season.label))
      .map((season) => ({
        file: season.file,
        path: [],
        reason: `"${season.label}" is not a season: name the file 2026.json or 2026-27.json`,
      })),
  );
  if (badLabels.length > 0) return badLabels;
  return allEntries(data).flatMap((entry) => {
    const [first, last] = entry.league.content.seasonMonths;
    return (['start', 'end'] as const).flatMap((field) => {
      const value = entry.event[field];
      if (value === undefined) return [];
      const month = seasonMonth(value, entry.season.label);
      if (month >= first && month <= last) return [];
      const reason = `"${value}" is outside the season ${entry.season.label} of ${entry.league.content.name} (month ${month}, allowed ${first} to ${last})`;
      return [problemAt(entry, field, reason)];
    });
  });
}

/** `2026`, or `2026-27` with the second year following the first. */
export function isSeasonLabel(label: string): boolean {
  const match = /^(\d{4})(?:-(\d{2}))?$/.exec(label);
  return match !== null && (match[2] === undefined || Number(match[2]) === (Number(match[1]) + 1) % 100);
}
