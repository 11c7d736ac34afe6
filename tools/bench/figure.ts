/** A measured figure, and what every measurement is given. */
import type { Browser } from '@playwright/test';
import type { MeasuredPage } from './pages.ts';

export interface Figure {
  /** A row of its table: a page, or an action. */
  of: string;
  /** A column of its table, with its unit: `LCP ms`. */
  metric: string;
  value: number;
  /** Digits after the point. */
  digits?: number;
  /** The budget: printed beside the figure, never asserted, because a slower machine is no fault of the site. */
  atMost?: number;
  atLeast?: number;
}

export interface ServedSite {
  url: string;
  folder: string;
}

/** A site that was built some days before it is visited. */
export interface AgedSite extends ServedSite {
  /** "six days ago" */
  age: string;
}

export interface MeasureContext {
  browser: Browser;
  site: ServedSite;
  /** A plain page for comparison: see floor-page.ts. */
  floor: ServedSite;
  /** What others do: see peer-page.ts. */
  peer: ServedSite;
  pages: readonly MeasuredPage[];
  /** The newest first, which is the site itself. */
  aged: readonly AgedSite[];
  /** Every page that `aged` has. */
  paths: readonly string[];
  /** How often each thing is measured. */
  runs: number;
}
