import { expect, test } from 'vitest';
import { testEvent, testGame } from '../event/test-event.ts';
import type { Visitor } from '../time/visitor.tsx';
import { barText } from './bar-text.ts';

const MOMENT = { now: Date.parse('2026-11-15T14:45:00Z'), today: '2026-11-15', timeZone: 'America/New_York' };
const VISITOR: Visitor = {
  ...MOMENT,
  sent: MOMENT,
  hour12: true,
  weekStart: 'monday',
  dateOrder: 'day',
};

const textOf = (
  event: ReturnType<typeof testEvent>,
  others: ReturnType<typeof testEvent>[] = [],
  visitor = VISITOR,
) => barText({ event, others, from: '2026-11-20', to: '2026-11-23', isPeriod: false }, visitor);

test('a tournament has its name, its days and its place', () => {
  const open = testEvent({ name: 'Open', start: '2026-11-20', end: '2026-11-23', location: 'Rye' });
  expect(textOf(open)).toEqual({
    name: 'Open',
    isRound: false,
    isOpen: false,
    note: '',
    title: 'Open · 20–23 Nov · Rye',
  });
  expect(textOf({ ...open, sure: 'estimated' }).title).toBe('Open · 20–23 Nov · dates estimated · Rye');
});

test('a round has the names of its leagues, and says how many games it has', () => {
  const [first, second, third] = ['premierleague', 'premierleague', 'facup'].map((league) =>
    testGame('A', 'B', { league, start: '2026-11-21', provisional: true, location: 'Rye' }),
  );
  if (!first || !second || !third) throw new Error('three games');
  const name = 'Premier League, FA Cup';
  expect(textOf(first, [second, third])).toEqual({
    name,
    isRound: true,
    isOpen: true,
    note: '3 games, dates TBC',
    title: `${name} · Weekend of 21 Nov · 3 games, dates TBC`,
  });
  const afterwards = { ...VISITOR, today: '2026-11-24' };
  expect(textOf(first, [second], afterwards)).toMatchObject({ note: '2 games, not confirmed' });
  expect(textOf(first)).toMatchObject({ name: 'A vs B', isOpen: true, note: 'dates TBC' });
});

test('a round of play-offs says whose it is among other leagues', () => {
  const nameOf = (name: string) =>
    barText(
      {
        event: testEvent({ name, section: 'Playoffs', start: '2027-01-16', end: '2027-01-18' }),
        from: '2027-01-16',
        to: '2027-01-18',
        isPeriod: false,
      },
      VISITOR,
      true,
    ).name;
  expect(nameOf('Wild Card Round')).toBe('NFL Wild Card Round');
  expect(nameOf('MLS Cup Playoffs')).toBe('MLS Cup Playoffs');
});
