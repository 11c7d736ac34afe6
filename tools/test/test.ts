/**
 * `npm test`: everything that must hold, from a fresh clone on. Ends with "N passed, N failed". `npm run test:all` goes
 * through every page in every width and scheme instead of samples.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT_FOLDER } from '../folders.ts';
import { bin, run } from '../run.ts';
import { requireTestBrowser } from './find-browser.ts';
import { installPrograms, missingPrograms, prepareBrowser } from './programs.ts';
import { buildTestSite } from './sites.ts';

/** The checks that need neither a browser nor the built site, as scripts of package.json: `npm test` and CI run all. */
const STATIC_CHECKS = {
  'Checking types': 'typecheck',
  Linting: 'lint',
  'Looking for unused code': 'unused',
  'Checking the data': 'check',
  'Auditing the data': 'data:audit',
  'Checking the workflows': 'check:workflows',
} as const;

const RESULTS = join(PROJECT_FOLDER, 'test-results');
const IS_CI = process.env.CI === 'true';

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

const { values: options } = parseArgs({ options: { all: { type: 'boolean' } } });
const started = Date.now();
const totals: Totals = { passed: 0, failed: 0 };

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);

if (IS_CI) await installPrograms();
else await prepareBrowser();
console.log(`\nBrowser: ${requireTestBrowser()}`);
const missing = missingPrograms();
sayMissing();
// Nothing is left out in CI.
if (IS_CI) totals.failed += missing.length;

console.log('\nChecks, unit and component tests run beside the builds. Each prints its output when it ends.');
const [isBuilt] = await Promise.all([build(), runChecks()]);
if (isBuilt) {
  const file = join(RESULTS, 'browser.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...(options.all && { TEST_ALL: '1' }) };
  const code = await run('Running browser tests', bin('playwright'), ['test'], env);
  countReport(code, file, ({ stats, errors }: BrowserReport) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  }));
}

writeFileSync(join(RESULTS, 'summary.json'), JSON.stringify(totals));
sayMissing();
console.log(`\nTook ${Math.round((Date.now() - started) / 1000)} s.`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);

/** Whether there are both sites for the browser tests: of the real data, and of the fixtures. */
async function build(): Promise<boolean> {
  return (
    count((await buildTestSite('real', 'at the end')) === 0) &&
    count((await buildTestSite('fixtures', 'at the end')) === 0)
  );
}

async function runChecks(): Promise<void> {
  for (const [what, script] of Object.entries(STATIC_CHECKS))
    count((await run(what, 'npm', ['run', '--silent', script], {}, 'at the end')) === 0);
  const file = join(RESULTS, 'unit.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile=${file}`];
  const code = await run('Running unit and component tests', bin('vitest'), args, {}, 'at the end');
  countReport(code, file, (report: UnitReport) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numFailedTestSuites,
  }));
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

function sayMissing(): void {
  if (missing.length === 0) return;
  console.log(
    `\nMISSING: ${missing.join(', ')}. The tests that need them are skipped; \`npm run setup\` installs them.`,
  );
}
