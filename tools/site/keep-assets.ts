/**
 * `npm run keep-assets -- <folder>`: adds the hashed files of earlier releases to the built site. Hosts that replace
 * the whole site with each release would delete them at once, and open pages still load them. The folder holds them
 * from one release to the next, with the moment at which each was last part of a release.
 */

import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MS_PER_DAY } from '../../catalog/day/day.ts';
import { SITE_FOLDER } from '../folders.ts';

/** A page may stay open over a holiday. */
const DAYS = 14;
const LIST = 'last-released.json';

/** To be called once after each build, before anything else adds files to `site`. */
export function keepAssets(site: string, folder: string, now: number): { added: number; deleted: number } {
  const assets = join(site, 'assets');
  // Hosts of this kind compress by themselves.
  const current = readdirSync(assets).filter((name) => !/\.(br|gz)$/.test(name));
  const earlier = readList(folder);
  const lastReleased: Record<string, string> = {};
  const counts = { added: 0, deleted: 0 };
  mkdirSync(folder, { recursive: true });
  for (const [name, moment] of Object.entries(earlier)) {
    if (now - Date.parse(moment) > DAYS * MS_PER_DAY) {
      rmSync(join(folder, name), { force: true });
      counts.deleted += 1;
    } else if (!current.includes(name)) {
      copyFileSync(join(folder, name), join(assets, name));
      lastReleased[name] = moment;
      counts.added += 1;
    }
  }
  for (const name of current) {
    copyFileSync(join(assets, name), join(folder, name));
    lastReleased[name] = new Date(now).toISOString();
  }
  writeFileSync(join(folder, LIST), `${JSON.stringify(lastReleased, null, 1)}\n`);
  return counts;
}

function readList(folder: string): Record<string, string> {
  const file = join(folder, LIST);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [folder] = process.argv.slice(2);
  if (!folder) {
    console.error('Add the folder of earlier releases: npm run keep-assets -- <folder>');
    process.exit(1);
  }
  const { added, deleted } = keepAssets(SITE_FOLDER, folder, Date.now());
  console.log(`${added} files of earlier releases added, ${deleted} older than ${DAYS} days deleted`);
}
