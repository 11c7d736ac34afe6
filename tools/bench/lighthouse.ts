/**
 * Lighthouse on every kind of page with its own defaults (a phone, simulated throttling), beside the floor page and a peer
 * in the same run: as built today, in New York, and as built six days ago, in Berlin.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { budget } from '../../catalog/budgets.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { requireBrowser } from '../test/find-browser.ts';
import type { AgedSite, Figure, MeasureContext } from './figure.ts';
import { installedPackage } from './installed-package.ts';
import { median } from './statistics.ts';

/** The newest for Node 20. */
const VERSION = '12.8.2';

const FLOOR = 'floor';
const PEER = 'peer, FullCalendar';
const HOME_ZONE = 'America/New_York';
const LOWEST_SCORE = 97;

const LARGEST_PAINT = 'largest-contentful-paint';
const BLOCKING = 'total-blocking-time';
const METRICS = [
  { metric: 'FCP ms', audit: 'first-contentful-paint' },
  { metric: 'LCP ms', audit: LARGEST_PAINT },
  { metric: 'Speed Index ms', audit: 'speed-index' },
  { metric: 'TBT ms', audit: BLOCKING },
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
  envVars: Record<string, string | undefined>;
}) => Promise<{ port: number; kill: () => void }>;

interface Audited {
  name: string;
  url: string;
  timeZone: string;
}

export async function measureLighthouse(context: MeasureContext): Promise<Figure[]> {
  const { lighthouse, launch } = await load();
  const audited = auditedPages(context);
  const results = new Map<string, LighthouseResult[]>(audited.map(({ name }) => [name, []]));
  for (let run = 0; run < context.runs; run += 1) {
    for (const [timeZone, pages] of groupBy(audited, (page) => page.timeZone)) {
      const chrome = await launch({
        chromePath: requireBrowser(),
        chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
        envVars: { ...process.env, TZ: timeZone },
      });
      try {
        for (const { name, url } of pages)
          results.get(name)?.push(await measurePage(lighthouse, url, chrome.port));
      } finally {
        chrome.kill();
      }
    }
    console.log(`  Lighthouse: ${run + 1} of ${context.runs} runs`);
  }
  const middle = (name: string, read: (result: LighthouseResult) => number) =>
    median((results.get(name) ?? []).map(read));
  const audit = (name: string) => (result: LighthouseResult) =>
    result.audits[name]?.numericValue ?? Number.NaN;
  const floorPaint = middle(FLOOR, audit(LARGEST_PAINT));
  const floorBlocking = middle(FLOOR, audit(BLOCKING));
  return audited.flatMap(({ name: of }): Figure[] => {
    const isOurs = of !== FLOOR && of !== PEER;
    const blocking = Math.max(0, middle(of, audit(BLOCKING)) - floorBlocking);
    return [
      {
        of,
        metric: 'score',
        value: middle(of, ({ categories }) => categories.performance.score * 100),
        ...(isOurs && { atLeast: LOWEST_SCORE }),
      },
      ...METRICS.map(({ audit: name, ...rest }) => ({ of, ...rest, value: middle(of, audit(name)) })),
      {
        of,
        metric: 'LCP ÷ floor',
        value: middle(of, audit(LARGEST_PAINT)) / floorPaint,
        digits: 2,
        ...(isOurs && { atMost: budget('paint') }),
      },
      {
        of,
        metric: 'TBT beyond the floor ms',
        value: blocking,
        ...(isOurs && { atMost: budget('blocking') }),
      },
    ];
  });
}

/** The oldest site, as somebody on another continent sees it, is the worst that may be seen. */
function auditedPages({ aged, floor, peer, pages }: MeasureContext): Audited[] {
  const [newest, ...older] = aged;
  const oldest = older.at(-1);
  const pagesOf = (site: AgedSite | undefined, timeZone: string, more = '') =>
    site
      ? pages.map(({ name, path }) => ({ name: `${name}${more}`, url: `${site.url}${path}`, timeZone }))
      : [];
  return [
    { name: FLOOR, url: floor.url, timeZone: HOME_ZONE },
    { name: PEER, url: peer.url, timeZone: HOME_ZONE },
    ...pagesOf(newest, HOME_ZONE),
    ...pagesOf(oldest, 'Europe/Berlin', `, ${oldest?.age}, Berlin`),
  ];
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
  const modules = await installedPackage('lighthouse', VERSION);
  const main = (name: string, file: string) => import(pathToFileURL(join(modules, name, file)).href);
  const { default: lighthouse } = await main('lighthouse', 'core/index.js');
  const { launch } = await main('chrome-launcher', 'dist/index.js');
  return { lighthouse, launch };
}
