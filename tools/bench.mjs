/**
 * `npm run bench`: builds, serves and measures, and writes bench/results.md with its chart. Each measurement is a file
 * of tools/bench/. Those that hand functions to the browser are .mjs, because tsx would rewrite these functions; the
 * rest is TypeScript.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SITE_TIME_ZONE } from '../app/site.ts';
import { dayInZone } from '../catalog/day.ts';
import { launchBrowser } from './bench/browser.mjs';
import { buildFigures, buildSite } from './bench/build-cost.ts';
import { measureBytes } from './bench/bytes.mjs';
import { writeFloorSite } from './bench/floor-page.ts';
import { measureInteractions } from './bench/interactions.mjs';
import { measureLighthouse } from './bench/lighthouse.mjs';
import { describeMachine, isBusy, processorTime, stolenShare, yardstick } from './bench/machine.ts';
import { buildScaledSite, removeScaledSite, SCALED_SITE_FOLDER } from './bench/measured-site.ts';
import { measureNavigation } from './bench/navigation.mjs';
import { HELP, PARTS, parseOptions } from './bench/options.ts';
import { pagesOf } from './bench/pages.ts';
import { chartOf, markdownReport, sections, withoutTargets } from './bench/report.ts';
import { measureSearch } from './bench/search.mjs';
import { measureTimeline } from './bench/timeline.mjs';
import { SITE_FOLDER } from './build.mjs';
import { PROJECT_FOLDER } from './run.mjs';
import { serve } from './serve.mjs';

const RESULTS_FOLDER = join(PROJECT_FOLDER, 'bench');
const FIRST_PORT = 4900;

const MEASUREMENTS = {
  lighthouse: measureLighthouse,
  bytes: measureBytes,
  interactions: measureInteractions,
  search: measureSearch,
  timeline: measureTimeline,
  navigation: measureNavigation,
};

const options = readOptions();
const machine = describeMachine();
const today = () => dayInZone(Date.now(), SITE_TIME_ZONE);
const dayBefore = today();
const yardstickBefore = yardstick();
const timeBefore = processorTime();
if (isBusy(machine))
  console.log(`The machine is busy (load ${machine.load[0].toFixed(2)}): figures will be too high.`);

const cost = options.builds ? await buildSite() : undefined;
if (!existsSync(join(SITE_FOLDER, '404.html'))) {
  console.error('There is no built site yet: leave out --no-build.');
  process.exit(1);
}
const pages = pagesOf(SITE_FOLDER);
const browser = await launchBrowser();
const floorFolder = mkdtempSync(join(tmpdir(), 'sports-calendar-floor-'));
writeFloorSite(floorFolder);
const floor = { ...(await serve({ folder: floorFolder, port: FIRST_PORT })), folder: floorFolder };
const report = {
  machine: { ...machine, browser: browser.version() },
  options,
  limitedTo: process.env.SPORTS_CALENDAR_PAGES,
  failures: [],
};
try {
  report.results = await measure(SITE_FOLDER, cost);
  if (options.scale > 1) {
    report.scaled = await orFailure(`${options.scale}×`, async () =>
      measure(SCALED_SITE_FOLDER, await buildScaledSite(options.scale)),
    );
    removeScaledSite();
  }
} finally {
  await browser.close();
  await floor.close();
  rmSync(floorFolder, { recursive: true });
}
// A page of yesterday holds its dates back until the visitor's day is known: nothing is painted as early as it would be.
if (today() !== dayBefore) report.failures.push('first paints, because another day began during the run');
const timeAfter = processorTime();
report.machine.stolen = timeBefore && timeAfter && stolenShare(timeBefore, timeAfter);
report.machine.yardstick = [yardstickBefore, yardstick()];
publish();
process.exit(report.failures.length === 0 ? 0 : 1);

function readOptions() {
  try {
    const read = parseOptions(process.argv.slice(2));
    if (!read.help) return read;
    console.log(HELP);
    process.exit(0);
  } catch (error) {
    console.error(`${error.message}\n\n${HELP}`);
    process.exit(1);
  }
}

/** All parts that are asked for, one after the other. */
async function measure(folder, buildCost) {
  const site = { ...(await serve({ folder, port: FIRST_PORT + 1 })), folder };
  const results = {};
  for (const part of options.parts) {
    const started = performance.now();
    if (part === 'build') {
      if (buildCost) results.build = buildFigures(buildCost, folder);
      continue;
    }
    console.log(`\n▸ Measuring: ${part}`);
    results[part] = await orFailure(part, () =>
      MEASUREMENTS[part]({ browser, site, floor, pages, runs: options.runs }),
    );
    console.log(`  done in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  await site.close();
  return results;
}

/** What cannot be measured is said so, and keeps nothing else from being measured. */
async function orFailure(what, run) {
  try {
    return await run();
  } catch (error) {
    console.error(`  ${error.message}`);
    report.failures.push(`${what}: ${error.message.split('\n')[0]}`);
    return undefined;
  }
}

/** A whole run is written down; of a part, the tables are shown. */
function publish() {
  if (options.parts.length < PARTS.length) {
    const { results, scaled } = report;
    console.log(
      `\n${[...sections(results), ...(scaled ? [`# ${options.scale}×`, ...sections(withoutTargets(scaled))] : [])].join('\n\n')}`,
    );
    return;
  }
  mkdirSync(RESULTS_FOLDER, { recursive: true });
  writeFileSync(join(RESULTS_FOLDER, 'results.md'), markdownReport(report, 'results.svg'));
  writeFileSync(join(RESULTS_FOLDER, 'results.svg'), chartOf(report.results));
  console.log('\nWritten: bench/results.md, bench/results.svg');
}
