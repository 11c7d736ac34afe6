import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../catalog/day/day.ts';
import { testDays, testEvent } from '../event/test-event.ts';
import {
  addMonths,
  countsByDay,
  type DayCell,
  daysOfMonth,
  monthLayout,
  monthsBetween,
  spansOf,
  weekColumn,
  weeksOfMonth,
  wholeMonthPeriods,
} from './month-layout.ts';

function cellOf(weeks: DayCell[][], day: string): DayCell {
  const cell = weeks.flat().find((candidate) => candidate.day === day);
  if (!cell) throw new Error(`${day} is not in the grid`);
  return cell;
}

const layout = (events: Parameters<typeof spansOf>[0], month = '2026-11', timeZone = 'UTC') =>
  monthLayout(spansOf(events, timeZone), month, 'monday');

test('a game of an open round is one bar over its days, and one game of the year', () => {
  const game = testEvent({ name: 'A vs B', start: '2026-11-21', provisional: true });
  const weeks = layout([game]);
  expect(cellOf(weeks, '2026-11-21').entries).toEqual([]);
  expect(cellOf(weeks, '2026-11-20').bars).toMatchObject([{ days: 3, continuesAfter: true }]);
  expect(cellOf(weeks, '2026-11-23').bars).toMatchObject([{ days: 1, continuesBefore: true }]);
  expect([...countsByDay(spansOf([game], 'UTC'), '2026-01-01', '2026-12-31')]).toEqual([['2026-11-21', 1]]);
});

describe('months', () => {
  test('are counted over the ends of years', () => {
    expect(addMonths('2026-11', 2)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(monthsBetween('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  });

  test('have their days', () => {
    expect(daysOfMonth('2028-02')).toHaveLength(29);
    expect(daysOfMonth('2026-12').at(-1)).toBe('2026-12-31');
  });
});

describe('weeks of a month', () => {
  test('begin on the chosen day', () => {
    expect(weeksOfMonth('2026-11', 'monday')[0]?.[0]).toBe('2026-10-26');
    expect(weeksOfMonth('2026-11', 'sunday')[0]?.[0]).toBe('2026-11-01');
    expect(weekColumn('2026-11-15', 'monday')).toBe(6);
    expect(weekColumn('2026-11-15', 'sunday')).toBe(0);
  });

  test('are 4 to 6', () => {
    expect(weeksOfMonth('2027-02', 'monday')).toHaveLength(4);
    expect(weeksOfMonth('2026-11', 'sunday')).toHaveLength(5);
    expect(weeksOfMonth('2026-11', 'monday')).toHaveLength(6);
  });

  test('hold every day of the month once, whichever month', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2020, max: 2040 }),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom('monday' as const, 'sunday' as const),
        (year, number, weekStart) => {
          const month = `${year}-${String(number).padStart(2, '0')}`;
          const days = weeksOfMonth(month, weekStart).flat();
          expect(days.filter((day) => day.startsWith(month))).toEqual(daysOfMonth(month));
          expect(days.every((day, index) => index === 0 || day === addDays(days[index - 1] ?? '', 1))).toBe(
            true,
          );
        },
      ),
    );
  });
});

describe('the day of an event', () => {
  test('is the visitor’s for a timed one', () => {
    const kickoff = testEvent({ start: '2026-11-16T01:20:00Z' });
    expect(cellOf(layout([kickoff], '2026-11', 'America/New_York'), '2026-11-15').entries).toHaveLength(1);
    expect(cellOf(layout([kickoff], '2026-11', 'Pacific/Kiritimati'), '2026-11-16').entries).toHaveLength(1);
  });

  test('is the same in every zone for one without a time', () => {
    const race = testEvent({ start: '2026-11-15' });
    const open = testEvent({ name: 'Open', start: '2026-11-12', end: '2026-11-15' });
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu']) {
      const weeks = layout([race, open], '2026-11', zone);
      expect(cellOf(weeks, '2026-11-15').events).toEqual([open, race]);
      expect(cellOf(weeks, '2026-11-16').events).toEqual([]);
      expect(cellOf(weeks, '2026-11-11').events).toEqual([]);
    }
  });

  test('is the first one for a night that ends after midnight', () => {
    const night = testEvent({ start: '2026-11-14T22:00:00Z', end: '2026-11-15T04:00:00Z' });
    const weeks = layout([night]);
    expect(cellOf(weeks, '2026-11-14').entries).toHaveLength(1);
    expect(cellOf(weeks, '2026-11-15').events).toEqual([]);
  });

  test('lists by time, then what has none', () => {
    const unknown = testEvent({ name: 'Unknown', home: 'A', away: 'B', start: '2026-11-15' });
    const late = testEvent({ name: 'Late', start: '2026-11-16T01:00:00Z' });
    const early = testEvent({ name: 'Early', start: '2026-11-15T18:00:00Z' });
    const allDay = testEvent({ name: 'Day', start: '2026-11-15' });
    const weeks = layout([unknown, late, early, allDay], '2026-11', 'America/New_York');
    expect(cellOf(weeks, '2026-11-15').events.map(({ name }) => name)).toEqual([
      'Early',
      'Late',
      'Unknown',
      'Day',
    ]);
  });
});

describe('bars', () => {
  test('are cut at the ends of weeks, and marked there', () => {
    const open = testEvent({ start: '2026-11-12', end: '2026-11-17' });
    const weeks = layout([open]);
    expect(cellOf(weeks, '2026-11-12').bars).toMatchObject([
      { days: 4, line: 0, continuesBefore: false, continuesAfter: true },
    ]);
    expect(cellOf(weeks, '2026-11-16').bars).toMatchObject([
      { days: 2, continuesBefore: true, continuesAfter: false },
    ]);
    expect(cellOf(weeks, '2026-11-13').bars).toEqual([]);
    expect(cellOf(weeks, '2026-11-13').events).toEqual([open]);
  });

  test('take the first free lane; entries stand below and between them', () => {
    const weeks = layout([
      testEvent({ name: 'A', start: '2026-11-09', end: '2026-11-11' }),
      testEvent({ name: 'B', start: '2026-11-10', end: '2026-11-13' }),
      testEvent({ name: 'C', start: '2026-11-12', end: '2026-11-15' }),
      testEvent({ name: 'Game', start: '2026-11-13T18:00:00Z' }),
      testEvent({ name: 'Other', start: '2026-11-14T18:00:00Z' }),
    ]);
    const lines = (day: string) => cellOf(weeks, day).bars.map(({ span, line }) => [span.event.name, line]);
    expect(lines('2026-11-09')).toEqual([['A', 0]]);
    expect(lines('2026-11-10')).toEqual([['B', 1]]);
    expect(lines('2026-11-12')).toEqual([['C', 0]]);
    expect(cellOf(weeks, '2026-11-13').entries[0]?.line).toBe(2);
    expect(cellOf(weeks, '2026-11-14').entries[0]?.line).toBe(1);
  });

  test('of frames stand above in lines of their own', () => {
    const weeks = layout([
      testEvent({ name: 'Week 10', type: 'Week 10', start: '2026-11-10', end: '2026-11-16' }),
      ...testDays('2026-11-12', 1),
    ]);
    expect(cellOf(weeks, '2026-11-10').bars).toMatchObject([{ span: { isPeriod: true }, line: 0 }]);
    expect(cellOf(weeks, '2026-11-12').entries[0]?.line).toBe(1);
    expect(cellOf(weeks, '2026-11-12').events).toHaveLength(1);
  });

  test('of frames over the whole month are left to the line above the grid', () => {
    const season = testEvent({ name: 'Regular Season', start: '2026-09-09', end: '2027-01-10' });
    const spans = spansOf([season], 'UTC');
    expect(wholeMonthPeriods(spans, '2026-11').map(({ event }) => event)).toEqual([season]);
    expect(
      layout([season])
        .flat()
        .flatMap(({ bars }) => bars),
    ).toEqual([]);
    expect(cellOf(layout([season], '2027-01'), '2027-01-04').bars).toHaveLength(1);
  });
});

describe('more than a cell can show', () => {
  const games = Array.from({ length: 15 }, (_, index) =>
    testEvent({ name: `Game ${index}`, start: `2026-11-15T${String(index).padStart(2, '0')}:00:00Z` }),
  );

  test('is counted', () => {
    const cell = cellOf(layout(games), '2026-11-15');
    expect(cell.entries.map(({ line }) => line)).toEqual([0, 1, 2]);
    expect(cell.rest).toHaveLength(12);
    expect(cell.moreLine).toBe(3);
  });

  test('bars without a lane count on each of their days', () => {
    const opens = Array.from({ length: 5 }, (_, index) =>
      testEvent({ name: `Open ${index}`, start: '2026-11-12', end: '2026-11-14' }),
    );
    const weeks = layout([...opens, ...games]);
    expect(cellOf(weeks, '2026-11-13').rest).toHaveLength(2);
    expect(cellOf(weeks, '2026-11-15').rest).toHaveLength(12);
  });

  test('nothing is lost and nothing overlaps, whatever the events', () => {
    const day = fc.integer({ min: -10, max: 40 }).map((offset) => addDays('2026-11-01', offset));
    const event = fc
      .tuple(day, fc.integer({ min: 0, max: 20 }))
      .map(([start, length]) => testEvent({ start, end: length === 0 ? null : addDays(start, length) }));
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        for (const week of layout(events)) {
          week.forEach((cell, column) => {
            const bars = week
              .slice(0, column + 1)
              .flatMap((other, index) => other.bars.filter((bar) => index + bar.days > column));
            const lines = [...bars, ...cell.entries].map(({ line }) => line);
            expect(new Set(lines).size).toBe(lines.length);
            expect(Math.max(-1, ...lines)).toBeLessThan(5);
            expect(lines.length + cell.rest.length).toBe(cell.events.length);
          });
        }
      }),
    );
  });
});

test('counts by day include every day of a tournament, and no frame', () => {
  const spans = spansOf(
    [
      testEvent({ start: '2026-10-30', end: '2026-11-02' }),
      testEvent({ start: '2026-11-02T12:00:00Z' }),
      testEvent({ name: 'Playoffs', section: 'Playoffs', start: '2026-11-01', end: '2026-11-20' }),
    ],
    'UTC',
  );
  expect([...countsByDay(spans, '2026-11-01', '2026-11-30')]).toEqual([
    ['2026-11-01', 1],
    ['2026-11-02', 2],
  ]);
});
