import { describe, expect, test } from 'vitest';
import { testEvent } from '../event/test-event.ts';
import { filterEvents, filterOptions, isFiltered, teamMatches } from './filter-events.ts';

const EVENTS = [
  testEvent({ start: '2026-11-01', name: 'Draft', type: 'Draft', location: 'São Paulo' }),
  testEvent({
    start: '2026-11-10T18:00:00Z',
    name: 'Lions vs Bears',
    home: 'Lions',
    away: 'Bears',
    type: 'Week 9',
  }),
  testEvent({
    start: '2026-11-20T18:00:00Z',
    name: 'Bears vs Packers',
    home: 'Bears',
    away: 'Packers',
    type: 'Week 10',
    details: 'FOX',
  }),
];
const NONE = { team: '', conference: '', type: '', text: '', upcomingOnly: false };
const VISITOR = { now: Date.parse('2026-11-15T12:00:00Z') };
const names = (filters: Partial<typeof NONE>) =>
  filterEvents(EVENTS, { ...NONE, ...filters }, filterOptions(EVENTS), 'football', VISITOR).map(
    ({ name }) => name,
  );

describe('filters', () => {
  test('none lets everything through', () => {
    expect(names({})).toHaveLength(3);
    expect(isFiltered(NONE)).toBe(false);
    expect(isFiltered({ ...NONE, text: '  ' })).toBe(false);
    expect(isFiltered({ ...NONE, team: 'bears' })).toBe(true);
  });

  test('a team at home or away', () => {
    expect(names({ team: 'bears' })).toEqual(['Lions vs Bears', 'Bears vs Packers']);
    expect(names({ team: 'lions' })).toEqual(['Lions vs Bears']);
  });

  test('a conference, of a league with very many teams', () => {
    const look = (name: string, group: string) => ({ shortName: name, abbreviation: name, group });
    const games = Array.from({ length: 40 }, (_, index) =>
      testEvent({
        start: '2026-11-10',
        name: `A${index} vs B${index}`,
        home: `A${index}`,
        away: `B${index}`,
        looks: {
          home: { ...look(`A${index}`, '/West'), ...(index === 0 && { isMajor: true }) },
          away: look(`B${index}`, index < 5 ? '/East Conference' : '/North'),
        },
      }),
    );
    const options = filterOptions(games);
    expect(options.conferences.map(({ label }) => label)).toEqual(['West', 'East', 'North']);
    const shown = filterEvents(games, { ...NONE, conference: 'east' }, options, 'basketball', VISITOR);
    expect(shown).toHaveLength(5);
    expect(filterOptions(EVENTS).conferences).toEqual([]);
  });

  test('a type', () => {
    expect(names({ type: 'week-10' })).toEqual(['Bears vs Packers']);
  });

  test('one word', () => {
    expect(names({ text: 'packers' })).toEqual(['Bears vs Packers']);
  });

  test('words in any order, without accents or case', () => {
    expect(names({ text: 'PAULO sao' })).toEqual(['Draft']);
    expect(names({ text: 'fox bears' })).toEqual(['Bears vs Packers']);
  });

  test('upcoming only', () => {
    expect(names({ upcomingOnly: true })).toEqual(['Bears vs Packers']);
  });

  test('offers teams by name and types in order', () => {
    expect(filterOptions(EVENTS).teams.map(({ label }) => label)).toEqual(['Bears', 'Lions', 'Packers']);
    expect(filterOptions(EVENTS).types).toEqual([
      { value: 'draft', label: 'Draft' },
      { value: 'week-9', label: 'Week 9' },
      { value: 'week-10', label: 'Week 10' },
    ]);
  });
});

const TEAMS = [
  ['Atlanta Falcons', 'Falcons', 'ATL'],
  ['Chicago Bears', 'Bears', 'CHI'],
  ['Los Angeles Rams', 'Rams', 'LAR'],
  ['Manchester United', 'Man United', 'MUN'],
  ['Atlético Madrid', 'Atlético', 'ATM'],
].map(([label = '', shortName = '', abbreviation = '']) => ({
  value: label,
  label,
  look: { shortName, abbreviation },
}));
const found = (text: string) => teamMatches(TEAMS, text).map(({ label }) => label);

test.each([
  ['bears', ['Chicago Bears']],
  ['BEAR', ['Chicago Bears']],
  ['chi', ['Chicago Bears']],
  ['man u', ['Manchester United']],
  ['mun', ['Manchester United']],
  ['atletico', ['Atlético Madrid']],
  ['owls', []],
])('“%s” means %j', (text, names) => {
  expect(found(text)).toEqual(names);
});

test('words that begin so come before those that have it within', () => {
  expect(found('la')).toEqual(['Los Angeles Rams', 'Atlanta Falcons']);
});

test('no text means all', () => {
  expect(found(' ')).toHaveLength(TEAMS.length);
});
