/** `npm run bench`: how long the largest season takes to answer, on a processor slowed down four times. */
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { serve } from './serve.mjs';

const PAGE = '/mlb?season=2026';
const NOW = '2026-07-10T18:00:00Z';
const SLOWER = 4;
const RUNS = 5;

/** What is done, and how the page shows that it is done. */
const ACTIONS = [
  { name: 'filter by team', do: typeInto('Team', 'New York Yankees'), until: '1[0-9]{2} of 2,494' },
  { name: 'clear all', do: click('button', 'Clear all'), until: '^2,494 events' },
  { name: 'filter by type', do: choose('Type', 'playoffs'), until: '^[0-9]{2} of 2,494' },
  { name: 'clear all', do: click('button', 'Clear all'), until: '^2,494 events' },
  { name: 'upcoming only', do: click('input[type=checkbox]'), until: ' of 2,494' },
  { name: 'clear all', do: click('button', 'Clear all'), until: '^2,494 events' },
  { name: 'to the calendar', do: click('nav[aria-label=View] a', 'Calendar'), shows: 'main [role=grid]' },
  { name: 'to the timeline', do: click('nav[aria-label=View] a', 'Timeline'), shows: 'main a[data-shape]' },
  {
    name: 'to the schedule',
    do: click('nav[aria-label=View] a', 'Schedule'),
    shows: 'main details[data-kind]',
  },
];

const site = await serve({ port: 4900 });
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const times = new Map();
for (let run = 0; run < RUNS; run += 1) {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'America/New_York' });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date(NOW));
  await page.goto(`${site.url}${PAGE}`);
  await page.waitForSelector('html[data-settled]');
  // A visitor's pointer is over the switch before it clicks.
  await page.hover('nav[aria-label=View]');
  await page.waitForTimeout(500);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  for (const action of ACTIONS) {
    const elapsed = await page.evaluate(measure, action);
    times.set(action.name, [...(times.get(action.name) ?? []), elapsed]);
    // A visitor looks at what came of it before going on.
    await page.waitForTimeout(1000);
  }
  await context.close();
}
await browser.close();
await site.close();

console.log(
  `\n${PAGE}, processor ${SLOWER}× slower, ${RUNS} runs, from the action to the next painted frame\n`,
);
console.log('| action | median ms | slowest ms |\n|---|---|---|');
for (const [name, all] of times) {
  const sorted = all.toSorted((a, b) => a - b);
  console.log(
    `| ${name} | ${Math.round(sorted[Math.floor(sorted.length / 2)])} | ${Math.round(sorted.at(-1))} |`,
  );
}

function click(selector, text = '') {
  return { kind: 'click', selector, text };
}
function typeInto(label, text) {
  return { kind: 'type', selector: `[aria-label="${label}"]`, text };
}
function choose(label, text) {
  return { kind: 'choose', selector: `[aria-label="${label}"]`, text };
}

/** Runs in the page: does the action and waits until the frame that shows its effect has been painted. */
function measure({ do: action, until, shows }) {
  const element = [...document.querySelectorAll(action.selector)].find((each) =>
    action.kind === 'click' ? each.textContent.includes(action.text) : true,
  );
  const isDone = () => {
    // The other views may be there already, out of sight.
    if (shows) return document.querySelector(shows)?.checkVisibility() === true;
    const count = [...document.querySelectorAll('[role=status]')].at(-1)?.textContent ?? '';
    return new RegExp(until).test(count);
  };
  return new Promise((resolve) => {
    const started = performance.now();
    // page.clock fixes Date, not performance.
    const check = () =>
      isDone()
        ? requestAnimationFrame(() => resolve(performance.now() - started))
        : requestAnimationFrame(check);
    if (action.kind === 'click') element.click();
    else {
      const prototype = action.kind === 'type' ? HTMLInputElement.prototype : HTMLSelectElement.prototype;
      Object.getOwnPropertyDescriptor(prototype, 'value').set.call(element, action.text);
      element.dispatchEvent(new Event(action.kind === 'type' ? 'input' : 'change', { bubbles: true }));
    }
    check();
  });
}
