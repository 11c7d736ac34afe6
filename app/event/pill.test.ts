import { expect, test } from 'vitest';
import { pillOf } from './pill.ts';
import { testEvent } from './test-event.ts';

const pill = (event: Parameters<typeof testEvent>[0], isAmongLeagues = true) =>
  pillOf(testEvent(event), isAmongLeagues);

test('a derby has its name as a title, where it has one', () => {
  const event = { start: '2026-11-22', name: 'Liverpool vs Manchester United' };
  expect(pill({ ...event, rivalry: 'North West Derby' }, false)).toEqual({
    text: 'Derby',
    tone: 'derby',
    title: 'North West Derby',
  });
  expect(pill({ ...event, rivalry: 'Rivalry' }, false)).toEqual({ text: 'Rivalry', tone: 'rivalry' });
});

test('what decides a title is said everywhere, what is less among several leagues only', () => {
  const major = { start: '2027-04-08', name: 'Masters Tournament', section: 'Regular Season', type: 'Major' };
  expect(pill(major, false)).toEqual({ text: 'Major', tone: 'title' });
  const thousand = { ...major, name: 'Miami Open', type: 'Masters 1000' };
  expect(pill(thousand)).toEqual({ text: 'Masters 1000', tone: 'level' });
  expect(pill(thousand, false)).toBeUndefined();
});

test('a tournament is no final before its last day', () => {
  const finals = { name: 'CME Group Tour', section: 'Championship', start: '2026-11-19' };
  expect(pill({ ...finals, end: '2026-11-22' })).toBeUndefined();
  expect(pill(finals)).toEqual({ text: 'Final', tone: 'title' });
});

test('nothing is said that the name says, and nothing of what is called off', () => {
  const race = { start: '2026-11-21', name: 'Las Vegas Grand Prix - Race', section: 'Race' };
  expect(pill(race)).toBeUndefined();
  expect(pill({ ...race, name: 'Las Vegas Grand Prix' })).toEqual({ text: 'Race', tone: 'race' });
  expect(pill({ ...race, name: 'Las Vegas Grand Prix', details: 'Cancelled' })).toBeUndefined();
});
