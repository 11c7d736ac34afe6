/** `npm test`: everything that must hold, from a fresh clone on. Ends with "N passed, N failed". */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './install.mjs';
import { bin, PROJECT_FOLDER, run } from './run.mjs';
import { TEST_NOW } from './test-now.mjs';

const RESULTS = join(PROJECT_FOLDER, 'test-results');

const started = Date.now();
const totals = { passed: 0, failed: 0 };

await install();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);

const { findBrowser } = await import('./browser.mjs');
const { build } = await import('./build.mjs');
const { getCalendarReaders } = await import('./calendar-readers.mjs');
const { getNginx } = await import('./nginx.mjs');
const browser = await findBrowser();
console.log(`\nBrowser: ${browser}`);
await getCalendarReaders();
await getNginx();

await step('Checking types', bin('tsc'), ['--noEmit']);
await step('Linting', bin('biome'), ['check', '.', '--error-on-warnings']);
await step('Looking for what nobody uses', bin('knip'), []);
await step('Checking the data', bin('tsx'), ['tools/check-data.ts']);
await suite(
  'Running unit tests',
  bin('vitest'),
  ['run', '--reporter=default', '--reporter=json', `--outputFile=${join(RESULTS, 'unit.json')}`],
  {
    report: 'unit.json',
    read: (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests + json.numFailedTestSuites }),
  },
);

process.env.SPORTS_CALENDAR_NOW = TEST_NOW;
if (count((await build()) === 0)) {
  await suite('Running browser tests', bin('playwright'), ['test'], {
    report: 'browser.json',
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: join(RESULTS, 'browser.json') },
    read: ({ stats, errors }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
    }),
  });
}

writeFileSync(join(RESULTS, 'summary.json'), JSON.stringify(totals));
console.log(`\nTook ${Math.round((Date.now() - started) / 1000)} s.`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);

/** Counts a step that is one check as a whole. */
async function step(what, command, args) {
  count((await run(what, command, args)) === 0);
}

/** Counts every test of a runner, as its report has them; a runner that leaves no report has failed. */
async function suite(what, command, args, { report, read, env }) {
  const code = await run(what, command, args, { env });
  const file = join(RESULTS, report);
  const result = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  totals.passed += result.passed;
  totals.failed += code === 0 ? result.failed : Math.max(result.failed, 1);
}

function count(hasPassed) {
  if (hasPassed) totals.passed += 1;
  else totals.failed += 1;
  return hasPassed;
}
