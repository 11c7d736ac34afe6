/**
 * What a visit and a file may cost, in one place: tests assert bytes and numbers, the benchmark marks times that are beyond
 * theirs, and `npm run data:table` writes all into docs/architecture.md.
 */

export interface Budget {
  what: string;
  atMost: number;
  /** Bytes are written as kilobytes. */
  unit?: 'bytes' | 'ms';
  by: 'test' | 'benchmark';
}

const budgets = <Name extends string>(all: Record<Name, Budget>) => all;

export const BUDGETS = budgets({
  scripts: {
    what: 'scripts of a first visit as sent, with the lists of the page',
    // The search field is among them, so that no letter is lost.
    atMost: 130_000,
    unit: 'bytes',
    by: 'test',
  },
  scriptsOfCollegeBasketball: {
    what: "the same for men's college basketball and its teams, with up to 6,000 games",
    // The list of its season has 34 KB, where others have 2 to 13.
    atMost: 149_500,
    unit: 'bytes',
    by: 'test',
  },
  page: { what: 'the HTML of a page as sent', atMost: 43_000, unit: 'bytes', by: 'test' },
  styles: { what: 'inlined styles, uncompressed', atMost: 30_000, unit: 'bytes', by: 'test' },
  requests: { what: 'requests of a first visit, besides the font', atMost: 20, by: 'test' },
  font: {
    what: 'the font, once for all pages, with its rarer letters',
    atMost: 24_000,
    unit: 'bytes',
    by: 'test',
  },
  requestsOfTournament: {
    what: 'the same for a tournament',
    atMost: 26,
    by: 'test',
  },
  elements: { what: 'elements of a page', atMost: 2000, by: 'test' },
  searchNames: {
    what: 'the names that search begins with, as sent',
    atMost: 60_000,
    unit: 'bytes',
    by: 'test',
  },
  calendar: { what: 'a calendar, which must be smaller', atMost: 1_000_000, unit: 'bytes', by: 'test' },
  paint: { what: "largest paint, in times of the plain page's", atMost: 1.4, by: 'benchmark' },
  blocking: {
    what: 'blocking time beyond that of the plain page',
    atMost: 100,
    unit: 'ms',
    by: 'benchmark',
  },
  shift: { what: 'layout shift', atMost: 0.02, by: 'benchmark' },
});

export const budget = (name: keyof typeof BUDGETS): number => BUDGETS[name].atMost;
