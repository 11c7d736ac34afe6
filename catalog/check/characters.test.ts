import { expect, test } from 'vitest';
import { game, problemsIn, soccerData } from './test-data.ts';

const withLocation = (location: string) =>
  problemsIn(soccerData({ 'Matchday 1': [game('Arsenal', 'Wolves', '2024-08-17', { location })] }));

test.each([
  ['U+0007', '\u0007', 'a bell'],
  ['U+0000', '\u0000', 'a zero byte'],
  ['U+007F', '\u007f', 'delete'],
  ['U+200B', '\u200b', 'a space of no width'],
  ['U+FEFF', '\ufeff', 'a byte order mark inside'],
  ['U+00AD', '\u00ad', 'a soft hyphen'],
  ['U+202E', '\u202e', 'a turn of direction'],
  ['U+2067', '\u2067', 'an isolate'],
  ['U+00A0', '\u00a0', 'a space that does not break'],
  ['U+2028', '\u2028', 'a line separator'],
  ['U+3164', '\u3164', 'a filler'],
  ['U+E000', '\ue000', 'private use'],
  ['U+D83D', '\ud83d', 'half of a character'],
])('%s is rejected: %j, %s', (code, character) => {
  expect(withLocation(`Emirates${character}Stadium`)).toEqual([
    {
      field: 'location',
      reason: `character 9 is ${code}, which nobody can see: visible characters and plain spaces only`,
    },
  ]);
});

test('bytes that were no UTF-8 are rejected', () => {
  expect(withLocation('Caf\ufffd')).toEqual([
    {
      field: 'location',
      reason: 'character 4 is not UTF-8, or is U+FFFD, which stands for what was not: save the file as UTF-8',
    },
  ]);
});

test('accents are part of their letters', () => {
  expect(withLocation('M\u00e1laga – “Ñ” 日本 ⚽')).toEqual([]);
  expect(withLocation('Ma\u0301laga')).toEqual([
    { field: 'location', reason: 'has accents apart from their letters: write it as NFC' },
  ]);
});

test('in every file: labels, names of teams, titles of sources', () => {
  const data = soccerData({ 'Cup\u200b': [{ start: '2024-08-17', name: 'Final' }] });
  for (const source of Object.values(data.sources)) source.title = 'List\u0007';
  data.teamIdentities['Ars\u200benal'] = {
    shortName: 'Arsenal',
    abbreviation: 'ARS',
    country: 'gb-eng',
    sources: ['fixture-list'],
  };
  expect(problemsIn(data).map(({ field }) => field)).toEqual(['Ars\u200benal', 'title', 'Cup\u200b']);
});
