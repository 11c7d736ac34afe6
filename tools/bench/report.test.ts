import { expect, test } from 'vitest';
import type { Visit } from './lighthouse.ts';
import { type MeasuredPage, markdownReport } from './report.ts';

const VISIT: Visit = {
  score: 99,
  largestPaint: 800,
  blocking: 40,
  shift: 0,
  html: 2.2,
  scripts: 0,
  all: 2.2,
  requests: 1,
  processor: 900,
};

const page = (name: string, changes: readonly Partial<Visit>[]): MeasuredPage => ({
  name,
  visitor: 'New York, built today',
  visits: changes.map((change) => ({ ...VISIT, ...change })),
});

const report = (pages: MeasuredPage[], busyVisits = 0) =>
  markdownReport({
    facts: ['2026-11-19 09:00 UTC'],
    references: [page('plain page', [{}, {}, {}, {}])],
    pages,
    builds: [70, 80, 72].map((seconds) => ({ seconds, files: 9509, megabytes: 440.3 })),
    busyVisits,
  });

/** The cells of a page's row. */
const row = (text: string, name: string) =>
  text
    .split('\n')
    .find((line) => line.startsWith(`| ${name} `))
    ?.split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

test('a row has medians with their spread, beside the plain page', () => {
  const text = report([
    page(
      'home',
      [990, 1000, 1020, 1060, 3000].map((largestPaint) => ({ largestPaint })),
    ),
  ]);
  const cells = row(text, 'home');
  expect(cells?.slice(2, 7)).toEqual(['5', '99', '1,020 (1,000–1,060)', '1.27', '40 (40–40)']);
  expect(text).toContain('- 2026-11-19 09:00 UTC\n');
  expect(text).toContain('took 72.0 (70.0–80.0) s in 3 builds, and wrote 9,509 files of 440 MB');
  expect(text).not.toMatch(/✗ \||Something else|Not steady/);
});

test('what is beyond its budget is marked, but not in what is only compared', () => {
  const slow = { largestPaint: 1200, blocking: 141, shift: 0.03 };
  const text = report([
    page('home', [slow]),
    page('search', [{ largestPaint: 1120, blocking: 140, shift: 0.02 }]),
  ]);
  expect(row(text, 'home')?.slice(5, 8)).toEqual(['1.50 ✗', '141 (141–141) ✗', '0.030 ✗']);
  expect(row(text, 'search')?.slice(5, 8)).toEqual(['1.40', '140 (140–140)', '0.020']);
});

test('a busy machine and pages that are not steady are named', () => {
  const text = report([page('home', [{ blocking: 20 }, { blocking: 300 }, { blocking: 600 }])], 2);
  expect(text).toContain('during 2 of 7 visits');
  expect(text).toContain('Not steady after all visits: home (New York, built today).');
});
