/** Names everything that the scripts of the site are made of: with the same key, they need not be built again. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_FOLDER, PROJECT_FOLDER } from '../folders.ts';

const SOURCES = [
  'app',
  'catalog',
  'feeds',
  'tools',
  'public',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** Of the environment, what changes the site. The moment does not: it is in pages and lists alone. */
const VARIABLES = /^(SITE_URL|BASE_PATH|NODE_ENV|SPORTS_CALENDAR_(?!NOW$|BUILD$)\w+)$/;

export function sourceKey(folder = PROJECT_FOLDER, data = DATA_FOLDER, env = process.env): string {
  const hash = createHash('sha256').update(process.version);
  for (const name of Object.keys(env).sort()) if (VARIABLES.test(name)) hash.update(`\0${name}=${env[name]}`);
  for (const source of [...SOURCES.map((name) => join(folder, name)), data])
    for (const file of filesIn(source)) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
