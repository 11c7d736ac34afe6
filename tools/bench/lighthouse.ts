/** Visits pages with Lighthouse and its own defaults: a phone on a slow network, simulated. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { requireBrowser } from '../test/find-browser.ts';
import { installedPackage } from './installed-package.ts';

/** The newest for Node 20. */
const VERSION = '12.8.2';

/** Times in milliseconds, sizes in kilobytes as sent. */
export interface Visit {
  score: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  html: number;
  scripts: number;
  all: number;
  requests: number;
  /** How fast the processor was, measured before the visit: of use only beside the other visits. */
  processor: number;
}

/** The part of Lighthouse's result that is used. */
interface LighthouseResult {
  runtimeError?: { message: string };
  environment: { benchmarkIndex: number };
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue?: number; details?: { items: LoadedFile[] } }>;
}
interface LoadedFile {
  url: string;
  resourceType: string;
  sessionTargetType: string;
  transferSize: number;
}

/** Runs a function that visits pages in a browser of its own, as somebody in the time zone. */
type WithBrowser = (
  timeZone: string,
  run: (visit: (url: string) => Promise<Visit>) => Promise<void>,
) => Promise<void>;

export async function loadLighthouse(): Promise<WithBrowser> {
  const modules = await installedPackage('lighthouse', VERSION);
  const main = (name: string, file: string) => import(pathToFileURL(join(modules, name, file)).href);
  const { default: lighthouse } = await main('lighthouse', 'core/index.js');
  const { launch } = await main('chrome-launcher', 'dist/index.js');

  return async (timeZone, run) => {
    const chrome = await launch({
      chromePath: requireBrowser(),
      chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
      envVars: { ...process.env, TZ: timeZone },
    });
    const flags = { port: chrome.port, onlyCategories: ['performance'], logLevel: 'error' };
    // Lighthouse now and then loses the beginning of a trace; only what fails three times has failed.
    const visit = async (url: string, attempts = 3): Promise<Visit> => {
      const { lhr }: { lhr: LighthouseResult } = await lighthouse(url, flags);
      if (!lhr.runtimeError) return visitOf(lhr);
      if (attempts > 1) return visit(url, attempts - 1);
      throw new Error(`Lighthouse, ${url}: ${lhr.runtimeError.message}`);
    };
    try {
      await run((url) => visit(url));
    } finally {
      chrome.kill();
    }
  };
}

function visitOf({ categories, audits, environment }: LighthouseResult): Visit {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  // What the service worker stores in the background is not of the page.
  const files = (audits['network-requests']?.details?.items ?? []).filter(
    ({ url, sessionTargetType }) => url.startsWith('http') && sessionTargetType === 'page',
  );
  const kilobytes = (type?: string) =>
    files
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000;
  return {
    score: categories.performance.score * 100,
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    html: kilobytes('Document'),
    scripts: kilobytes('Script'),
    all: kilobytes(),
    requests: files.length,
    processor: environment.benchmarkIndex,
  };
}
