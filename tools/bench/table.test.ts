import { expect, test } from 'vitest';
import type { Figure } from './figure.ts';
import { budgetsMet, figuresTable } from './table.ts';

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

test('only figures with a budget are judged', () => {
  expect(budgetsMet(FIGURES)).toBe('1 of 2 budgets met');
});
