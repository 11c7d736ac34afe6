import { expect, test } from 'vitest';
import type { Figure } from './figure.ts';
import { budgetsMet, figuresTable, growthTable } from './table.ts';

const FIGURES: Figure[] = [
  { of: 'floor', metric: 'LCP ms', value: 680.4 },
  { of: 'home', metric: 'LCP ms', value: 1310, atMost: 1250 },
  { of: 'home', metric: 'ratio', value: 1.2, digits: 2, atMost: 1.25 },
];

const cells = (table: string) =>
  table.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

test('a row for each thing, a column for each metric, budgets beside the figures', () => {
  const [head, , ...rows] = cells(figuresTable('page', FIGURES));
  expect(head).toEqual(['page', 'LCP ms', 'ratio']);
  expect(rows).toEqual([
    ['floor', '680', ''],
    ['home', '1,310 (≤ 1,250 ✗)', '1.20 (≤ 1.25 ✓)'],
  ]);
});

test('what is not known is shown as such, and is not judged', () => {
  const memory: Figure = { of: 'build', metric: 'MiB', value: undefined, atMost: 3072 };
  expect(cells(figuresTable('', [memory]))[2]).toEqual(['build', 'not known']);
  expect(budgetsMet([...FIGURES, memory])).toBe('1 of 2 budgets met');
});

test('growth is shown for the compared figures that are known in both runs', () => {
  const before: Figure[] = [
    { of: 'build', metric: 'time s', value: 50, digits: 1, isCompared: true },
    { of: 'build', metric: 'files', value: 10 },
    { of: 'build', metric: 'other', value: 10, isCompared: true },
  ];
  const after: Figure[] = [
    { of: 'build', metric: 'time s', value: 600 },
    { of: 'build', metric: 'files', value: 100 },
  ];
  expect(cells(growthTable(before, after, 10)).slice(2)).toEqual([
    ['build', 'time s', '50.0', '600.0', '12.00'],
  ]);
});
