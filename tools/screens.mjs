/** `npm run screens`: takes the pictures of tests/screens.spec.ts anew, of a site built as of the tests' moment. */
import { findBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { bin, run } from './run.mjs';
import { TEST_NOW } from './test-now.mjs';

const browser = await findBrowser();
process.env.SPORTS_CALENDAR_NOW = TEST_NOW;
const isBuilt = (await build()) === 0;
const args = ['test', 'tests/screens.spec.ts', '--update-snapshots=all', '--reporter=list'];
const code = isBuilt
  ? await run('Taking the pictures', bin('playwright'), args, { env: { CHROMIUM_PATH: browser } })
  : 1;
console.log(
  code === 0 ? '\nThe pictures are in tests/screens. Look at what changed before you commit it.' : '',
);
process.exit(code);
