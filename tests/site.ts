/** The tests' browser page: a fixed clock, and a failure for anything that a visitor's console would show. */
import { test as base, expect, type Page } from '@playwright/test';
import categories from '../data/categories.json' with { type: 'json' };
import fixtures from './fixtures/data/categories.json' with { type: 'json' };

/** A Sunday in November 2026, 9:45 in New York, with an NFL game in Munich under way. */
export const NOW = '2026-11-15T14:45:00Z';

export const CATEGORY_PATHS = categories.map((category) => `/${category.name.toLowerCase()}`);
export const LEAGUE_PATHS = categories.flatMap((category) => category.leagues.map((slug) => `/${slug}`));
export const FIXTURE_LEAGUE_PATHS = fixtures.flatMap(({ leagues }) => leagues.map((slug) => `/${slug}`));

export const COLOR_SCHEME_KEY = 'sports-calendar-color-scheme';

interface SiteOptions {
  /** Messages and failed requests that a test brings about itself. */
  meantFaults: RegExp | undefined;
}

interface SiteFixtures {
  /** What the page did that it must not do; empty at the end of every test. */
  faults: string[];
}

export const test = base.extend<SiteFixtures & SiteOptions>({
  meantFaults: [undefined, { option: true }],
  faults: [
    async ({ page, baseURL, javaScriptEnabled, meantFaults }, use) => {
      const faults: string[] = [];
      await reportViolations(page);
      page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
      page.on('console', (message) => {
        // The browser itself reports the page of an unknown address; that one is meant.
        const isUnknown = /status of 404/.test(message.text()) && message.location().url === page.url();
        // The browser of most tests has no service worker, and says so.
        const isBlocked = message.text() === 'Service Worker registration blocked by Playwright';
        if (!isUnknown && !isBlocked)
          faults.push(`console ${message.type()}: ${message.text()} ${message.location().url}`);
      });
      page.on('request', (request) => {
        if (!request.url().startsWith(`${baseURL}/`)) faults.push(`foreign request: ${request.url()}`);
        if (['fetch', 'xhr', 'websocket', 'eventsource'].includes(request.resourceType())) {
          faults.push(`${request.resourceType()}: ${request.url()}`);
        }
      });
      page.on('requestfailed', (request) => {
        // Without JavaScript the browser drops the preloads of scripts itself; leaving a page aborts what it loads.
        const isMeant = !javaScriptEnabled || request.failure()?.errorText === 'net::ERR_ABORTED';
        if (!isMeant) faults.push(`failed request: ${request.url()}`);
      });
      await use(faults);
      expect(faults.filter((fault) => !meantFaults?.test(fault))).toEqual([]);
    },
    { auto: true },
  ],
});

/** What the security policy stops is said on the console, and what is said there is a fault. */
async function reportViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      console.error(`stopped by ${effectiveDirective}: ${blockedURI} ${sample}`),
    );
  });
}

export { expect };

/** Opens a page at a fixed moment and waits until it shows the visitor's own time. */
export async function open(page: Page, path: string, now: string = NOW): Promise<void> {
  await page.clock.setFixedTime(new Date(now));
  await page.goto(path);
  await hydrated(page);
}

/** The page has been hydrated and shows the visitor's clock and zone. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
}
