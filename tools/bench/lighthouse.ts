/**
 * Lighthouse on every page with its own defaults (a phone, simulated throttling), beside the floor page in the same run.
 * It has 200 packages of 185 MB, which would double the time that a fresh clone needs to start: so the first benchmark
 * installs it, and nobody else does.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROJECT_FOLDER } from '../folders.ts';
import { run as runCommand } from '../run.ts';
import { requireBrowser } from '../test/find-browser.ts';
import type { Figure, MeasureContext } from './figure.ts';
import { PAINT_BUDGET } from './floor-page.ts';
import { median } from './statistics.ts';

/** The newest for Node 20. */
const VERSION = '12.8.2';
const FOLDER = join(PROJECT_FOLDER, 'node_modules', '.cache', `lighthouse-${VERSION}`);

const LARGEST_PAINT = 'largest-contentful-paint';
const METRICS = [
  { metric: 'FCP ms', audit: 'first-contentful-paint' },
  { metric: 'LCP ms', audit: LARGEST_PAINT },
  { metric: 'Speed Index ms', audit: 'speed-index' },
  { metric: 'TBT ms', audit: 'total-blocking-time' },
  { metric: 'CLS', audit: 'cumulative-layout-shift', digits: 3 },
];

/** The part of Lighthouse's result that is used. */
interface LighthouseResult {
  runtimeError?: { message: string };
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue: number }>;
}
type Lighthouse = (
  url: string,
  flags: { port: number; onlyCategories: string[]; logLevel: string },
) => Promise<{ lhr: LighthouseResult }>;
type Launch = (options: {
  chromePath: string;
  chromeFlags: string[];
}) => Promise<{ port: number; kill: () => void }>;

export async function measureLighthouse({ site, floor, pages, runs }: MeasureContext): Promise<Figure[]> {
  const { lighthouse, launch } = await load();
  const chrome = await launch({
    chromePath: requireBrowser(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  const measured = [
    { name: 'floor', url: floor.url },
    ...pages.map(({ name, path }) => ({ name, url: `${site.url}${path}` })),
  ];
  const results = new Map<string, LighthouseResult[]>(measured.map(({ name }) => [name, []]));
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const { name, url } of measured)
        results.get(name)?.push(await measurePage(lighthouse, url, chrome.port));
      console.log(`  Lighthouse: ${run + 1} of ${runs} runs`);
    }
  } finally {
    chrome.kill();
  }
  const middle = (name: string, read: (result: LighthouseResult) => number) =>
    median((results.get(name) ?? []).map(read));
  const audit = (name: string) => (result: LighthouseResult) =>
    result.audits[name]?.numericValue ?? Number.NaN;
  const floorPaint = middle('floor', audit(LARGEST_PAINT));
  return measured.flatMap(({ name: of }): Figure[] => [
    { of, metric: 'score', value: middle(of, ({ categories }) => categories.performance.score * 100) },
    ...METRICS.map(({ audit: name, ...rest }) => ({ of, ...rest, value: middle(of, audit(name)) })),
    {
      of,
      metric: 'LCP ÷ floor',
      value: middle(of, audit(LARGEST_PAINT)) / floorPaint,
      digits: 2,
      ...(of === 'floor' ? {} : { atMost: PAINT_BUDGET }),
    },
  ]);
}

/** Lighthouse now and then loses the beginning of a trace; only what fails three times has failed. */
async function measurePage(
  lighthouse: Lighthouse,
  url: string,
  port: number,
  attempts = 3,
): Promise<LighthouseResult> {
  const { lhr } = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' });
  if (!lhr.runtimeError) return lhr;
  if (attempts > 1) return measurePage(lighthouse, url, port, attempts - 1);
  throw new Error(`Lighthouse, ${url}: ${lhr.runtimeError.message}`);
}

async function load(): Promise<{ lighthouse: Lighthouse; launch: Launch }> {
  const modules = join(FOLDER, 'node_modules');
  if (!existsSync(join(modules, 'lighthouse', 'package.json'))) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }\n');
    const code = await runCommand(`Installing Lighthouse ${VERSION}`, 'npm', [
      'install',
      ...['--prefix', FOLDER, '--save-exact', '--ignore-scripts', '--no-audit', '--no-fund'],
      `lighthouse@${VERSION}`,
    ]);
    if (code !== 0) throw new Error('Lighthouse could not be installed. Is there a network?');
  }
  const main = (name: string, file: string) => import(pathToFileURL(join(modules, name, file)).href);
  const { default: lighthouse } = await main('lighthouse', 'core/index.js');
  const { launch } = await main('chrome-launcher', 'dist/index.js');
  return { lighthouse, launch };
}
