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
  const judged = figures.map(isMet).filter((met) => met !== undefined);
  return `${judged.filter(Boolean).length} of ${judged.length} budgets met`;
}

function formatNumber(value: number, digits = 0): string {
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** `1,310 (≤ 1,250 ✗)` */
function formatFigure(figure: Figure): string {
  const { value, digits, atMost, atLeast } = figure;
  const text = formatNumber(value, digits);
  const limit = atMost ?? atLeast;
  if (limit === undefined) return text;
  const limitText = formatNumber(limit, Number.isInteger(limit) ? 0 : 2);
  return `${text} (${atMost === undefined ? '≥' : '≤'} ${limitText} ${isMet(figure) ? '✓' : '✗'})`;
}

/** Undefined for a figure without a budget. */
function isMet({ value, atMost, atLeast }: Figure): boolean | undefined {
  if (atMost === undefined && atLeast === undefined) return undefined;
  return value <= (atMost ?? value) && value >= (atLeast ?? value);
}
