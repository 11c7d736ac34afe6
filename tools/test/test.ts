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

/** Where a test runner leaves its report, and how its totals are read from it. */
interface Report<Json> {
  file: string;
  read: (json: Json) => Totals;
}

const UNIT_REPORT: Report<{ numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }> = {
  file: join(RESULTS, 'unit.json'),
  read: (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests + json.numFailedTestSuites }),
};
const BROWSER_REPORT: Report<{
  stats: { expected: number; flaky: number; unexpected: number };
  errors: unknown[];
}> = {
  file: join(RESULTS, 'browser.json'),
  read: ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
  }),
};

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
await suite(
  'Running unit tests',
  bin('vitest'),
  ['run', '--reporter=default', '--reporter=json', `--outputFile=${UNIT_REPORT.file}`],
  UNIT_REPORT,
);

process.env.SPORTS_CALENDAR_NOW = TEST_NOW;
if (count((await build()) === 0)) {
  await suite('Running browser tests', bin('playwright'), ['test'], BROWSER_REPORT, {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT.file,
  });
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
async function suite<Json>(
  what: string,
  command: string,
  args: readonly string[],
  { file, read }: Report<Json>,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const code = await run(what, command, args, env);
  const result = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  totals.passed += result.passed;
  totals.failed += code === 0 ? result.failed : Math.max(result.failed, 1);
}

function count(hasPassed: boolean): boolean {
  if (hasPassed) totals.passed += 1;
  else totals.failed += 1;
  return hasPassed;
}
