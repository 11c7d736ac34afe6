/** Installs packages of Debian and Ubuntu. */
import { spawnSync } from 'node:child_process';
import { run } from '../run.ts';

/** Whether a command exists and succeeds. */
export const commandSucceeds = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

export const isRoot = () => process.getuid?.() === 0;

export const hasApt = () => commandSucceeds('apt-get', '--version');

export async function updatePackageList(): Promise<void> {
  await apt('Reading the list of packages', 'update');
}

/** @param what is being installed, for the output */
export async function installPackages(what: string, packages: readonly string[]): Promise<void> {
  await apt(`Installing ${what}`, 'install', '-y', '--no-install-recommends', ...packages);
}

/** A mirror may answer late, and another installation may still be running. */
const PATIENCE = ['-q', '-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=120'];

function apt(what: string, command: string, ...args: string[]): Promise<number> {
  const [program, ...before] = isRoot() ? ['apt-get'] : ['sudo', 'apt-get'];
  return run(what, program, [...before, ...PATIENCE, command, ...args]);
}
