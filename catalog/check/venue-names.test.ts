import { describe, expect, test } from 'vitest';
import { game, problemsIn, soccerData } from './test-data.ts';

const at = (...locations: string[]) =>
  soccerData({
    'First Round': locations.map((location, index) =>
      game('Arsenal', 'Wolves', `2024-08-1${index}`, {
        type: 'Cup',
        location,
        ...(index > 0 ? { occurrence: index + 1 } : {}),
      }),
    ),
  });

describe('venues have one spelling', () => {
  test('the rarer one of two that are a letter apart is rejected', () => {
    const data = at('Emirates Stadium (London)', 'Emirates Stadium (London)', 'Emirate Stadium (London)');
    expect(problemsIn(data)).toEqual([
      {
        field: 'location',
        reason:
          '"Emirate Stadium (London)" looks like a typo of "Emirates Stadium (London)" (if both are venues, add the pair to similar-names.json)',
      },
    ]);
  });

  test('a pair of the allow list is accepted', () => {
    const data = at('Ring (Ulm)', 'Rang (Ulm)');
    data.similarNames = [['Rang (Ulm)', 'Ring (Ulm)']];
    expect(problemsIn(data)).toEqual([]);
  });

  test('numbered halls are different venues', () => {
    expect(problemsIn(at('Hall 1 (London)', 'Hall 2 (London)'))).toEqual([]);
  });
});
