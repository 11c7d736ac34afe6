/** A measured figure: what was measured, what of it, and what it should be. All parts of the benchmark give these. */

export interface Figure {
  /** A row of its table: a page, or an action. */
  of: string;
  /** A column of its table, with its unit: `LCP ms`. */
  metric: string;
  /** Undefined where it cannot be known on this machine. */
  value: number | undefined;
  /** Digits after the point. */
  digits?: number;
  target?: Target;
  /** How many times as much it may be with the data of `--scale`. */
  growth?: number;
}

/** Printed beside the figure, never asserted: a slower machine is no fault of the site. */
export type Target = { atMost: number } | { atLeast: number };

export function isMet(value: number, target: Target): boolean {
  return 'atMost' in target ? value <= target.atMost : value >= target.atLeast;
}

export function formatNumber(value: number | undefined, digits = 0): string {
  if (value === undefined) return 'not known';
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** `1,310 (≤ 1,250 ✗)` */
export function formatFigure({ value, digits, target }: Figure): string {
  const text = formatNumber(value, digits);
  if (!target || value === undefined) return text;
  const [sign, limit] = 'atMost' in target ? ['≤', target.atMost] : ['≥', target.atLeast];
  const limitDigits = Number.isInteger(limit) ? 0 : 2;
  return `${text} (${sign} ${formatNumber(limit, limitDigits)} ${isMet(value, target) ? '✓' : '✗'})`;
}
