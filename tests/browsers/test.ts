/** A test has a visitor in a browser that stays open for the next test, and a site of its own. */
import { writeFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { SITE_FOLDER } from '../../tools/folders.ts';
import { folderSite } from '../../tools/site/folder-site.ts';
import { type RunningSite, serveSite } from '../../tools/site/server.ts';
import type { Driver, LaunchOptions } from './driver.ts';
import { launchFirefox } from './firefox.ts';
import { freePort } from './free-port.ts';
import { Visitor } from './visitor.ts';
import { launchWebKit } from './webkit.ts';

const LAUNCHERS = { firefox: launchFirefox, webkit: launchWebKit };

export interface Options {
  engine: keyof typeof LAUNCHERS;
}

interface Fixtures {
  /** At an address of its own, so that nothing is stored there yet. */
  site: RunningSite;
  visitor: Visitor;
}

interface WorkerFixtures {
  launch: (options: LaunchOptions) => Promise<Driver>;
  driver: Driver;
}

export const test = base.extend<Fixtures, Options & WorkerFixtures>({
  engine: ['firefox', { scope: 'worker', option: true }],
  launch: [async ({ engine }, use) => use(LAUNCHERS[engine]), { scope: 'worker' }],
  driver: [
    async ({ launch }, use) => {
      const driver = await launch({ scheme: 'light' });
      await use(driver);
      await driver.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: the form that the runner requires
  site: async ({}, use) => {
    const site = await serveSite(folderSite(SITE_FOLDER), { port: await freePort() });
    await use(site);
    await site.close();
  },
  visitor: async ({ driver, site }, use, info) => {
    await driver.resize(1280, 900);
    await use(new Visitor(driver, site.url));
    if (info.status !== info.expectedStatus) {
      writeFileSync(info.outputPath('failure.png'), await driver.screenshot());
    }
    const errors = await driver.takeErrors();
    // The page is left before its server stops, of which it would complain.
    await driver.goto('about:blank');
    expect(errors, 'errors of the page').toEqual([]);
  },
});

export { expect };
