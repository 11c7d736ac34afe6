/** Figures as Markdown tables. */
import { markdownTable } from '../markdown-table.ts';
import type { Figure } from './figure.ts';

/** A row for each thing measured, a column for each metric, both in the order in which they first come. */
export function figuresTable(firstHead: string, figures: readonly Figure[]): string {
  const metrics = [...new Set(figures.map(({ metric }) => metric))];
  const things = [...new Set(figures.map((figure) => figure.of))];
  return markdownTable(
    [firstHead, ...metrics],
    things.map((thing) => [
      thing,
      ...metrics.map((metric) => {
        const figure = figures.find((each) => each.of === thing && each.metric === metric);
        return figure ? formatFigure(figure) : '';
      }),
    ]),
  );
}

export function budgetsMet(figures: readonly Figure[]): string {
  const judged = figures.flatMap(({ atMost, value }) => (atMost === undefined ? [] : [value <= atMost]));
  return `${judged.filter(Boolean).length} of ${judged.length} budgets met`;
}

function formatNumber(value: number, digits = 0): string {
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** `1,310 (≤ 1,250 ✗)` */
function formatFigure({ value, digits, atMost }: Figure): string {
  const text = formatNumber(value, digits);
  if (atMost === undefined) return text;
  const limit = formatNumber(atMost, Number.isInteger(atMost) ? 0 : 2);
  return `${text} (≤ ${limit} ${value <= atMost ? '✓' : '✗'})`;
}
