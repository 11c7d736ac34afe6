import { expect, test } from 'vitest';
import { problemsIn, soccerData } from './test-data.ts';

/** An event of each label, and two of the right one. */
const withTypes = (...types: string[]) =>
  soccerData({
    '': ['Preseason', 'Preseason', ...types].map((type, index) => ({
      start: `2024-07-0${index + 1}`,
      name: `Cup ${index}`,
      type,
    })),
  });

test.each(['Pre-seasonn', 'Preseson', 'PRESEASON', 'Pre Season', 'preseaosn'])(
  'the type %s is rejected',
  (type) => {
    expect(problemsIn(withTypes(type))).toEqual([
      {
        field: 'type',
        reason: `"${type}" looks like a typo of "Preseason" (if both are labels, add the pair to similar-names.json)`,
      },
    ]);
  },
);

test('so is a category', () => {
  const cup = (start: string) => ({ start, name: `Cup of ${start}` });
  const data = soccerData({
    Preseason: [cup('2024-07-01'), cup('2024-07-02')],
    'Pre-seasonn': [cup('2024-07-03')],
  });
  expect(problemsIn(data)).toEqual([
    {
      field: 'Pre-seasonn',
      reason:
        '"Pre-seasonn" looks like a typo of "Preseason" (if both are labels, add the pair to similar-names.json)',
    },
  ]);
});

test('a typo that is close to many labels is reported once, with the closest', () => {
  const cups = ['Round 1', 'Round 1', 'Round 2', 'Round 2', 'Rund 2'].map((type, index) => ({
    start: `2024-07-0${index + 1}`,
    name: `Cup ${index}`,
    type,
  }));
  expect(problemsIn(soccerData({ '': cups }))).toMatchObject([
    { reason: expect.stringContaining('"Rund 2" looks like a typo of "Round 2"') },
  ]);
});

test('numbers make other labels, and so does a pair of similar-names.json', () => {
  expect(problemsIn(withTypes('Offseason'))).toEqual([]);
  expect(problemsIn(withTypes('Tour Playoffs Round 1', 'Tour Playoffs Round 2'))).toEqual([]);
  const data = withTypes('Draft', 'Draw');
  expect(problemsIn(data)).toHaveLength(1);
  data.similarNames = [['Draft', 'Draw']];
  expect(problemsIn(data)).toEqual([]);
});
