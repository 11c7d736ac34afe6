import { expect, test } from 'vitest';
import { checkData } from './check-data.ts';
import { game, soccerData } from './test-data.ts';

const REASON = 'is not in canonical form: run npm run data:format';

const withText = (change: (text: string) => string) => {
  const data = soccerData({
    'Matchday 1': [game('Arsenal', 'Wolves', '2024-08-17'), game('Chelsea', 'Everton', '2024-08-18')],
  });
  for (const season of data.leagues.flatMap(({ seasons }) => seasons)) season.text = change(season.text);
  return checkData(data);
};

test('a file in the canonical form is accepted', () => {
  expect(withText((text) => text)).toEqual([]);
});

test('another form is rejected at its first line that differs', () => {
  const problem = { file: 'soccer/premierleague/2024-25.json', path: [], reason: REASON };
  const indented = (text: string) =>
    text.replace('      { "start": "2024-08-18"', '  { "start": "2024-08-18"');
  expect(withText(indented)).toEqual([{ ...problem, line: 7 }]);
  expect(withText((text) => text.replaceAll('\n', '\r\n'))).toEqual([{ ...problem, line: 1 }]);
});

test('a missing last line break is rejected', () => {
  expect(withText((text) => text.trimEnd())).toMatchObject([{ reason: REASON }]);
});
