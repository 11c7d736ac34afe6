/** `npm test`: everything that must hold, from a fresh clone on. Ends with "N passed, N failed". */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../build/build.ts';
import { PROJECT_FOLDER } from '../folders.ts';
import { getNginx } from '../hosting/find-nginx.ts';
import { bin, run } from '../run.ts';
import { getCalendarReaders } from './calendar-readers.ts';
import { findBrowser } from './find-browser.ts';
import { TEST_NOW } from './test-now.ts';

const RESULTS = join(PROJECT_FOLDER, 'test-results');

interface Totals {
  passed: number;
  failed: number;
}

/** What is used of Vitest's report and of Playwright's. */
interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}
interface BrowserReport {
  stats: { expected: number; flaky: number; unexpected: number };
  errors: unknown[];
}

const started = Date.now();
const totals: Totals = { passed: 0, failed: 0 };

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);

const browser = await findBrowser();
console.log(`\nBrowser: ${browser}`);
await getCalendarReaders();
await getNginx();

await check('Checking types', bin('tsc'), ['--noEmit']);
await check('Linting', bin('biome'), ['check', '.', '--error-on-warnings']);
await check('Looking for unused code', bin('knip'), []);
await check('Checking the data', bin('tsx'), ['tools/data/check-data.ts']);
const unitFile = join(RESULTS, 'unit.json');
const unitArgs = ['run', '--reporter=default', '--reporter=json', `--outputFile=${unitFile}`];
const unitCode = await run('Running unit tests', bin('vitest'), unitArgs);
countReport(unitCode, unitFile, (report: UnitReport) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numFailedTestSuites,
}));

process.env.SPORTS_CALENDAR_NOW = TEST_NOW;
if (count((await build()) === 0)) {
  const file = join(RESULTS, 'browser.json');
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const code = await run('Running browser tests', bin('playwright'), ['test'], env);
  countReport(code, file, ({ stats, errors }: BrowserReport) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
  }));
}

writeFileSync(join(RESULTS, 'summary.json'), JSON.stringify(totals));
console.log(`\nTook ${Math.round((Date.now() - started) / 1000)} s.`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);

/** Counts a command as one check. */
async function check(what: string, command: string, args: readonly string[]): Promise<void> {
  count((await run(what, command, args)) === 0);
}

/** Counts every test in the runner's report; a runner that leaves no report has failed. */
function countReport<Report>(code: number, file: string, read: (report: Report) => Totals): void {
  const result = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  totals.passed += result.passed;
  totals.failed += code === 0 ? result.failed : Math.max(result.failed, 1);
}

function count(hasPassed: boolean): boolean {
  if (hasPassed) totals.passed += 1;
  else totals.failed += 1;
  return hasPassed;
}
