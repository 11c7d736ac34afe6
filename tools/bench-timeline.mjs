/** `npm run bench:timeline`: how smoothly the timeline of all leagues moves, on a processor slowed down four times. */
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { serve } from './serve.mjs';

const NOW = '2026-11-15T14:45:00Z';
const SLOWER = 4;
const FRAMES = 90;

/** A movement: what it begins with, and what the wheel does in every frame. */
const MOVEMENTS = [
  { name: 'pan a year', page: '/timeline', wheel: { deltaX: 12 } },
  { name: 'pan a month', page: '/timeline?from=2026-11&months=1', wheel: { deltaX: 12 } },
  { name: 'pan three years', page: '/timeline?from=2024-01&months=36', wheel: { deltaX: 12 } },
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
console.log(`\nProcessor ${SLOWER}× slower, ${FRAMES} frames of each movement, all leagues in view\n`);
console.log(
  '| movement | marks | frame median ms | 95 of 100 within ms | slowest ms |\n|---|---|---|---|---|',
);
for (const { name, page: path, wheel } of MOVEMENTS) {
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date(NOW));
  await page.goto(`${site.url}${path}`);
  await page.waitForSelector('html[data-settled]');
  await page.waitForTimeout(500);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const { times, marks } = await page.evaluate(measure, { wheel, frames: FRAMES });
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part) => Math.round(sorted[Math.floor((sorted.length - 1) * part)]);
  console.log(`| ${name} | ${marks} | ${at(0.5)} | ${at(0.95)} | ${at(1)} |`);
  await page.close();
}
await browser.close();
await site.close();

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
