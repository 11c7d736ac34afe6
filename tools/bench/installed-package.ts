/**
 * Packages that only the benchmark uses. Lighthouse alone has 200 of 185 MB, which would double the time that a fresh clone
 * needs to start: so the first benchmark installs them, and nobody else does.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../folders.ts';
import { run } from '../run.ts';

/** The folder of its modules, in which it is installed if it is not there yet. */
export async function installedPackage(name: string, version: string): Promise<string> {
  const folder = join(PROJECT_FOLDER, 'node_modules', '.cache', `${name}-${version}`);
  const modules = join(folder, 'node_modules');
  if (existsSync(join(modules, name, 'package.json'))) return modules;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const code = await run(`Installing ${name} ${version}`, 'npm', [
    'install',
    ...['--prefix', folder, '--save-exact', '--ignore-scripts', '--no-audit', '--no-fund'],
    `${name}@${version}`,
  ]);
  if (code !== 0) throw new Error(`${name} could not be installed. Is there a network?`);
  return modules;
}
