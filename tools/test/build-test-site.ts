/**
 * Writes a site of the browser tests, for those that read its files: `npm run build:fixtures` that of the fixtures, with
 * `real` instead of `fixtures` that of the real data.
 */
import { buildTestSite, TEST_SITES } from './sites.ts';

const [which = ''] = process.argv.slice(2);
if (which !== 'fixtures' && which !== 'real') {
  console.error(`Name the site: ${Object.keys(TEST_SITES).join(' or ')}`);
  process.exit(1);
}
process.exit(await buildTestSite(which));
