/** How smoothly the timeline of all leagues moves under the wheel. */
import { inPage, openPage, SLOWDOWN } from './browser.ts';
import type { Figure, MeasureContext } from './figure.ts';
import { median, percentile } from './statistics.ts';

const FRAMES = 90;
const VIEWPORT = { width: 1440, height: 1000 };

/** What a movement begins with, and what the wheel does in every frame. */
const MOVEMENTS: { name: string; page: string; wheel: WheelEventInit }[] = [
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

export async function measureTimeline({ browser, site, runs }: MeasureContext): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name: of, page: path, wheel } of MOVEMENTS) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const url = `${site.url}${path}`;
      const { page, close } = await openPage(browser, { url, slowdown: SLOWDOWN, viewport: VIEWPORT });
      times.push(...(await inPage(page, path, turnWheel, { wheel, frames: FRAMES })));
      await close();
    }
    figures.push(
      { of, metric: 'frame p50 ms', value: median(times) },
      { of, metric: 'frame p95 ms', value: percentile(times, 0.95), isCompared: true },
      { of, metric: 'slowest ms', value: Math.max(...times) },
    );
  }
  return figures;
}

/** Runs in the page: turns the wheel once in every frame, and takes the time from frame to frame. */
function turnWheel({ wheel, frames }: { wheel: WheelEventInit; frames: number }): Promise<number[]> {
  const area = document.querySelector('[data-row]')?.closest('[role="group"]');
  if (!area) throw new Error('The page has no timeline');
  const { left, top, width } = area.getBoundingClientRect();
  const place = { clientX: left + width / 2, clientY: top + 100, bubbles: true, cancelable: true };
  return new Promise((resolve) => {
    const times: number[] = [];
    let last: number | undefined;
    const frame = (time: number) => {
      if (last !== undefined) times.push(time - last);
      last = time;
      if (times.length === frames) {
        resolve(times);
        return;
      }
      // A synthetic wheel event does not scroll.
      area.scrollLeft += wheel.deltaX ?? 0;
      area.dispatchEvent(new WheelEvent('wheel', { ...place, ...wheel }));
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}
