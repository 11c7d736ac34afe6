import { expect, test } from 'vitest';
import { type EventsByCategory, game, makeLeague } from '../catalog/check/test-data.ts';
import { buildLeague } from '../catalog/read/build-catalog.ts';
import { csvFile } from './csv.ts';

const rowsOf = (events: EventsByCategory) =>
  csvFile(buildLeague(makeLeague('premierleague', '2026-27', events))).split('\r\n');

test('has a heading, a row for each event, and CRLF after every row', () => {
  expect(
    rowsOf({
      'Matchday 1': [
        game('Arsenal', 'Wolves', '2026-08-17T14:00:00Z', { location: 'Emirates Stadium (London)' }),
      ],
      '': [{ start: '2026-06-14', end: '2026-08-30', name: 'Transfer Window' }],
    }),
  ).toEqual([
    'season,category,specificType,name,start,end,location,details,extras',
    '2026-27,,,Transfer Window,2026-06-14,2026-08-30,,,',
    '2026-27,Matchday 1,Matchday 1,Arsenal vs Wolves,2026-08-17T14:00:00Z,,Emirates Stadium (London),,',
    '',
  ]);
});

test('quotes commas, quotes and line breaks', () => {
  expect(rowsOf({ A: [{ start: '2026-08-17', name: 'The "Cup", 2026' }] })[1]).toBe(
    '2026-27,A,,"The ""Cup"", 2026",2026-08-17,,,,',
  );
});

test('nothing begins like a formula', () => {
  for (const name of ['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\tA']) {
    const [, row = ''] = rowsOf({ A: [{ start: '2026-08-17', name }] });
    expect(row).toMatch(/^2026-27,A,,"?'/);
  }
});
