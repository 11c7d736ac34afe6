import { expect, test } from 'vitest';
import { chartOf, markdownReport, type Report } from './report.ts';

const REPORT: Report = {
  machine: {
    date: '2026-11-15 09:00',
    processor: 'A processor',
    cores: 2,
    memoryGib: 8,
    system: 'linux 6',
    node: 'v20.19.0',
    browser: '140.0',
    load: [0.1, 0.2, 0.3],
  },
  options: { builds: true, parts: [], runs: 5, scale: 1, help: false },
  limitedTo: undefined,
  failures: [],
  results: {
    build: [{ of: 'full build', metric: 'time s', value: 60, digits: 1, isCompared: true }],
    bytes: [{ of: 'home', metric: 'requests', value: 12, atMost: 16 }],
    lighthouse: [
      { of: 'floor', metric: 'LCP ms', value: 800 },
      { of: 'home', metric: 'LCP ms', value: 1200 },
    ],
  },
};

test('the results say when, on what and with what they were made', () => {
  const text = markdownReport(REPORT, 'results.svg');
  for (const part of [
    '2026-11-15 09:00 UTC, 5 runs',
    '2 × A processor, 8 GiB',
    'Chromium 140.0',
    '0.10, 0.20, 0.30',
  ])
    expect(text).toContain(part);
  expect(text).toContain('1 of 1 budgets met.');
  expect(text).toContain('](results.svg)');
  expect(text).not.toMatch(/busy|Not measured|only the pages|times as many/);
});

test('a busy machine, a limited build and what failed are said', () => {
  const text = markdownReport(
    {
      ...REPORT,
      machine: { ...REPORT.machine, load: [7, 7, 7] },
      limitedTo: '^/nfl$',
      failures: ['search: no answer within 60 s'],
    },
    'results.svg',
  );
  expect(text).toContain('The machine was busy');
  expect(text).toContain('match `^/nfl$` were built');
  expect(text).toContain('Not measured: search: no answer within 60 s');
});

test('figures of more data are shown beside the first ones', () => {
  const scaled = {
    build: [{ of: 'full build', metric: 'time s', value: 630, digits: 1 }],
    bytes: [{ of: 'home', metric: 'requests', value: 13, atMost: 16 }],
  };
  const text = markdownReport(
    { ...REPORT, options: { ...REPORT.options, scale: 10 }, scaled },
    'results.svg',
  );
  expect(text).toContain('## With 10 times as many seasons');
  expect(text).toContain('| full build | time s | 60.0 | 630.0 | 10.50 |');
  // The budgets are for the data as they are.
  expect(text).toMatch(/\| home +\| 13 +\|/);
});

test('the chart shows each page’s largest paint beside 1.25 times the floor’s', () => {
  const svg = chartOf(REPORT.results);
  // 1,000 of 1,200 ms, on 400 pixels from 250 on.
  expect(svg).toContain('<rect x="583.3"');
  expect(svg.match(/height="14"/g)).toHaveLength(1);
});
