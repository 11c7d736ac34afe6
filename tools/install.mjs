/** Installs the packages of the lockfile if they are not there, or not the ones that it names. */

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER, run } from './run.mjs';

const LOCKFILE = join(PROJECT_FOLDER, 'package-lock.json');
const INSTALLED = join(PROJECT_FOLDER, 'node_modules', '.installed-lockfile');

export async function install() {
  const wanted = createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex');
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === wanted) return;
  const code = await run('Installing packages', 'npm', ['ci', '--no-audit', '--no-fund'], {
    onLine: (line) => (line.startsWith('npm warn') ? undefined : line),
  });
  if (code !== 0) {
    console.error('The packages could not be installed. Is there a network?');
    process.exit(code);
  }
  writeFileSync(INSTALLED, wanted);
}
