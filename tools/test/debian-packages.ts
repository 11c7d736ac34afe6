/** Installs programs that only tests and measurements need, where that is allowed: as root on Debian. */
import { spawnSync } from 'node:child_process';
import { run } from '../run.ts';

/** Whether a command exists and succeeds. */
export const works = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** @param what is being installed, for the output */
export async function installPackages(what: string, packages: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !works('apt-get', '--version')) return;
  await run('Reading the list of packages', 'apt-get', ['update', '-q']);
  await run(`Installing ${what}`, 'apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages]);
}
