import { expect, test } from 'vitest';
import { teamMatches } from './team-matches.ts';

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
