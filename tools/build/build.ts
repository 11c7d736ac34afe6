/**
 * `npm run build`: checks the data, renders every page, writes every file, and makes the folder ready for any static host.
 * With `--production`, or in CI, it must know the address that it builds for. With `--kill-switch`, the site removes the
 * service workers of its visitors (deploy/README.md).
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { HOSTING_FOLDER, SITE_FOLDER } from '../folders.ts';
import { bin, run } from '../run.ts';
import { requireSiteUrl } from '../site-url.ts';
import { compressFolder } from './compress.ts';
import { keepFileTimes } from './file-times.ts';

const STEPS = [
  ['Building the site', 'write-pages'],
  ['Writing calendars, data files and preview pictures', 'write-site-files'],
  ['Writing the pages for embeds', 'write-embeds'],
  ['Writing the service worker', 'write-worker'],
  ['Writing the headers for hosts', 'write-hosting'],
] as const;

/** The exit code of the first step that fails, or 0. */
export async function build({ killSwitch = false } = {}): Promise<number> {
  // Every step uses the same moment.
  process.env.SPORTS_CALENDAR_NOW ??= new Date().toISOString();
  for (const [what, tool] of STEPS) {
    const options = tool === 'write-worker' && killSwitch ? ['--kill-switch'] : [];
    const code = await run(what, bin('tsx'), [`tools/build/${tool}.ts`, ...options]);
    if (code !== 0) return code;
  }
  await compressFolder(SITE_FOLDER);
  const unchanged = keepFileTimes(SITE_FOLDER, join(HOSTING_FOLDER, 'file-times.json'), Date.now());
  console.log(`\n${unchanged} files are the same as in the last build`);
  return 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exit(await buildByArguments());
}

async function buildByArguments(): Promise<number> {
  try {
    const { values } = parseArgs({
      options: { production: { type: 'boolean' }, 'kill-switch': { type: 'boolean' } },
    });
    if (values.production || process.env.CI === 'true') requireSiteUrl();
    return await build({ killSwitch: values['kill-switch'] });
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
}
