/** What a first visit loads, how many elements it shows, and how long it keeps a slow processor busy. */
import type { Browser } from '@playwright/test';
import { budget } from '../../catalog/budgets.ts';
import { inPage, openPage, PHONE, SLOWDOWN } from './browser.ts';
import type { Figure, MeasureContext, ServedSite } from './figure.ts';
import { median } from './statistics.ts';

/** Kinds of files, in the order of the table, with their budgets in kilobytes. */
const KINDS = [
  { kind: 'HTML', atMost: budget('page') / 1000 },
  { kind: 'JS', atMost: budget('scripts') / 1000 },
  { kind: 'CSS' },
  { kind: 'other' },
] as const;
const KIND_OF_TYPE: Record<string, string> = { Document: 'HTML', Script: 'JS', Stylesheet: 'CSS' };

interface LoadedFile {
  kind: string;
  /** As sent, headers included. */
  bytes: number;
}

interface Visit {
  files: LoadedFile[];
  nodes: number;
  /** Milliseconds of each. */
  longTasks: number[];
}

declare global {
  interface Window {
    longTasks: number[];
  }
}

export async function measureBytes({ browser, site, floor, pages, runs }: MeasureContext): Promise<Figure[]> {
  const measured = [{ name: 'floor', path: '/', at: floor }, ...pages.map((page) => ({ ...page, at: site }))];
  const figures: Figure[] = [];
  for (const { name: of, path, at } of measured) {
    const visits: Visit[] = [];
    for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, at, path));
    const [first] = visits;
    if (!first) continue;
    const { files, nodes } = first;
    const longTasks = visits.map((each) => each.longTasks);
    figures.push(
      ...KINDS.map(({ kind, ...budget }) => ({
        of,
        metric: `${kind} KB`,
        value: kilobytes(files.filter((file) => file.kind === kind)),
        digits: 1,
        ...budget,
      })),
      { of, metric: 'all KB', value: kilobytes(files), digits: 1 },
      { of, metric: 'requests', value: files.length, atMost: budget('requests') },
      { of, metric: 'DOM nodes', value: nodes },
      { of, metric: 'long tasks', value: median(longTasks.map((tasks) => tasks.length)) },
      { of, metric: 'longest ms', value: median(longTasks.map((tasks) => Math.max(0, ...tasks))) },
    );
  }
  return figures;
}

function kilobytes(files: readonly LoadedFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

async function visit(browser: Browser, { url }: ServedSite, path: string): Promise<Visit> {
  const files = new Map<string, LoadedFile>();
  const { page, close } = await openPage(browser, {
    url: `${url}${path}`,
    viewport: PHONE,
    slowdown: SLOWDOWN,
    loadsSlower: true,
    async prepare(opened, devtools) {
      await devtools.send('Network.enable');
      devtools.on('Network.responseReceived', ({ requestId, type }) => {
        files.set(requestId, { kind: KIND_OF_TYPE[type] ?? 'other', bytes: 0 });
      });
      devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        const file = files.get(requestId);
        if (file) file.bytes = encodedDataLength;
      });
      await opened.addInitScript(watchTasks);
    },
  });
  const seen = await inPage(
    page,
    path,
    () => ({ nodes: document.querySelectorAll('*').length, longTasks: window.longTasks }),
    undefined,
  );
  await close();
  return { ...seen, files: [...files.values()] };
}

/** Runs in the page before anything else: collects the durations of the tasks that take 50 ms or more. */
function watchTasks(): void {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}
