import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTimed } from '../day/day.ts';
import { inListOrder, isListedBefore, listedUnder } from './list-order.ts';

const ZONES = [
  'Pacific/Pago_Pago',
  'America/St_Johns',
  'America/New_York',
  'UTC',
  'Europe/Berlin',
  'Asia/Kathmandu',
  'Australia/Adelaide',
  'Australia/Sydney',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
];

const instant = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => `${date.toISOString().slice(0, 19)}Z`);
const event = fc.record({
  start: fc.oneof(
    instant,
    instant.map((text) => text.slice(0, 10)),
  ),
});
const openGame = event.map(({ start }) => ({ start: start.slice(0, 10), provisional: true as const }));

test('days never go back, and within one what has a time comes first, in the order of the instants', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(event, event, openGame), { maxLength: 40 }),
      fc.constantFrom(...ZONES),
      (events, zone) => {
        const ordered: { start: string; provisional?: true }[] = inListOrder(events, zone);
        expect(ordered.map(({ start }) => start).sort()).toEqual(events.map(({ start }) => start).sort());
        ordered.slice(1).forEach((after, index) => {
          const before = ordered[index];
          if (!before) return;
          const [day, nextDay] = [listedUnder(before, zone), listedUnder(after, zone)];
          expect(nextDay >= day).toBe(true);
          if (day !== nextDay || before.provisional) return;
          expect(after.provisional).toBeUndefined();
          if (isTimed(after.start)) {
            expect(isTimed(before.start)).toBe(true);
            expect(Date.parse(before.start)).toBeLessThanOrEqual(Date.parse(after.start));
          }
        });
      },
    ),
  );
});

test('Tuesday evening is before Wednesday, although both are Wednesday in UTC', () => {
  const wednesday = { start: '2026-11-18' };
  const tuesdayEvening = { start: '2026-11-18T00:30:00Z' };
  expect(inListOrder([wednesday, tuesdayEvening], 'America/New_York')).toEqual([tuesdayEvening, wednesday]);
  expect(isListedBefore(tuesdayEvening, wednesday, 'America/New_York')).toBe(true);
});

test('what is listed under another day is ordered by that', () => {
  const tour = { start: '2026-11-10' };
  const game = { start: '2026-11-17T20:00:00Z' };
  const dayOf = ({ start }: { start: string }) => (start < '2026-11-17' ? '2026-11-17' : start.slice(0, 10));
  expect(inListOrder([tour, game], 'UTC', dayOf)).toEqual([game, tour]);
});
