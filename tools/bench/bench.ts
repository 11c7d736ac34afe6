/** `npm run bench`: builds, serves and measures, and writes bench/results.md. Each measurement is a file of tools/bench/. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_FOLDER, SITE_FOLDER } from '../folders.ts';
import { folderSite } from '../site/folder-site.ts';
import { serveSite } from '../site/server.ts';
import { launchBrowser } from './browser.ts';
import { buildFigures, buildSite } from './build-cost.ts';
import { measureBytes } from './bytes.ts';
import type { AgedSite, Figure, MeasureContext } from './figure.ts';
import { floorPage, writePlainSite } from './floor-page.ts';
import { measureInteractions } from './interactions.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureNavigation } from './navigation.ts';
import { type Options, PARTS, type Part, parseOptions, USAGE } from './options.ts';
import { pagesOf, visitedPaths } from './pages.ts';
import { writePeerSite } from './peer-page.ts';
import { describeMachine, markdownReport, type Report, type Results, sections } from './report.ts';
import { buildScaledSite, SCALED_SITE_FOLDER } from './scaled-data.ts';
import { measureSearch } from './search.ts';
import { measureTimeline } from './timeline.ts';
import { measureVisits } from './visits.ts';

const RESULTS_FOLDER = join(PROJECT_FOLDER, 'bench');
const FIRST_PORT = 4900;

/** How old a page may be: published once a day, kept by caches, and read without a network. */
const AGES = [
  { age: 'yesterday', days: 1 },
  { age: 'six days ago', days: 6 },
];

const MEASUREMENTS: Record<Exclude<Part, 'build'>, (context: MeasureContext) => Promise<Figure[]>> = {
  lighthouse: measureLighthouse,
  visits: measureVisits,
  bytes: measureBytes,
  interactions: measureInteractions,
  search: measureSearch,
  timeline: measureTimeline,
  navigation: measureNavigation,
};

const options = readOptions();
const { machine, isBusy } = describeMachine();
if (isBusy) console.log('The machine is busy: figures will be too high.');

const seconds = options.builds ? buildSite() : undefined;
if (!existsSync(join(SITE_FOLDER, '404.html'))) {
  console.error('There is no built site yet: leave out --no-build.');
  process.exit(1);
}
const pages = pagesOf(SITE_FOLDER);
const browser = await launchBrowser();
const plainFolder = mkdtempSync(join(tmpdir(), 'sports-calendar-plain-'));
const [floorFolder, peerFolder] = [join(plainFolder, 'floor'), join(plainFolder, 'peer')];
writePlainSite(floorFolder, floorPage());
await writePeerSite(peerFolder);
const floor = await serveFolder(floorFolder);
const peer = await serveFolder(peerFolder);
const report: Report = {
  machine: [...machine, `Chromium ${browser.version()}`],
  isBusy,
  options,
  limitedTo: process.env.SPORTS_CALENDAR_PAGES,
  failures: [],
  results: {},
};
try {
  report.results = await measure(SITE_FOLDER, seconds, needsAged() ? buildAgedSites() : []);
  if (options.scale > 1) {
    report.scaled = await orFailure(`${options.scale}×`, async () =>
      measure(SCALED_SITE_FOLDER, buildScaledSite(options.scale), []),
    );
    rmSync(SCALED_SITE_FOLDER, { recursive: true, force: true });
  }
} finally {
  await browser.close();
  await Promise.all([floor.close(), peer.close()]);
  rmSync(plainFolder, { recursive: true });
}
publish();
process.exit(report.failures.length === 0 ? 0 : 1);

function readOptions(): Options {
  try {
    return parseOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    process.exit(1);
  }
}

async function serveFolder(folder: string) {
  return { ...(await serveSite(folderSite(folder), { port: FIRST_PORT })), folder };
}

function needsAged(): boolean {
  return options.parts.includes('lighthouse') || options.parts.includes('visits');
}

/** The same pages as they were built days ago; without building, those that are there. */
function buildAgedSites(): { age: string; folder: string }[] {
  const paths = visitedPaths(SITE_FOLDER).map((path) => path.split('?')[0]);
  return AGES.flatMap(({ age, days }) => {
    const folder = `build/${days}-days-ago`;
    const site = join(PROJECT_FOLDER, folder, 'client');
    if (options.builds)
      buildSite({
        SPORTS_CALENDAR_NOW: new Date(Date.now() - days * 86_400_000).toISOString(),
        SPORTS_CALENDAR_BUILD: folder,
        SPORTS_CALENDAR_PAGES: `^(${[...paths, '/search', '/data'].join('|')})$`,
      });
    return existsSync(site) ? [{ age, folder: site }] : [];
  });
}

/** All requested parts, one after the other. */
async function measure(
  folder: string,
  buildSeconds: number | undefined,
  older: readonly { age: string; folder: string }[],
): Promise<Results> {
  const site = await serveFolder(folder);
  const olderSites = await Promise.all(
    older.map(async (each) => ({ ...(await serveFolder(each.folder)), age: each.age })),
  );
  const aged: AgedSite[] = [{ ...site, age: 'today' }, ...olderSites];
  const results: Results = {};
  for (const part of options.parts) {
    if (part === 'build') {
      if (buildSeconds !== undefined) results.build = buildFigures(buildSeconds, folder);
      continue;
    }
    const started = performance.now();
    console.log(`\n▸ Measuring: ${part}`);
    results[part] = await orFailure(part, () =>
      MEASUREMENTS[part]({
        browser,
        site,
        aged,
        floor,
        peer,
        pages,
        paths: visitedPaths(folder),
        runs: options.runs,
      }),
    );
    console.log(`  done in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  await Promise.all([site, ...olderSites].map((each) => each.close()));
  return results;
}

/** What cannot be measured is reported, and the rest is measured all the same. */
async function orFailure<Result>(what: string, run: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await run();
  } catch (error) {
    const { message } = error as Error;
    console.error(`  ${message}`);
    report.failures.push(`${what}: ${message.split('\n')[0]}`);
    return undefined;
  }
}

/** A whole run is written to files; with --only, the tables are printed. */
function publish(): void {
  if (options.parts.length < PARTS.length) {
    const { results, scaled } = report;
    const tables = [...sections(results), ...(scaled ? [`# ${options.scale}×`, ...sections(scaled)] : [])];
    console.log(`\n${tables.join('\n\n')}`);
    return;
  }
  mkdirSync(RESULTS_FOLDER, { recursive: true });
  writeFileSync(join(RESULTS_FOLDER, 'results.md'), markdownReport(report));
  console.log('\nWritten: bench/results.md');
}
