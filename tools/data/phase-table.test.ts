import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fixtureCatalog } from '../../catalog/check/test-data.ts';
import { addDays, daysBetween } from '../../catalog/day/day.ts';
import { lastDayOf } from '../../catalog/event/open-round.ts';
import { isPlay } from '../../catalog/event/vocabulary.ts';
import { loadCatalog } from '../../catalog/load-catalog.ts';
import { allLeagues } from '../../catalog/season/league.ts';
import { dayOfData } from '../../feeds/calendar-feeds.ts';
import { PROJECT_FOLDER } from '../folders.ts';
import { type LeagueMoment, leagueMoments, phaseTable } from './phase-table.ts';

/** Whatever the fixtures are: what visitors see. */
const SHIPPED_DATA = join(PROJECT_FOLDER, 'data');

const DAYS = [
  '2026-02-09',
  '2026-03-20',
  '2026-04-15',
  '2026-06-18',
  '2026-07-20',
  '2026-09-28',
  '2026-11-15',
  '2026-12-20',
  '2027-02-20',
  '2027-04-11',
];

/** A table for people: after an intended change, `npx vitest run -u tools/data/phase-table.test.ts`, and read it. */
test('what the pages of the fixtures’ leagues say through the year', async () => {
  await expect(`${phaseTable(fixtureCatalog(), DAYS)}\n`).toMatchFileSnapshot(
    '../../tests/fixtures/phase-table.md',
  );
});

describe('every league, at ten moments of the year after the newest data', () => {
  const { catalog } = loadCatalog(SHIPPED_DATA);
  const days = Array.from({ length: 10 }, (_, index) => addDays(dayOfData(catalog), index * 36));
  const moments = leagueMoments(catalog, days);
  const where = ({ league, day, phase }: LeagueMoment) => `${league.slug}, ${day}: ${phase}`;

  test('says something', () => {
    expect(moments).toHaveLength(10 * allLeagues(catalog).length);
    expect(moments.filter(({ phase }) => phase === '').map(where)).toEqual([]);
  });

  test('is not over as long as there is play ahead', () => {
    const isOver = ({ phase }: LeagueMoment) => /over$|^Ended|^No events/.test(phase);
    const hasPlayAhead = ({ league, day }: LeagueMoment) =>
      league.seasons.some(({ events }) =>
        events.some((event) => isPlay(event) && event.start > addDays(day, 1)),
      );
    expect(moments.filter((moment) => isOver(moment) && hasPlayAhead(moment)).map(where)).toEqual([]);
    expect(moments.filter(isOver).length).toBeGreaterThan(0);
  });

  test('leads with something that is not over', () => {
    const isPast = ({ day, next }: LeagueMoment) =>
      next !== undefined && lastDayOf(next).slice(0, 10) < addDays(day, -1);
    expect(moments.filter(isPast).map(where)).toEqual([]);
  });

  test('counts the days right', () => {
    const wrong = moments.filter(({ day, phase, next }) => {
      const days = /(?:in|begins? in) (\d+) days$/.exec(phase)?.[1];
      const off = next && days && Math.abs(daysBetween(day, next.start.slice(0, 10)) - Number(days));
      return off && off > 1 && !phase.includes('·');
    });
    expect(wrong.map(where)).toEqual([]);
  });
});
