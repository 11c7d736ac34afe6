/** `npm run test:browsers`: the main journeys in Firefox and WebKitGTK; other arguments are Playwright's. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_FOLDER } from '../folders.ts';
import { bin, run } from '../run.ts';
import { OTHER_BROWSERS } from './browsers-installed.ts';

// SPORTS_CALENDAR_BUILD names another folder than build.
const isBuilt =
  existsSync(join(SITE_FOLDER, '404.html')) ||
  (await run('Building the site', bin('tsx'), ['tools/site/write-site.ts'])) === 0;
process.exit(isBuilt ? await testOtherBrowsers(process.argv.slice(2)) : 1);

/** The exit code. */
function testOtherBrowsers(args: readonly string[]): Promise<number> {
  const missing = OTHER_BROWSERS.filter(({ isInstalled }) => !isInstalled());
  if (missing.length > 0) {
    const names = missing.map(({ name }) => name).join(', ');
    console.error(`Not installed: ${names}. npm run setup -- --browsers installs them.`);
    return Promise.resolve(1);
  }
  const config = '--config=tests/browsers/playwright.config.ts';
  return run('Testing in Firefox and WebKitGTK', bin('playwright'), ['test', config, ...args]);
}
