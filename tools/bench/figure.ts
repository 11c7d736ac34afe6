/** A measured figure, and what every measurement is given. */
import type { Browser } from '@playwright/test';
import type { MeasuredPage } from './pages.ts';

export interface Figure {
  /** A row of its table: a page, or an action. */
  of: string;
  /** A column of its table, with its unit: `LCP ms`. */
  metric: string;
  /** Undefined where it cannot be known on this machine. */
  value: number | undefined;
  /** Digits after the point. */
  digits?: number;
  /** The budget: printed beside the figure, never asserted, because a slower machine is no fault of the site. */
  atMost?: number;
  /** Whether `--scale` shows how much it grows with the data. */
  isCompared?: boolean;
}

export interface ServedSite {
  url: string;
  folder: string;
}

export interface MeasureContext {
  browser: Browser;
  site: ServedSite;
  /** A plain page for comparison: see floor-page.ts. */
  floor: ServedSite;
  pages: readonly MeasuredPage[];
  /** How often each thing is measured. */
  runs: number;
}

export function formatNumber(value: number | undefined, digits = 0): string {
  if (value === undefined) return 'not known';
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** `1,310 (≤ 1,250 ✗)` */
export function formatFigure({ value, digits, atMost }: Figure): string {
  const text = formatNumber(value, digits);
  if (atMost === undefined || value === undefined) return text;
  const limit = formatNumber(atMost, Number.isInteger(atMost) ? 0 : 2);
  return `${text} (≤ ${limit} ${value <= atMost ? '✓' : '✗'})`;
}
