/** Figures as tables of Markdown. */
import { type Figure, formatFigure, formatNumber, isMet } from './figure.ts';

export function markdownTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const rule = heads.map((_, column) => (column === 0 ? '---' : '---:'));
  return [line(heads), line(rule), ...rows.map(line)].join('\n');
}

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

/** The figures that have a limit of growth, beside those with the data of `--scale`. */
export function growthTable(figures: readonly Figure[], scaled: readonly Figure[], scale: number): string {
  const rows = figures.flatMap((figure) => {
    const { of, metric, value, growth, digits } = figure;
    const other = scaled.find((each) => each.of === of && each.metric === metric)?.value;
    if (growth === undefined || value === undefined || other === undefined) return [];
    const ratio: Figure = { of, metric, value: other / value, digits: 2, target: { atMost: growth } };
    return [[of, metric, formatNumber(value, digits), formatNumber(other, digits), formatFigure(ratio)]];
  });
  return markdownTable(['', 'figure', '1×', `${scale}×`, 'ratio'], rows);
}

/** How many of the targets are met, in words. */
export function targetsMet(figures: readonly Figure[]): string {
  const judged = figures.filter(({ target, value }) => target && value !== undefined);
  const met = judged.filter(({ target, value }) => target && value !== undefined && isMet(value, target));
  return `${met.length} of ${judged.length} targets met`;
}
