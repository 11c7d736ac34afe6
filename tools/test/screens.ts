/** `npm run screens`: takes the pictures of tests/screens.spec.ts again, of a site built as of the tests' moment. */
import { build } from '../build/build.ts';
import { bin, run } from '../run.ts';
import { TEST_NOW } from './test-now.ts';

process.env.SPORTS_CALENDAR_NOW = TEST_NOW;
const isBuilt = (await build()) === 0;
const args = ['test', 'tests/screens.spec.ts', '--update-snapshots=all', '--reporter=list'];
const code = isBuilt ? await run('Taking the pictures', bin('playwright'), args) : 1;
if (code === 0)
  console.log('\nThe pictures are in tests/screens. Look at what changed before you commit it.');
process.exit(code);
