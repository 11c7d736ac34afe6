import { describe, expect, test } from 'vitest';
import { isSeasonLabel, seasonMonth } from './season-window.ts';
import { game, makeData, makeLeague, problemsIn, soccerData } from './test-data.ts';

describe('the events of a season fall into its months', () => {
  const nfl2024 = (start: string, end?: string) =>
    makeData(
      makeLeague(
        'nfl',
        '2024',
        {
          'Regular Season': [
            game('Detroit Lions', 'Minnesota Vikings', start, { type: 'Week 18', ...(end ? { end } : {}) }),
          ],
        },
        { name: 'NFL', seasonMonths: [2, 14] },
      ),
    );

  test('week 18 of 2024 in January 2025 is accepted', () => {
    expect(problemsIn(nfl2024('2025-01-06T01:20:00Z'))).toEqual([]);
  });

  test('week 18 of 2024 in January 2024 is rejected', () => {
    const reason = '"2024-01-06T01:20:00Z" is outside the season 2024 of NFL (month 1, allowed 2 to 14)';
    expect(problemsIn(nfl2024('2024-01-06T01:20:00Z'))).toEqual([{ field: 'start', reason }]);
  });

  test('an end outside the season is rejected', () => {
    const reason = '"2025-03-01" is outside the season 2024 of NFL (month 15, allowed 2 to 14)';
    expect(problemsIn(nfl2024('2025-01-06', '2025-03-01'))).toEqual([{ field: 'end', reason }]);
  });

  test('months are counted over the turn of the year', () => {
    expect(seasonMonth('2024-01-31', '2024')).toBe(1);
    expect(seasonMonth('2025-02-01', '2024')).toBe(14);
    expect(seasonMonth('2023-12-31', '2024')).toBe(0);
    expect(seasonMonth('2025-05-25', '2024-25')).toBe(17);
  });
});

describe('a season is named after its year or years', () => {
  test.each(['2026', '2026-27', '2099-00'])('%s is a season', (label) => {
    expect(isSeasonLabel(label)).toBe(true);
  });

  test.each(['26', '2026-28', '2026-2027', '2026-26', 'draft', ''])('"%s" is not', (label) => {
    expect(isSeasonLabel(label)).toBe(false);
  });

  test('a file with another name is rejected', () => {
    const data = soccerData({ 'Matchday 1': [game('Arsenal', 'Wolves', '2024-08-17')] });
    for (const season of data.leagues.flatMap(({ seasons }) => seasons)) season.label = '2024-26';
    expect(problemsIn(data)).toEqual([
      { field: undefined, reason: '"2024-26" is not a season: name the file 2026.json or 2026-27.json' },
    ]);
  });
});
