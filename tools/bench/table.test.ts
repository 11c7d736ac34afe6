import { expect, test } from 'vitest';
import type { Figure } from './figure.ts';
import { figuresTable, growthTable, markdownTable, targetsMet } from './table.ts';

const FIGURES: Figure[] = [
  { of: 'floor', metric: 'LCP ms', value: 680.4 },
  { of: 'home', metric: 'LCP ms', value: 1310, target: { atMost: 1250 } },
  { of: 'home', metric: 'score', value: 100, target: { atLeast: 100 } },
  { of: 'home', metric: 'ratio', value: 1.2, digits: 2, target: { atMost: 1.25 } },
];

test('a row for each thing, a column for each metric, targets beside the figures', () => {
  expect(figuresTable('page', FIGURES).split('\n')).toEqual([
    '| page | LCP ms | score | ratio |',
    '| --- | ---: | ---: | ---: |',
    '| floor | 680 |  |  |',
    '| home | 1,310 (≤ 1,250 ✗) | 100 (≥ 100 ✓) | 1.20 (≤ 1.25 ✓) |',
  ]);
});

test('what cannot be known is said so, and is not judged', () => {
  const memory: Figure = { of: 'build', metric: 'MiB', value: undefined, target: { atMost: 3072 } };
  expect(figuresTable('', [memory])).toContain('| build | not known |');
  expect(targetsMet([...FIGURES, memory])).toBe('2 of 3 targets met');
});

test('growth stands beside both figures, where it has a limit and both are known', () => {
  const before: Figure[] = [
    { of: 'build', metric: 'time s', value: 50, digits: 1, growth: 11 },
    { of: 'build', metric: 'files', value: 10 },
    { of: 'build', metric: 'other', value: 10, growth: 2 },
  ];
  const after: Figure[] = [
    { of: 'build', metric: 'time s', value: 600 },
    { of: 'build', metric: 'files', value: 100 },
  ];
  expect(growthTable(before, after, 10).split('\n').slice(2)).toEqual([
    '| build | time s | 50.0 | 600.0 | 12.00 (≤ 11 ✗) |',
  ]);
});

test('a bar in a text does not end its cell', () => {
  expect(markdownTable(['a'], [['x|y']])).toContain('| x\\|y |');
});
