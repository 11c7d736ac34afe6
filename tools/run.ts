/** Runs commands for the tools, with something on the screen at least every few seconds. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { PROJECT_FOLDER } from './folders.ts';

const REMIND_AFTER = 15_000;

/**
 * @param what printed before, and again while it takes long
 * @returns the exit code
 */
export function run(
  what: string,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const started = Date.now();
  const seconds = () => ((Date.now() - started) / 1000).toFixed(1);
  console.log(`\n▸ ${what}`);
  return new Promise((resolve) => {
    let lastOutput = Date.now();
    const child = spawn(command, args, {
      cwd: PROJECT_FOLDER,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const timer = setInterval(() => {
      if (Date.now() - lastOutput < REMIND_AFTER) return;
      console.log(`  … ${what} (${seconds()} s)`);
      lastOutput = Date.now();
    }, 1000);
    const print = (line: string) => {
      lastOutput = Date.now();
      console.log(`  ${line}`);
    };
    for (const stream of [child.stdout, child.stderr]) {
      let rest = '';
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => {
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) print(line);
      });
      stream.on('end', () => rest && print(rest));
    }
    child.on('error', (error) => console.error(`  ${error.message}`));
    child.on('close', (code) => {
      clearInterval(timer);
      console.log(code === 0 ? `  done in ${seconds()} s` : `  failed after ${seconds()} s`);
      resolve(code ?? 1);
    });
  });
}

/** The path of a command from an installed package. */
export function bin(name: string): string {
  return join(PROJECT_FOLDER, 'node_modules', '.bin', name);
}
