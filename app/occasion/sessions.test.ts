import { expect, test } from 'vitest';
import { fixtureCatalog } from '../../catalog/check/test-data.ts';
import { allLeagues } from '../../catalog/season/league.ts';
import { chosenSessions, countsByDay, offeredSports, programmeOf } from './sessions.ts';

const seasons = allLeagues(fixtureCatalog()).find(({ slug }) => slug === 'summerolympics')?.seasons ?? [];
const programmeIn = (label: string, hostZone = 'America/Los_Angeles') =>
  programmeOf(seasons.find((season) => season.label === label)?.events ?? [], hostZone);

test('the programme: the Games, their ceremonies, sports and sessions', () => {
  const { whole, ceremonies, sports, sessions } = programmeIn('2028');
  expect(whole?.name).toBe('Summer Olympics Los Angeles 2028');
  expect(ceremonies.map(({ name }) => name)).toEqual(['Opening Ceremony', 'Closing Ceremony']);
  expect(sports.map(({ name, sessions }) => [name, sessions])).toEqual([
    ['Swimming', 17],
    ['Triathlon', 3],
  ]);
  expect(sports[0]?.event?.name).toBe('Swimming');
  expect(sessions).toHaveLength(20);
  expect(sessions.filter(({ hasMedals }) => hasMedals)).toHaveLength(12);
});

test('a session in the evening of Los Angeles is on that day', () => {
  const final = programmeIn('2028').sessions.find(
    ({ event }) => event.name === 'Swimming: Finals (Session 2)',
  );
  expect(final).toMatchObject({ day: '2028-07-22', sport: 'swimming' });
});

test('every session is under its sport, also where only its name says which', () => {
  const { sessions, sports } = programmeIn('2024', 'Europe/Paris');
  const slugs = sports.map(({ slug }) => slug);
  expect(sessions.filter(({ sport }) => !slugs.includes(sport))).toEqual([]);
  const sportOf = (name: string) => sessions.find(({ event }) => event.name === name)?.sport;
  expect(sportOf("Table Tennis: Men's Team Final")).toBe('table-tennis');
  expect(sportOf("Men's Beach Volleyball Final")).toBe('beach-volleyball');
});

test('days, sports and medals narrow the sessions; several days or sports add up', () => {
  const { sessions } = programmeIn('2028');
  const count = (days: string[], sports: string[], isMedalsOnly = false) =>
    chosenSessions(sessions, { days, sports, isMedalsOnly }).length;
  expect(count([], [])).toBe(20);
  expect(count([], ['swimming'])).toBe(17);
  expect(count([], ['swimming', 'triathlon'])).toBe(20);
  expect(count([], ['swimming'], true)).toBe(9);
  const [first, second] = ['2028-07-22', '2028-07-23'];
  expect(count([first, second], ['swimming'])).toBe(
    count([first], ['swimming']) + count([second], ['swimming']),
  );
});

test('the days from the first to the last, with the sessions and medals of the chosen sports', () => {
  const { sessions } = programmeIn('2028');
  const days = countsByDay(sessions, ['swimming']);
  expect(days[0]?.day).toBe('2028-07-15');
  expect(days[0]?.sessions).toBe(0);
  expect(days.find(({ day }) => day === '2028-07-22')).toMatchObject({ medals: 1 });
  expect(days.reduce((sum, day) => sum + day.sessions, 0)).toBe(17);
  expect(countsByDay([], [])).toEqual([]);
});

test('the largest sports are offered, and those that are chosen', () => {
  const sports = 'abcdefghij'
    .split('')
    .map((slug, index) => ({ slug, name: slug, event: undefined, sessions: index }));
  const slugs = (chosen: string[]) => offeredSports(sports, chosen).map(({ slug }) => slug);
  expect(slugs([])).toEqual('defghij'.split(''));
  expect(slugs(['a', 'j'])).toEqual('adefghij'.split(''));
});
