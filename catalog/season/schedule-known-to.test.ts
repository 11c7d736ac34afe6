import { describe, expect, test } from 'vitest';
import { fixtureCatalog, makeEvent } from '../check/test-data.ts';
import type { SportsEvent } from '../event/event.ts';
import { allLeagues, type Season } from './league.ts';
import { scheduleKnownTo } from './schedule-known-to.ts';

const season = (label: string, ...events: SportsEvent[]): Season => ({
  label,
  timeZone: 'America/New_York',
  events,
});
const days = (year: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    makeEvent({ name: `Game ${index + 1}`, start: `${year}-05-${String(index + 1).padStart(2, '0')}` }),
  );

describe('how far a schedule is known', () => {
  test('to the last dated event, in the day of the home zone', () => {
    const last = makeEvent({ name: 'Final', start: '2026-06-02T01:00:00Z' });
    expect(scheduleKnownTo({ seasons: [season('2026', ...days(2026, 3), last)] })).toEqual({
      season: '2026',
      day: '2026-06-01',
      beyond: 'nothing',
      hasEstimates: false,
    });
  });

  test('periods, drafts and estimates do not count, but are reported as beyond', () => {
    const period = makeEvent({ name: 'Regular Season', start: '2026-05-01', end: '2026-09-01' });
    const draft = makeEvent({ name: 'Draft', section: 'Draft', start: '2026-07-01' });
    const estimate = makeEvent({ name: 'Final', start: '2026-10-01', sure: 'estimated' });
    const known = scheduleKnownTo({ seasons: [season('2026', ...days(2026, 3), period, draft)] });
    expect(known).toEqual({ season: '2026', day: '2026-05-03', beyond: 'some dates', hasEstimates: false });
    const withEstimate = season('2026', ...days(2026, 3), period, draft, estimate);
    expect(scheduleKnownTo({ seasons: [withEstimate] })).toMatchObject({
      beyond: 'estimates',
      hasEstimates: true,
    });
  });

  test('a season of which little is known is not published yet', () => {
    const seasons = [season('2026', ...days(2026, 10)), season('2027', ...days(2027, 3))];
    expect(scheduleKnownTo({ seasons })).toMatchObject({ day: '2026-05-10', beyond: 'some dates' });
    const more = [season('2026', ...days(2026, 10)), season('2027', ...days(2027, 4))];
    expect(scheduleKnownTo({ seasons: more })?.day).toBe('2027-05-04');
  });

  test('nothing is known where nothing is dated', () => {
    expect(scheduleKnownTo({ seasons: [season('2026')] })).toBeUndefined();
  });
});

test('of whole leagues', () => {
  const known = Object.fromEntries(
    allLeagues(fixtureCatalog()).map((league) => [league.slug, scheduleKnownTo(league)]),
  );
  expect(known.premierleague).toMatchObject({ season: '2026-27', day: '2027-05-30', beyond: 'nothing' });
  expect(known.nfl).toMatchObject({ season: '2026', day: '2027-02-14', beyond: 'nothing' });
  expect(known.mlb).toMatchObject({ season: '2026', beyond: 'estimates' });
  expect(known.formula1).toMatchObject({ season: '2027', day: '2027-12-12', beyond: 'nothing' });
  expect(known.facup).toMatchObject({ season: '2025-26', day: '2026-05-16', beyond: 'estimates' });
});
