import { expect, test } from 'vitest';
import { addDays, isDay, isInstant, listedDay } from '../../catalog/day/day.ts';
import {
  ALL_SEASONS,
  type LeagueMark,
  NEAR_SEASONS,
  unpackMarks,
} from '../../catalog/packed/packed-marks.ts';
import { allLeagues } from '../../catalog/season/league.ts';
import { currentCatalog } from '../site/current-catalog.ts';
import { listSource } from './kind.ts';
import { markLists } from './mark.ts';

const { catalog, data } = currentCatalog();
const lists = markLists(listSource(catalog, data, '2026-11-15'));

function marksIn(key: string): LeagueMark[] {
  const packed = JSON.parse(JSON.stringify(lists.get(key)?.()));
  return unpackMarks(packed).flatMap(({ league, marks }) =>
    marks.map((mark) => ({ ...mark, season: `${league}/${mark.season}` })),
  );
}

const near = marksIn(NEAR_SEASONS);
const all = marksIn(ALL_SEASONS);
const zones = new Map<string, string>(
  allLeagues(catalog).flatMap(({ slug, seasons }) =>
    seasons.map(({ label, timeZone }) => [`${slug}/${label}`, timeZone] as const),
  ),
);
const dayOf = (time: string, season: string) => listedDay(time, zones.get(season) ?? '');

test('strips have the phases, events and finals of the timeline, in days of their season’s zone', () => {
  const known = new Set(all.map(({ season, kind, start }) => `${season} ${kind} ${dayOf(start, season)}`));
  expect(new Set(near.map(({ kind }) => kind)).size).toBeGreaterThan(4);
  for (const { season, kind, start, end } of near) {
    expect(known).toContain(`${season} ${kind} ${dayOf(start, season)}`);
    expect(['draft', 'allstar']).not.toContain(kind);
    if (kind !== 'final') expect([start, end ?? start].every(isDay)).toBe(true);
  }
});

test('a final keeps its time: its date is beside the strip, and is another one elsewhere', () => {
  const finals = near.filter(({ kind, end }) => kind === 'final' && end === null);
  expect(finals.some(({ start }) => isInstant(start))).toBe(true);
  for (const { season, start } of finals)
    expect(all).toContainEqual(expect.objectContaining({ season, kind: 'final', start }));
});

test('events that could not be told apart on a strip are one mark up to the end of the last', () => {
  const eventsOf = (marks: readonly LeagueMark[], season: string) =>
    marks.filter((mark) => mark.season === season && mark.kind === 'event');
  const lastDay = (marks: readonly LeagueMark[]) =>
    marks
      .map(({ season, start, end }) => dayOf(end ?? start, season))
      .sort()
      .at(-1);
  for (const season of new Set(near.map((mark) => mark.season))) {
    const events = eventsOf(near, season);
    for (const [index, { start }] of events.entries()) {
      const before = events[index - 1];
      if (before) expect(start > addDays(before.start, 9), `${season}, ${start}`).toBe(true);
    }
    if (events.length > 0) expect(lastDay(events), season).toBe(lastDay(eventsOf(all, season)));
  }
});
