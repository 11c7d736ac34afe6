/** Pages in a browser for the measurements, on a processor that may be slowed down. */
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { requireBrowser } from '../test/find-browser.ts';
import { stopCalendar } from './stop-calendar.ts';

/** Lighthouse's phone: an average one is about four times slower than a developer's machine. */
export const SLOWDOWN = 4;
export const PHONE = { width: 412, height: 823 };

/** A page that does not answer by then has failed. */
const TIMEOUT = 60_000;
/** For what a page does in idle moments once it has loaded. */
const IDLE = 500;

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: requireBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

interface OpenOptions {
  url: string;
  /** Applied once the page has loaded, or from the beginning if it also loads slower. */
  slowdown?: number;
  loadsSlower?: boolean;
  now?: string;
  viewport?: { width: number; height: number };
  timeZone?: string;
  prepare?: (page: Page, devtools: CDPSession) => Promise<void>;
}

/** Opens a page as a visitor who has never been here, and waits until it is idle. */
export async function openPage(
  browser: Browser,
  options: OpenOptions,
): Promise<{ page: Page; close: () => Promise<void> }> {
  const { url, slowdown = 1, loadsSlower, now, prepare } = options;
  const { viewport = { width: 1280, height: 900 }, timeZone = 'America/New_York' } = options;
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: timeZone,
    viewport,
    // What it caches meanwhile is not part of what is measured.
    serviceWorkers: 'block',
  });
  // tsx wraps named functions in calls of __name, which the page does not have.
  await context.addInitScript(`globalThis.__name = (named) => named; (${installHelpers})();`);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const slowDown = () => devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (now) await page.addInitScript(stopCalendar, Date.parse(now));
  if (loadsSlower) await slowDown();
  await prepare?.(page, devtools);
  await page.goto(url);
  // The floor page has no script that would set it.
  if (await page.evaluate(() => document.scripts.length > 0))
    await page.waitForSelector('html[data-hydrated]');
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(IDLE);
  if (!loadsSlower) await slowDown();
  return { page, close: () => context.close() };
}

/** Runs a function in the page; fails if it does not finish. */
export function inPage<Argument, Result>(
  page: Page,
  what: string,
  run: (argument: Argument) => Result | Promise<Result>,
  argument: Argument,
): Promise<Result> {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`${what}: no answer within ${TIMEOUT / 1000} s`)), TIMEOUT).unref();
  });
  return Promise.race([page.evaluate(run as (argument: unknown) => Promise<Result>, argument), timeout]);
}

interface PageHelpers {
  painted: (isDone?: () => boolean) => Promise<number>;
  enter: (field: Element, value: string) => void;
}

declare global {
  interface Window {
    bench: PageHelpers;
  }
}

/** Runs in every page, for the functions that measure in it. */
function installHelpers(): void {
  window.bench = {
    /** The moment after the first frame in which something is true has been painted. */
    painted(isDone = () => true) {
      return new Promise((resolve) => {
        const check = () => {
          // The most urgent task that a frame posts runs right after it has been painted.
          if (isDone()) scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' });
          else requestAnimationFrame(check);
        };
        requestAnimationFrame(check);
      });
    },
    /** Sets a field as a visitor would: React listens to the event, and reads the value itself. */
    enter(field, value) {
      const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
      property?.set?.call(field, value);
      field.dispatchEvent(new Event(field.matches('select') ? 'change' : 'input', { bubbles: true }));
    },
  };
}
