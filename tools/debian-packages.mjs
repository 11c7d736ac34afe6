/** Installs programs that only tests and measurements need, where that is allowed: as root on Debian. */
import { spawnSync } from 'node:child_process';
import { run } from './run.mjs';

/** @returns {boolean} whether a command is there and ends well */
export const works = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/**
 * @param {string} what is being installed, to be said
 * @param {string[]} packages
 */
export async function installPackages(what, packages) {
  if (process.getuid?.() !== 0 || !works('apt-get', '--version')) return;
  await run('Reading the list of packages', 'apt-get', ['update', '-q']);
  await run(`Installing ${what}`, 'apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages]);
}
