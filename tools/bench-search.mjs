/** `npm run bench:search`: what search loads, and how long it takes to answer, on a processor slowed down four times. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { SITE_FOLDER } from './build.mjs';
import { serve } from './serve.mjs';

const SLOWER = 4;
const RUNS = 5;
/** A page that does not answer by then has failed. */
const PATIENCE = 60_000;
const QUERIES = ['arsenal chelsea', 'manchster united', 'nba 26 dec', 'xyzzy wombat', 'super bowl 2024'];

const site = await serve({ port: 4950 });
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const first = [];
const keys = [];
let loaded = [];
for (let run = 0; run < RUNS; run += 1) {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'America/New_York' });
  const page = await context.newPage();
  await page.goto(site.url);
  await page.waitForSelector('html[data-settled]');
  await page.waitForLoadState('networkidle');
  const files = new Set();
  page.on('request', (request) => files.add(new URL(request.url()).pathname));
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  first.push(await inTime(page.evaluate(measureFirst)));
  for (const query of QUERIES) keys.push(...(await inTime(page.evaluate(measureKeys, query))));
  loaded = [...files].map((path) => join(SITE_FOLDER, path));
  await context.close();
}
await browser.close();
await site.close();

const size = (file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
const bytes = loaded.reduce((sum, file) => sum + size(file), 0);
// The fastest of all runs for each keystroke: what else the machine does at the time is not the page's doing.
const texts = [...new Set(keys.map(({ text }) => text))];
const fastest = (name) =>
  texts.map((text) => Math.min(...keys.filter((key) => key.text === text).map((key) => key[name])));
const line = (name, times) => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => Math.round(sorted[Math.floor((sorted.length - 1) * share)]);
  return `| ${name} | ${at(0)} | ${at(0.5)} | ${at(0.95)} | ${at(1)} |`;
};
console.log(
  `\nLoaded on first use: ${(bytes / 1000).toFixed(1)} KB in ${loaded.length} files, as brotli sends them`,
);
console.log(
  `Processor ${SLOWER}× slower, ${texts.length} keystrokes, ${RUNS} runs of which the fastest counts\n`,
);
console.log('| ms | fastest | median | 95 % | slowest |\n|---|---|---|---|---|');
console.log(line('first results, from the arrival of the index (all runs)', first));
console.log(line('a keystroke, until its results are laid out', fastest('work')));
console.log(line('a keystroke, until the next painted frame', fastest('frame')));

function inTime(promise) {
  const late = new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`No answer within ${PATIENCE / 1000} s`)), PATIENCE).unref();
  });
  return Promise.race([promise, late]);
}

/** Runs in the page: types before the index is there, and waits until the results are laid out. */
function measureFirst() {
  return new Promise((resolve) => {
    let hasTyped = false;
    const check = () => {
      const field = document.querySelector('[role=combobox]');
      if (field && !hasTyped) {
        hasTyped = true;
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, 'arsenal');
        field.dispatchEvent(new Event('input', { bubbles: true }));
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
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(performance.now())));
  const times = [];
  for (let end = 1; end <= text.length; end += 1) {
    await frame();
    await new Promise((resolve) => setTimeout(resolve, 40));
    const started = performance.now();
    set.call(field, text.slice(0, end));
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await Promise.resolve();
    // Asking for a height makes the browser lay the results out.
    document.querySelector('dialog[open]').getBoundingClientRect();
    const work = performance.now() - started;
    times.push({ text: text.slice(0, end), work, frame: (await frame()) - started });
  }
  return times;
}
