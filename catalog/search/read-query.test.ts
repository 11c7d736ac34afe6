import { describe, expect, test } from 'vitest';
import { meaningfulWords, readQueries } from './read-query.ts';

describe('what was typed', () => {
  test('is words without accents, marks and connecting words', () => {
    expect(readQueries('Atlético vs. the Barça')[0]).toEqual({ words: ['atletico', 'barca'], years: [] });
    expect(meaningfulWords('Brighton & Hove Albion')).toEqual(['brighton', 'hove', 'albion']);
  });

  test('has years, and a season is one', () => {
    expect(readQueries('super bowl 2024')[0]).toEqual({ words: ['super', 'bowl'], years: [2024] });
    expect(readQueries('arsenal 2026-27')[0]).toEqual({ words: ['arsenal'], years: [2026] });
    expect(readQueries('ufc 320')[0]).toEqual({ words: ['ufc', '320'], years: [] });
  });

  test('is read again without words that say nothing', () => {
    expect(readQueries('next lakers game').map(({ words }) => words)).toEqual([
      ['next', 'lakers', 'game'],
      ['lakers'],
    ]);
  });

  test.each(['nba 2', 'nba 26', 'nba 26 d', 'nba 202'])(
    'is read again without a date that begins: %s',
    (typed) => {
      expect(readQueries(typed).at(-1)).toEqual({ words: ['nba'], years: [] });
    },
  );

  test.each(['ufc 320', 'nba 26 x', 'nba december', 'nba 2024'])('has no date that begins: %s', (typed) => {
    const [literal, ...others] = readQueries(typed);
    for (const other of others) expect(other).toEqual(literal);
  });

  test.each(['nba d', 'ufc decem', 'lakers tomo', 'bears sund'])(
    'is read again without a month or a day that begins: %s',
    (typed) => {
      expect(readQueries(typed).at(-1)?.words).toHaveLength(1);
    },
  );

  test('is cut', () => {
    expect(readQueries('x'.repeat(1_000_000))[0]?.words[0]).toHaveLength(100);
    expect(readQueries('a b c d e f g h i j k')[0]?.words).toHaveLength(8);
  });

  test('may be nothing', () => {
    expect(readQueries('🏀 )(*[')).toEqual([]);
    expect(readQueries('the')).toEqual([]);
  });
});
