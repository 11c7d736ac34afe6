/** `npm run test:browser`: Playwright with a browser that was found; `-- tests/home.spec.ts` and other arguments are its. */
import { pathToFileURL } from 'node:url';
import { bin, run } from '../run.ts';
import { requireTestBrowser } from './find-browser.ts';

export function runBrowserTests(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const CHROMIUM_PATH = requireTestBrowser();
  return run('Running browser tests', bin('playwright'), ['test', ...args], { CHROMIUM_PATH, ...env });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exit(await runBrowserTests(process.argv.slice(2)));
