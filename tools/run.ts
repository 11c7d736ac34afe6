/** Runs commands for the tools. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { PROJECT_FOLDER } from './folders.ts';

/**
 * @param what printed before, with the time it took after
 * @returns the exit code
 */
export function run(
  what: string,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const started = Date.now();
  console.log(`\n▸ ${what}`);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: PROJECT_FOLDER,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', (error) => console.error(error.message));
    child.on('close', (code) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(code === 0 ? `  done in ${seconds} s` : `  failed after ${seconds} s`);
      resolve(code ?? 1);
    });
  });
}

/** The path of a command from an installed package. */
export function bin(name: string): string {
  return join(PROJECT_FOLDER, 'node_modules', '.bin', name);
}
