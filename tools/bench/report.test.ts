import { expect, test } from 'vitest';
import { markdownReport, type Report } from './report.ts';

const REPORT: Report = {
  machine: ['2026-11-15 09:00 UTC', '2 × A processor, 8 GiB', 'Chromium 140.0'],
  isBusy: false,
  options: { builds: true, parts: [], runs: 5, scale: 1 },
  limitedTo: undefined,
  failures: [],
  results: {
    build: [{ of: 'full build', metric: 'time s', value: 60, digits: 1 }],
    bytes: [{ of: 'home', metric: 'requests', value: 12, atMost: 16 }],
    lighthouse: [
      { of: 'floor', metric: 'LCP ms', value: 800 },
      { of: 'home', metric: 'LCP ms', value: 1200 },
    ],
  },
};

test('the results say when, on what and with what they were made', () => {
  const text = markdownReport(REPORT);
  for (const part of [
    '- 2026-11-15 09:00 UTC\n',
    '- 2 × A processor, 8 GiB\n',
    '- Chromium 140.0\n',
    '- 5 runs\n',
  ])
    expect(text).toContain(part);
  expect(text).toContain('1 of 1 budgets met.');
  expect(text).not.toMatch(/busy|Not measured|only the pages|times as many/);
});

test('a busy machine, a limited build and what failed are said', () => {
  const text = markdownReport({
    ...REPORT,
    isBusy: true,
    limitedTo: '^/nfl$',
    failures: ['search: no answer within 60 s'],
  });
  expect(text).toContain('The machine was busy');
  expect(text).toContain('match `^/nfl$` were built');
  expect(text).toContain('Not measured: search: no answer within 60 s');
});

test('figures of more data are shown after the first ones', () => {
  const scaled = {
    build: [{ of: 'full build', metric: 'time s', value: 630, digits: 1 }],
    bytes: [{ of: 'home', metric: 'requests', value: 13, atMost: 16 }],
  };
  const text = markdownReport({ ...REPORT, options: { ...REPORT.options, scale: 10 }, scaled });
  expect(text).toContain('## With 10 times as many seasons');
  expect(text).toMatch(/\| full build +\| 60\.0 +\|[\s\S]*With 10 times[\s\S]*\| full build +\| 630\.0 +\|/);
});
