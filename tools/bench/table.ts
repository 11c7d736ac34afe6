/** Figures as Markdown tables. */
import { markdownTable } from '../markdown-table.ts';
import { type Figure, formatFigure, formatNumber } from './figure.ts';

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

/** How much the compared figures grow with the data of `--scale`. */
export function growthTable(figures: readonly Figure[], scaled: readonly Figure[], scale: number): string {
  const rows = figures.flatMap(({ of, metric, value, isCompared, digits }) => {
    const other = scaled.find((each) => each.of === of && each.metric === metric)?.value;
    if (!isCompared || value === undefined || other === undefined) return [];
    return [
      [of, metric, formatNumber(value, digits), formatNumber(other, digits), formatNumber(other / value, 2)],
    ];
  });
  return markdownTable(['', 'figure', '1×', `${scale}×`, 'ratio'], rows);
}

export function budgetsMet(figures: readonly Figure[]): string {
  const judged = figures.flatMap(({ atMost, value }) =>
    atMost === undefined || value === undefined ? [] : [value <= atMost],
  );
  return `${judged.filter(Boolean).length} of ${judged.length} budgets met`;
}
