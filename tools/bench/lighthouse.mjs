/**
 * Lighthouse's phone on every page, beside the floor in the same run. It brings 200 packages of 185 MB, which would
 * double the time that a fresh clone needs to start: so it is fetched by the first benchmark and not by everybody.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBrowser } from '../browser.mjs';
import { PROJECT_FOLDER, run as runCommand } from '../run.mjs';
import { takeCalmly } from './machine.ts';
import { median } from './statistics.ts';

/** The newest for Node 20. */
const VERSION = '12.8.2';
const FOLDER = join(PROJECT_FOLDER, 'node_modules', '.cache', `lighthouse-${VERSION}`);

const METRICS = [
  { metric: 'FCP ms', audit: 'first-contentful-paint' },
  { metric: 'LCP ms', audit: 'largest-contentful-paint' },
  { metric: 'Speed Index ms', audit: 'speed-index' },
  { metric: 'TBT ms', audit: 'total-blocking-time', target: { atMost: 50 } },
  { metric: 'CLS', audit: 'cumulative-layout-shift', digits: 3, target: { atMost: 0 } },
];

/** @returns {Promise<import('./figure.ts').Figure[]>} */
export async function measureLighthouse({ site, floor, pages, runs }) {
  const { lighthouse, launch, defaultFlags } = await load();
  const chrome = await launch({
    chromePath: await findBrowser(),
    ignoreDefaultFlags: true,
    chromeFlags: [
      ...withoutSpareProcess(defaultFlags),
      ...['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ],
    // Where the pages are written for, as for the other measurements: elsewhere their day may be another one.
    envVars: { ...process.env, TZ: 'America/New_York' },
  });
  const measured = [
    { name: 'floor', url: floor.url },
    ...pages.map(({ name, path, score }) => ({ name, url: `${site.url}${path}`, score })),
  ];
  const reports = new Map(measured.map(({ name }) => [name, []]));
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const { name, url } of measured) {
        reports.get(name).push(await takeCalmly(() => report(lighthouse, url, chrome.port, name)));
      }
      console.log(`  Lighthouse: ${run + 1} of ${runs} runs`);
    }
  } finally {
    await chrome.kill();
  }
  const middle = (name, audit) => median(reports.get(name).map(({ audits }) => audits[audit].numericValue));
  const floorPaint = middle('floor', 'largest-contentful-paint');
  return measured.flatMap(({ name: of, score }) => [
    {
      of,
      metric: 'score',
      value: median(reports.get(of).map(({ categories }) => categories.performance.score * 100)),
      ...(score ? { target: { atLeast: score } } : {}),
    },
    ...METRICS.map(({ audit, ...rest }) => ({ of, ...rest, value: middle(of, audit) })),
    {
      of,
      metric: 'LCP ÷ floor',
      value: middle(of, 'largest-contentful-paint') / floorPaint,
      digits: 2,
      ...(of === 'floor' ? {} : { target: { atMost: 1.25 } }),
    },
  ]);
}

/**
 * While a page loads, Chromium prepares a process for the next one. A phone has a core to spare for it; on a machine of two
 * it takes turns with the page, whose tasks, the floor's too, last longer by chance.
 */
function withoutSpareProcess(flags) {
  const disabled = '--disable-features=';
  return flags.map((flag) => (flag.startsWith(disabled) ? `${flag},SpareRendererForSitePerProcess` : flag));
}

/** Lighthouse now and then loses the beginning of a trace; what fails three times is a failure. */
async function report(lighthouse, url, port, name, attempts = 3) {
  const { lhr } = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' });
  if (!lhr.runtimeError) return lhr;
  if (attempts > 1) return report(lighthouse, url, port, name, attempts - 1);
  throw new Error(`Lighthouse, ${name}: ${lhr.runtimeError.message}`);
}

async function load() {
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
  const main = (name, file) => import(pathToFileURL(join(modules, name, file)).href);
  const { default: lighthouse } = await main('lighthouse', 'core/index.js');
  const { launch, Launcher } = await main('chrome-launcher', 'dist/index.js');
  return { lighthouse, launch, defaultFlags: Launcher.defaultFlags() };
}
