/** `npm run bench`: builds, serves and measures, and writes bench/results.md. Each measurement is a file of tools/bench/. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_FOLDER, SITE_FOLDER } from '../folders.ts';
import { serve } from '../serve/serve.ts';
import { launchBrowser } from './browser.ts';
import { buildFigures, buildSite } from './build-cost.ts';
import { measureBytes } from './bytes.ts';
import type { Figure, MeasureContext } from './figure.ts';
import { writeFloorSite } from './floor-page.ts';
import { measureInteractions } from './interactions.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureNavigation } from './navigation.ts';
import { type Options, PARTS, type Part, parseOptions, USAGE } from './options.ts';
import { pagesOf } from './pages.ts';
import { describeMachine, markdownReport, type Report, type Results, sections } from './report.ts';
import { buildScaledSite, SCALED_SITE_FOLDER } from './scaled-data.ts';
import { measureSearch } from './search.ts';
import { measureTimeline } from './timeline.ts';

const RESULTS_FOLDER = join(PROJECT_FOLDER, 'bench');
const FIRST_PORT = 4900;

const MEASUREMENTS: Record<Exclude<Part, 'build'>, (context: MeasureContext) => Promise<Figure[]>> = {
  lighthouse: measureLighthouse,
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
const floorFolder = mkdtempSync(join(tmpdir(), 'sports-calendar-floor-'));
writeFloorSite(floorFolder);
const floor = { ...(await serve({ folder: floorFolder, port: FIRST_PORT })), folder: floorFolder };
const report: Report = {
  machine: [...machine, `Chromium ${browser.version()}`],
  isBusy,
  options,
  limitedTo: process.env.SPORTS_CALENDAR_PAGES,
  failures: [],
  results: {},
};
try {
  report.results = await measure(SITE_FOLDER, seconds);
  if (options.scale > 1) {
    report.scaled = await orFailure(`${options.scale}×`, async () =>
      measure(SCALED_SITE_FOLDER, buildScaledSite(options.scale)),
    );
    rmSync(SCALED_SITE_FOLDER, { recursive: true, force: true });
  }
} finally {
  await browser.close();
  await floor.close();
  rmSync(floorFolder, { recursive: true });
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

/** All requested parts, one after the other. */
async function measure(folder: string, buildSeconds: number | undefined): Promise<Results> {
  const site = { ...(await serve({ folder, port: FIRST_PORT + 1 })), folder };
  const results: Results = {};
  for (const part of options.parts) {
    if (part === 'build') {
      if (buildSeconds !== undefined) results.build = buildFigures(buildSeconds, folder);
      continue;
    }
    const started = performance.now();
    console.log(`\n▸ Measuring: ${part}`);
    results[part] = await orFailure(part, () =>
      MEASUREMENTS[part]({ browser, site, floor, pages, runs: options.runs }),
    );
    console.log(`  done in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  await site.close();
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
