/** What search loads on first use, and how long it takes to show results. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { budget } from '../../catalog/budgets.ts';
import { inPage, openPage, SLOWDOWN } from './browser.ts';
import type { Figure, MeasureContext } from './figure.ts';
import { median, percentile } from './statistics.ts';

const QUERIES = ['arsenal chelsea', 'manchster united', 'nba 26 dec', 'xyzzy wombat', 'super bowl 2024'];

export async function measureSearch({ browser, site, runs }: MeasureContext): Promise<Figure[]> {
  const first: number[] = [];
  const keystrokes: number[] = [];
  let loaded: string[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { page, close } = await openPage(browser, { url: site.url, slowdown: SLOWDOWN });
    const files = new Set<string>();
    page.on('request', (request) => files.add(new URL(request.url()).pathname));
    first.push(await inPage(page, 'first search', searchFirst, undefined));
    for (const query of QUERIES) keystrokes.push(...(await inPage(page, query, typeQuery, query)));
    loaded = [...files].map((path) => join(site.folder, path));
    await close();
  }
  const size = (file: string) => brotliCompressSync(readFileSync(file)).length;
  const row = (of: string, times: readonly number[], budget: Pick<Figure, 'atMost'> = {}): Figure[] => [
    { of, metric: 'p50 ms', value: median(times) },
    { of, metric: 'p95 ms', value: percentile(times, 0.95), ...budget },
  ];
  const sum = loaded.reduce((bytes, file) => bytes + size(file), 0);
  return [
    ...row('from the click to the first results', first, { atMost: budget('firstResults') }),
    ...row('a keystroke', keystrokes, { atMost: budget('latency') }),
    { of: 'loaded on first use', metric: 'KB', value: sum / 1000, digits: 1 },
    { of: 'loaded on first use', metric: 'files', value: loaded.length },
  ];
}

/** Runs in the page: opens the search, types as soon as there is a field, and waits for the results. */
async function searchFirst(): Promise<number> {
  const started = performance.now();
  document.querySelector<HTMLElement>('button[aria-label=Search]')?.click();
  await window.bench.painted(() => document.querySelector('[role=combobox]') !== null);
  const field = document.querySelector('[role=combobox]');
  if (field) window.bench.enter(field, 'arsenal');
  return (await window.bench.painted(() => document.querySelector('[role=option]') !== null)) - started;
}

/** Runs in the page: types a text letter by letter. */
async function typeQuery(text: string): Promise<number[]> {
  const field = document.querySelector('[role=combobox]');
  const times: number[] = [];
  for (let end = 1; field && end <= text.length; end += 1) {
    await new Promise((resolve) => setTimeout(resolve, 60));
    const started = performance.now();
    window.bench.enter(field, text.slice(0, end));
    times.push((await window.bench.painted()) - started);
  }
  return times;
}
