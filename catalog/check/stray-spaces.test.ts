import { describe, expect, test } from 'vitest';
import { game, problemsIn, soccerData } from './test-data.ts';

describe('no text has a stray space', () => {
  test('a type with a leading space is rejected', () => {
    const data = soccerData({
      'Matchday 3': [game('Arsenal', 'Wolves', '2024-08-31', { type: ' Matchday 3' })],
    });
    expect(problemsIn(data)).toEqual([{ field: 'type', reason: '" Matchday 3" has a stray space' }]);
  });

  test('a category label with a leading space is rejected', () => {
    const data = soccerData({ ' Matchday 3': [game('Arsenal', 'Wolves', '2024-08-31')] });
    expect(problemsIn(data)).toEqual([
      { field: ' Matchday 3', reason: 'the category " Matchday 3" has a stray space' },
    ]);
  });

  test.each(['Emirates Stadium ', 'Emirates  Stadium', 'Emirates\tStadium', 'Emirates\nStadium'])(
    'the location %j is rejected',
    (location) => {
      const data = soccerData({ 'Matchday 1': [game('Arsenal', 'Wolves', '2024-08-17', { location })] });
      expect(problemsIn(data)).toEqual([{ field: 'location', reason: `"${location}" has a stray space` }]);
    },
  );
});
