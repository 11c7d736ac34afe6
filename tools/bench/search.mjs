/** What search loads on first use, and how long it takes to answer. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inPage, openPage, SLOWER } from './browser.mjs';
import { replaceRowsOfFloor } from './floor-answers.mjs';
import { counted } from './machine.ts';
import { median, percentile } from './statistics.ts';

const QUERIES = ['arsenal chelsea', 'manchster united', 'nba 26 dec', 'xyzzy wombat', 'super bowl 2024'];

/** As many as an answer has at most. */
const LINES = 21;

/** @returns {Promise<import('./figure.ts').Figure[]>} */
export async function measureSearch({ browser, site, floor, runs }) {
  const first = [];
  const taken = [];
  const keys = [];
  let loaded = [];
  for (let run = 0; run < runs; run += 1) {
    taken.push(...(await replaceRowsOfFloor(browser, floor, { rows: LINES, rounds: 8 })));
    const { page, close } = await openPage(browser, { url: site.url, slower: SLOWER });
    const files = new Set();
    page.on('request', (request) => files.add(new URL(request.url()).pathname));
    first.push(await inPage(page, 'first search', measureFirst));
    for (const query of QUERIES) keys.push(...(await inPage(page, query, measureKeys, query)));
    loaded = [...files].map((path) => join(site.folder, path));
    await close();
  }
  const least = counted(taken);
  const row = (of, times, { p50 = {}, p95 = {} } = {}) => [
    { of, metric: 'p50 ms', value: median(times), digits: 1, ...p50 },
    { of, metric: 'p95 ms', value: percentile(times, 0.95), digits: 1, ...p95 },
  ];
  const size = (file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  const shown = keys.map(({ shown }) => shown);
  return [
    ...row(`floor: ${LINES} rows of a plain page replaced`, least),
    ...row('first results, from the arrival of the index', first, { p95: { growth: 1.5 } }),
    ...row(
      'a keystroke, until its results are laid out',
      keys.map(({ work }) => work),
    ),
    ...row('a keystroke, until they are painted', shown, {
      p50: { target: { atMost: 30 } },
      p95: { growth: 1.5 },
    }),
    {
      of: 'a keystroke, until they are painted',
      metric: 'p50 ÷ floor',
      value: median(shown) / median(least),
      digits: 2,
    },
    {
      of: 'loaded on first use',
      metric: 'KB',
      value: loaded.reduce((sum, file) => sum + size(file), 0) / 1000,
      digits: 1,
    },
    { of: 'loaded on first use', metric: 'files', value: loaded.length },
  ];
}

/** Runs in the page: types before the index is there, and waits until the results are laid out. */
function measureFirst() {
  return new Promise((resolve) => {
    let hasTyped = false;
    const check = () => {
      const field = document.querySelector('[role=combobox]');
      if (field && !hasTyped) {
        hasTyped = true;
        globalThis.bench.enter(field, 'arsenal');
      }
      const result = document.querySelector('[role=option]');
      if (!result) return;
      observer.disconnect();
      result.getBoundingClientRect();
      // The index is by far the largest file of all.
      const index = performance
        .getEntriesByType('resource')
        .reduce((most, each) => (each.decodedBodySize > most.decodedBodySize ? each : most));
      resolve(performance.now() - index.responseEnd);
    };
    const observer = new MutationObserver(check);
    observer.observe(document.body, { childList: true, subtree: true });
    document.querySelector('button[aria-label=Search]').click();
  });
}

/** Runs in the page: types a text letter by letter. */
async function measureKeys(text) {
  const field = document.querySelector('[role=combobox]');
  const times = [];
  for (let end = 1; end <= text.length; end += 1) {
    await globalThis.bench.painted();
    await new Promise((resolve) => setTimeout(resolve, 40));
    const started = performance.now();
    globalThis.bench.enter(field, text.slice(0, end));
    await Promise.resolve();
    // Asking for a height makes the browser lay the results out.
    document.querySelector('dialog[open]').getBoundingClientRect();
    const work = performance.now() - started;
    times.push({ work, shown: (await globalThis.bench.painted()) - started });
  }
  return times;
}
