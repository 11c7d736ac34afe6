/** `npm run build:fixtures`: writes the site of the fixtures, for tests that read its files. */
import { buildTestSite } from './sites.ts';

process.exit(await buildTestSite('fixtures'));
