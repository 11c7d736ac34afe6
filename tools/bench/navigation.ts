/** How long it takes from a click on a league's link on the home page until its page is painted. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { inPage, openPage, SLOWDOWN } from './browser.ts';
import type { Figure, MeasureContext, ServedSite } from './figure.ts';
import { median, percentile } from './statistics.ts';

const LEAGUES = ['/nfl', '/premierleague', '/formula1'];
/** How long the pointer is on a link before the click. */
const HOVER = 300;
/** How often each league is visited in a run. */
const VISITS = 3;

interface Click {
  slowdown: number;
  hovers: boolean;
}

export async function measureNavigation({ browser, site, runs }: MeasureContext): Promise<Figure[]> {
  const leagues = LEAGUES.filter((path) => existsSync(join(site.folder, path, 'index.html')));
  const clicks: Click[] = [1, SLOWDOWN].flatMap((slowdown) => [
    { slowdown, hovers: false },
    { slowdown, hovers: true },
  ]);
  const figures: Figure[] = [];
  for (const click of clicks) {
    const times: number[] = [];
    for (let visit = 0; visit < runs * VISITS; visit += 1) {
      for (const path of leagues) times.push(await navigate(browser, site, path, click));
    }
    const { slowdown, hovers } = click;
    const of = `a league’s link${hovers ? ', hovered before' : ''}${slowdown > 1 ? `, ${slowdown}× slower` : ''}`;
    figures.push(
      { of, metric: 'p50 ms', value: median(times) },
      { of, metric: 'p95 ms', value: percentile(times, 0.95), isCompared: true },
    );
  }
  return figures;
}

async function navigate(browser: Browser, site: ServedSite, path: string, click: Click): Promise<number> {
  const { page, close } = await openPage(browser, { url: site.url, slowdown: click.slowdown });
  if (click.hovers) {
    await page.hover(`main a[href="${path}"]`);
    await page.waitForTimeout(HOVER);
  }
  const took = await inPage(page, path, follow, path);
  await close();
  return took;
}

/** Runs in the page: clicks and waits for the other page's heading. */
async function follow(path: string): Promise<number> {
  const heading = () => document.querySelector('h1')?.textContent;
  const before = heading();
  const started = performance.now();
  document.querySelector<HTMLElement>(`main a[href="${path}"]`)?.click();
  const isThere = () => heading() !== undefined && heading() !== before;
  return (await window.bench.painted(isThere)) - started;
}
