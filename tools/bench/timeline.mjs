/** How smoothly the timeline of all leagues moves under the wheel. */
import { inPage, openPage, processorTimeOf, SLOWER } from './browser.mjs';
import { median, percentile } from './statistics.ts';

const FRAMES = 90;
const VIEWPORT = { width: 1440, height: 1000 };

/** A movement: what it begins with, and what the wheel does in every frame. */
const MOVEMENTS = [
  { name: 'pan in a view of a year', page: '/timeline?from=2023-06&months=12', wheel: { deltaX: 12 } },
  { name: 'pan in a view of a month', page: '/timeline?from=2026-11&months=1', wheel: { deltaX: 12 } },
  { name: 'pan in a view of three years', page: '/timeline?from=2023-06&months=36', wheel: { deltaX: 12 } },
  {
    name: 'zoom from a year to everything',
    page: '/timeline?from=2026-08&months=12',
    wheel: { deltaY: 10, ctrlKey: true },
  },
  {
    name: 'zoom from everything to a month',
    page: '/timeline?from=2023-01&months=72',
    wheel: { deltaY: -24, ctrlKey: true },
  },
];

/** @returns {Promise<import('./figure.ts').Figure[]>} */
export async function measureTimeline({ browser, site, runs }) {
  const figures = [];
  for (const { name: of, page, wheel } of MOVEMENTS) {
    const url = `${site.url}${page}`;
    const { spent } = await move(browser, url, wheel, 1);
    const times = [];
    let marks = 0;
    for (let run = 0; run < runs; run += 1) {
      const moved = await move(browser, url, wheel, SLOWER);
      times.push(...moved.times);
      marks = moved.marks;
    }
    const work = (...kinds) => (kinds.reduce((sum, kind) => sum + spent[kind], 0) / FRAMES) * SLOWER;
    figures.push(
      { of, metric: 'marks at the end', value: marks },
      { of, metric: 'work ms', value: work('TaskDuration'), digits: 1, growth: 1.5 },
      { of, metric: 'of it script', value: work('ScriptDuration'), digits: 1 },
      { of, metric: 'layout and style', value: work('LayoutDuration', 'RecalcStyleDuration'), digits: 1 },
      { of, metric: 'frame p50 ms', value: median(times) },
      { of, metric: 'frame p95 ms', value: percentile(times, 0.95), target: { atMost: 100 }, growth: 1.5 },
      { of, metric: 'slowest ms', value: Math.max(...times) },
    );
  }
  return figures;
}

/** Moves the picture of a page; gives the times of the frames, and the processor time for all in milliseconds. */
async function move(browser, url, wheel, slower) {
  const { page, devtools, close } = await openPage(browser, { url, slower, viewport: VIEWPORT });
  let result;
  const spent = await processorTimeOf(devtools, async () => {
    result = await inPage(page, url, turnWheel, { wheel, frames: FRAMES });
  });
  await close();
  return { ...result, spent };
}

/** Runs in the page: turns the wheel once in every frame, and takes the time from frame to frame. */
function turnWheel({ wheel, frames }) {
  const area = document.querySelector('[data-row]').closest('[role="group"]');
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
      // A made-up event does not scroll.
      area.scrollLeft += wheel.deltaX ?? 0;
      area.dispatchEvent(new WheelEvent('wheel', { ...place, ...wheel }));
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}
