/** `npm run screens`: takes the pictures of tests/screens.spec.ts again, of the site of the fixtures. */
import { bin, run } from '../run.ts';

const args = ['test', 'tests/screens.spec.ts', '--update-snapshots=all', '--reporter=list'];
const code = await run('Taking the pictures', bin('playwright'), args);
if (code === 0)
  console.log('\nThe pictures are in tests/screens. Look at what changed before you commit it.');
process.exit(code);
