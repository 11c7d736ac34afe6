/** Pages in a browser for the measurements, on a processor that may be slowed down. */
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser.mjs';
import { stopCalendar } from './stop-calendar.mjs';

/** Lighthouse's phone: a middling one is about four times slower than the machine of a developer. */
export const SLOWER = 4;
export const PHONE = { width: 412, height: 823 };

/** A page that does not answer by then has failed. */
const PATIENCE = 60_000;
/** For what a page does in idle moments once it is there. */
const CALM = 500;

export async function launchBrowser() {
  return chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

/**
 * Opens a page of a visitor who has never been here, and waits until it is calm.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, slower?: number, loadsSlower?: boolean, now?: string,
 *   viewport?: { width: number, height: number }, prepare?: (page: any, devtools: any) => Promise<void> }} options
 *   slower: once it is there, or from the beginning if it also loads slower
 */
export async function openPage(
  browser,
  { url, slower = 1, loadsSlower = false, now, viewport = { width: 1280, height: 900 }, prepare },
) {
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport,
    // What it keeps meanwhile is no part of what is measured.
    serviceWorkers: 'block',
  });
  await context.addInitScript(installHelpers);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const slowDown = () => devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  if (now) await page.addInitScript(stopCalendar, Date.parse(now));
  if (loadsSlower) await slowDown();
  await prepare?.(page, devtools);
  await page.goto(url);
  // The floor has no script that would say so.
  if (await page.evaluate(() => document.scripts.length > 0))
    await page.waitForSelector('html[data-hydrated]');
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(CALM);
  if (!loadsSlower) await slowDown();
  return { page, devtools, close: () => context.close() };
}

/** Runs a function in the page; fails if it does not come to an end. */
export function inPage(page, what, run, argument) {
  const late = new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`${what}: no answer within ${PATIENCE / 1000} s`)), PATIENCE).unref();
  });
  return Promise.race([page.evaluate(run, argument), late]);
}

/**
 * The processor time that a page spends on something, in milliseconds by kind: not what others take meanwhile.
 * @param {() => Promise<unknown>} run
 */
export async function processorTimeOf(devtools, run) {
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await seconds(devtools);
  await run();
  const after = await seconds(devtools);
  return Object.fromEntries(Object.keys(after).map((kind) => [kind, (after[kind] - before[kind]) * 1000]));
}

async function seconds(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** Runs in every page, for the functions that measure in it. */
function installHelpers() {
  globalThis.bench = {
    /** The moment after the painting of the first frame that shows what is waited for. */
    painted(isDone = () => true) {
      return new Promise((resolve) => {
        const check = () => {
          if (!isDone()) {
            requestAnimationFrame(check);
            return;
          }
          // The most urgent task that is asked for while a frame is made comes after it, and before what else waits.
          scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' });
        };
        requestAnimationFrame(check);
      });
    },
    /** Sets a field as a visitor would: the framework listens to the event, and reads the value itself. */
    enter(field, value) {
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
      set.call(field, value);
      field.dispatchEvent(new Event(field.matches('select') ? 'change' : 'input', { bubbles: true }));
    },
  };
}
