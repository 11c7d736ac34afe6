/** `npm run bench:timeline`: how smoothly the timeline of all leagues moves, on a processor slowed down four times. */
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { serve } from './serve.mjs';

const NOW = '2026-11-15T14:45:00Z';
const SLOWER = 4;
const FRAMES = 90;

/** A movement: what it begins with, and what the wheel does in every frame. */
const MOVEMENTS = [
  { name: 'pan in a view of a year', page: '/timeline?from=2023-06&months=12', wheel: { deltaX: 12 } },
  { name: 'pan in a view of a month', page: '/timeline?from=2026-11&months=1', wheel: { deltaX: 12 } },
  { name: 'pan in a view of three years', page: '/timeline?from=2023-06&months=36', wheel: { deltaX: 12 } },
  { name: 'zoom from a year to everything', page: '/timeline', wheel: { deltaY: 10, ctrlKey: true } },
  {
    name: 'zoom from everything to a month',
    page: '/timeline?from=2023-01&months=72',
    wheel: { deltaY: -24, ctrlKey: true },
  },
];

const site = await serve({ port: 4900 });
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const context = await browser.newContext({
  locale: 'en-US',
  timezoneId: 'America/New_York',
  viewport: { width: 1440, height: 1000 },
});
console.log(
  `\n${FRAMES} frames of each movement, all leagues in view. Work: processor time of the page for a frame, on average,` +
    ` times ${SLOWER}; it does not depend on what else the machine does. Frames: from one to the next, with the` +
    ` processor slowed down ${SLOWER} times.\n`,
);
console.log(
  '| movement | marks at the end | work ms | of it script | layout and style | frame median ms | slowest ms |',
);
console.log('|---|---|---|---|---|---|---|');
for (const { name, page: path, wheel } of MOVEMENTS) {
  const work = await movement(path, wheel, 1);
  const { times, marks } = await movement(path, wheel, SLOWER);
  const sorted = times.toSorted((a, b) => a - b);
  const frame = (part) => Math.round(sorted[Math.floor((sorted.length - 1) * part)]);
  const cost = (...names) => (names.reduce((sum, key) => sum + work.spent[key], 0) * SLOWER).toFixed(1);
  console.log(
    `| ${name} | ${marks} | ${cost('TaskDuration')} | ${cost('ScriptDuration')} |` +
      ` ${cost('LayoutDuration', 'RecalcStyleDuration')} | ${frame(0.5)} | ${frame(1)} |`,
  );
}
await browser.close();
await site.close();

/** Moves the picture of a page; gives the times of the frames, and the processor time for one in milliseconds. */
async function movement(path, wheel, rate) {
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date(NOW));
  await page.goto(`${site.url}${path}`);
  await page.waitForSelector('html[data-settled]');
  await page.waitForTimeout(500);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  const metrics = async () =>
    Object.fromEntries(
      (await devtools.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]),
    );
  const before = await metrics();
  const result = await page.evaluate(measure, { wheel, frames: FRAMES });
  const after = await metrics();
  await page.close();
  const spent = Object.fromEntries(
    Object.keys(after).map((key) => [key, ((after[key] - before[key]) * 1000) / FRAMES]),
  );
  return { ...result, spent };
}

/** Runs in the page: turns the wheel once in every frame, and takes the time from frame to frame. */
function measure({ wheel, frames }) {
  const area = document.querySelector('[data-row]').parentElement.parentElement.parentElement;
  const { left, top, width } = area.getBoundingClientRect();
  const place = { clientX: left + width / 2, clientY: top + 100, bubbles: true, cancelable: true };
  return new Promise((resolve) => {
    const times = [];
    let last;
    const frame = (time) => {
      if (last !== undefined) times.push(time - last);
      last = time;
      if (times.length === frames) {
        resolve({ times, marks: document.querySelectorAll('a[data-shape]').length });
        return;
      }
      area.dispatchEvent(new WheelEvent('wheel', { ...place, ...wheel }));
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}
