/** What a first visit loads, how many elements it shows, and how long it keeps a slow processor from answering. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inPage, openPage, PHONE, SLOWER } from './browser.mjs';
import { median } from './statistics.ts';

/** Kinds of files, in the order of the table. */
const KINDS = ['HTML', 'script', 'data', 'style', 'other'];
const KIND_OF_TYPE = { Document: 'HTML', Script: 'script', Stylesheet: 'style' };
/** Lists of events are modules of one JSON text. */
const DATA = /^[^;]{0,40}=JSON\.parse\(/;

/** @returns {Promise<import('./figure.ts').Figure[]>} */
export async function measureBytes({ browser, site, floor, pages, runs }) {
  const measured = [{ name: 'floor', path: '/', of: floor }, ...pages.map((page) => ({ ...page, of: site }))];
  const visits = new Map(measured.map(({ name }) => [name, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const { name, path, of } of measured) visits.get(name).push(await visit(browser, of, path));
  }
  const least = total(visits.get('floor')[0].files);
  return [...visits].flatMap(([of, each]) => {
    const { files, nodes } = each[0];
    const middle = (figureOf) => median(each.map(({ tasks }) => figureOf(tasks)));
    return [
      ...KINDS.map((kind) => ({
        of,
        metric: `${kind} KB`,
        value: total(files.filter((file) => file.kind === kind)),
        digits: 1,
      })),
      { of, metric: 'all KB', value: total(files), digits: 1, ...(of === 'floor' ? {} : { growth: 1.05 }) },
      { of, metric: '÷ floor', value: total(files) / least },
      { of, metric: 'requests', value: files.length },
      { of, metric: 'DOM nodes', value: nodes },
      { of, metric: 'long tasks', value: middle((tasks) => tasks.length) },
      { of, metric: 'longest ms', value: middle((tasks) => Math.max(0, ...tasks)) },
      { of, metric: 'together ms', value: middle((tasks) => tasks.reduce((sum, task) => sum + task, 0)) },
    ];
  });
}

/** In kilobytes as they were sent, headers included. */
function total(files) {
  return files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

async function visit(browser, { url, folder }, path) {
  const requests = new Map();
  const { page, close } = await openPage(browser, {
    url: `${url}${path}`,
    viewport: PHONE,
    slower: SLOWER,
    loadsSlower: true,
    async prepare(opened, devtools) {
      await devtools.send('Network.enable');
      devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
        requests.set(requestId, { kind: kindOf(type, folder, new URL(response.url).pathname), bytes: 0 });
      });
      devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        const request = requests.get(requestId);
        if (request) request.bytes = encodedDataLength;
      });
      await opened.addInitScript(watchTasks);
    },
  });
  const seen = await inPage(page, path, () => ({
    nodes: document.querySelectorAll('*').length,
    tasks: globalThis.longTasks,
  }));
  await close();
  return { ...seen, files: [...requests.values()] };
}

function kindOf(type, folder, pathname) {
  const kind = KIND_OF_TYPE[type] ?? 'other';
  if (kind !== 'script') return kind;
  return DATA.test(readFileSync(join(folder, pathname), 'utf8')) ? 'data' : 'script';
}

/** Runs in the page before anything else: collects the durations of the tasks that take 50 ms or more. */
function watchTasks() {
  globalThis.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}
