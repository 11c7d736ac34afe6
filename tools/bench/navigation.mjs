/** How long it takes from a click on a league's link on the home page until its page is painted. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inPage, openPage, SLOWER } from './browser.mjs';
import { takeCalmly } from './machine.ts';
import { median, percentile } from './statistics.ts';

const LEAGUES = ['/nfl', '/premierleague', '/formula1'];
/** How long a pointer rests on a link before the click. */
const REST = 300;
/** Each league so often in a run: of a dozen visits p95 is the slowest, and says more about the machine. */
const VISITS = 3;

/** @returns {Promise<import('./figure.ts').Figure[]>} */
export async function measureNavigation({ browser, site, runs }) {
  const leagues = LEAGUES.filter((path) => existsSync(join(site.folder, path, 'index.html')));
  const figures = [];
  for (const slower of [1, SLOWER]) {
    for (const rests of [false, true]) {
      const times = [];
      for (let visit = 0; visit < runs * VISITS; visit += 1) {
        for (const path of leagues)
          times.push(await takeCalmly(() => navigate(browser, site, { path, slower, rests })));
      }
      const of = `a league’s link${rests ? ', pointed at before' : ''}${slower > 1 ? `, ${slower}× slower` : ''}`;
      figures.push(
        { of, metric: 'p50 ms', value: median(times) },
        {
          of,
          metric: 'p95 ms',
          value: percentile(times, 0.95),
          growth: 1.5,
          ...(rests && slower === 1 ? { target: { atMost: 100 } } : {}),
        },
      );
    }
  }
  return figures;
}

async function navigate(browser, site, { path, slower, rests }) {
  const { page, close } = await openPage(browser, { url: site.url, slower });
  if (rests) {
    await page.hover(`main a[href="${path}"]`);
    await page.waitForTimeout(REST);
  }
  const took = await inPage(page, path, follow, path);
  await close();
  return took;
}

/** Runs in the page: clicks and waits for the other page's heading. */
async function follow(path) {
  const heading = () => document.querySelector('h1')?.textContent;
  const before = heading();
  const started = performance.now();
  document.querySelector(`main a[href="${path}"]`).click();
  const isThere = () => heading() !== undefined && heading() !== before;
  return (await globalThis.bench.painted(isThere)) - started;
}
