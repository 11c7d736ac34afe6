import { expect, test } from 'vitest';
import { fixtureCatalog } from '../../catalog/check/test-data.ts';
import { allLeagues } from '../../catalog/season/league.ts';
import { currentDay, isMedalSession, programmeOf, sessionsByDay, sessionsBySport } from './sessions.ts';

const seasons = allLeagues(fixtureCatalog()).find(({ slug }) => slug === 'summerolympics')?.seasons ?? [];
const programmeIn = (label: string) =>
  programmeOf(seasons.find((season) => season.label === label)?.events ?? []);

test('the programme: the Games, their ceremonies, sports and sessions', () => {
  const { whole, ceremonies, sports, sessions } = programmeIn('2028');
  expect(whole?.name).toBe('Summer Olympics Los Angeles 2028');
  expect(ceremonies.map(({ name }) => name)).toEqual(['Opening Ceremony', 'Closing Ceremony']);
  expect(sports).toHaveLength(57);
  expect(sessions).toHaveLength(20);
  expect(sessions.filter(isMedalSession)).toHaveLength(12);
});

test('a session in the evening of Los Angeles is on the next day in London', () => {
  const { sessions } = programmeIn('2028');
  const dayOf = (timeZone: string) =>
    sessionsByDay(sessions, timeZone).find((group) =>
      group.sessions.some(({ name }) => name === 'Swimming: Finals (Session 2)'),
    )?.key;
  expect(dayOf('America/Los_Angeles')).toBe('2028-07-22');
  expect(dayOf('Europe/London')).toBe('2028-07-23');
});

test('every session is under its sport, also where only its name says which', () => {
  const { sessions, sports } = programmeIn('2024');
  const groups = sessionsBySport(sessions, sports);
  const names = sports.map(({ name }) => name);
  expect(groups.map(({ key }) => key).filter((key) => !names.includes(key))).toEqual([]);
  const sportOf = (name: string) =>
    groups.find((group) => group.sessions.some((session) => session.name === name))?.key;
  expect(sportOf("Table Tennis: Men's Team Final")).toBe('Table Tennis');
  expect(sportOf("Men's Beach Volleyball Final")).toBe('Beach Volleyball');
  expect(groups.map(({ key }) => key)).toEqual(groups.map(({ key }) => key).sort());
});

test('today is open, else the next day, and the first once all is over', () => {
  const days = ['2028-07-15', '2028-07-16', '2028-07-20'].map((key) => ({ key, sessions: [] }));
  expect(currentDay(days, '2026-11-18')).toBe('2028-07-15');
  expect(currentDay(days, '2028-07-16')).toBe('2028-07-16');
  expect(currentDay(days, '2028-07-17')).toBe('2028-07-20');
  expect(currentDay(days, '2028-08-01')).toBe('2028-07-15');
});
