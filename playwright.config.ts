import { defineConfig } from '@playwright/test';
import { findTestBrowser } from './tools/test/find-browser.ts';

/** What judges the build of the real data. It states no event and no number, so that a change of data breaks none of it. */
const OF_REAL_DATA =
  /\/(budgets|busiest-day|discovery|feeds|files|first-sight|gallery|pages|producer|sub-path|teams)\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests',
  // Vitest runs the fuzz tests.
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/browser',
  // The same pictures for every system: tests/coarse-picture.ts says why that can be.
  snapshotPathTemplate: 'tests/screens/{arg}{ext}',
  globalSetup: './tests/serve-site.ts',
  fullyParallel: true,
  workers: 2,
  // What passes only at a second try has failed.
  retries: 0,
  forbidOnly: process.env.CI === 'true',
  // Its host may give it half a processor for minutes: what is right late is right.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  projects: [
    { name: 'fixtures', testIgnore: OF_REAL_DATA, use: { baseURL: process.env.FIXTURES_AT } },
    { name: 'site', testMatch: OF_REAL_DATA, use: { baseURL: process.env.SITE_AT } },
  ],
  use: {
    // Every test would keep the whole site; tests/offline.spec.ts is about that.
    serviceWorkers: 'block',
    // Dates as in the prerendered pages: day first, a clock of 12 hours. tests/regions.spec.ts has other regions.
    locale: 'en-IN',
    timezoneId: 'America/New_York',
    launchOptions: {
      executablePath: findTestBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
