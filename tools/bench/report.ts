/** The visits as one table, with what is needed to compare it to that of another run. */
import { budget } from '../../catalog/budgets.ts';
import { markdownTable } from '../markdown-table.ts';
import type { Visit } from './lighthouse.ts';
import { isSteady, median, spread } from './statistics.ts';

export interface MeasuredPage {
  name: string;
  /** Where from, and how old the page is. */
  visitor: string;
  visits: Visit[];
}

export interface Build {
  seconds: number;
  files: number;
  megabytes: number;
}

export interface Report {
  /** When and on what it was measured. */
  facts: readonly string[];
  /** The plain page is the first. */
  pages: readonly MeasuredPage[];
  references: readonly MeasuredPage[];
  builds: readonly Build[];
  /** How many visits were made while something else ran. */
  busyVisits: number;
}

/** Both must hold still before a page's figures are believed. */
export const isPageSteady = ({ visits }: Pick<MeasuredPage, 'visits'>) =>
  isSteady(values(visits, 'largestPaint')) && isSteady(values(visits, 'blocking'));

const values = (visits: readonly Visit[], metric: keyof Visit) => visits.map((visit) => visit[metric]);

export function markdownReport(report: Report): string {
  const { facts, pages, references, builds, busyVisits } = report;
  const all = [...references, ...pages];
  const visits = all.flatMap((page) => page.visits);
  const unsteady = all.filter((page) => !isPageSteady(page));
  return `${[
    '# How fast it is',
    'Written by `npm run bench`: Lighthouse with its own defaults, a phone on a slow network, simulated. Every figure is the median of all visits to a page; in brackets is where their middle half lies. ✗ is beyond the budget in the head of the column ([catalog/budgets.ts](../catalog/budgets.ts)). The plain page is HTML with 120 rows without style sheet or script; the peer draws the same 120 events with FullCalendar. Both are measured in turn with ours. Sizes are as sent by our server, headers included.',
    [...facts, `speed of the processor by Lighthouse’s own measure: ${cell(values(visits, 'processor'))}`]
      .map((fact) => `- ${fact}`)
      .join('\n'),
    ...(busyVisits > 0
      ? [
          `**Something else ran during ${busyVisits} of ${visits.length} visits: these figures are too high.**`,
        ]
      : []),
    ...(unsteady.length > 0
      ? [
          `Not steady after all visits: ${unsteady.map(({ name, visitor }) => `${name} (${visitor})`).join(', ')}.`,
        ]
      : []),
    pagesTable(pages, references),
    ...(builds.length > 0 ? [buildSentence(builds)] : []),
  ].join('\n\n')}\n`;
}

export function pagesTable(pages: readonly MeasuredPage[], references: readonly MeasuredPage[]): string {
  const plain = references[0]?.visits ?? [];
  const plainPaint = median(values(plain, 'largestPaint'));
  const plainBlocking = median(values(plain, 'blocking'));
  return markdownTable(
    [
      'page',
      'visitor',
      'visits',
      'score',
      'LCP ms',
      `LCP ÷ plain (≤ ${budget('paint')})`,
      `TBT ms (≤ plain + ${budget('blocking')})`,
      `CLS (≤ ${budget('shift')})`,
      'HTML KB',
      'JS KB',
      'all KB',
      'requests',
    ],
    [...references, ...pages].map((page) => {
      const { name, visitor, visits } = page;
      const middle = (metric: keyof Visit) => median(values(visits, metric));
      const mark = (isBeyond: boolean) => (isBeyond && pages.includes(page) ? ' ✗' : '');
      const ratio = middle('largestPaint') / plainPaint;
      return [
        name,
        visitor,
        `${visits.length}`,
        middle('score').toFixed(0),
        cell(values(visits, 'largestPaint')),
        ratio.toFixed(2) + mark(ratio > budget('paint')),
        cell(values(visits, 'blocking')) + mark(middle('blocking') > plainBlocking + budget('blocking')),
        middle('shift').toFixed(3) + mark(middle('shift') > budget('shift')),
        ...(['html', 'scripts', 'all'] as const).map((metric) => middle(metric).toFixed(1)),
        `${middle('requests')}`,
      ];
    }),
  );
}

/** `1,020 (990–1,060)` */
function cell(measured: readonly number[], digits = 0): string {
  const format = (value: number) =>
    value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const { from, to } = spread(measured);
  return `${format(median(measured))} (${format(from)}–${format(to)})`;
}

function buildSentence(builds: readonly Build[]): string {
  const [first] = builds;
  const seconds = builds.map((build) => build.seconds);
  return `A full build from a fresh start took ${cell(seconds, 1)} s in ${builds.length} builds, and wrote ${first?.files.toLocaleString('en')} files of ${first?.megabytes.toFixed(0)} MB together.`;
}
