/** Runs commands for the tools, with something on the screen at least every few seconds. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const PROJECT_FOLDER = fileURLToPath(new URL('..', import.meta.url));

const STILL_AT_IT = 15_000;

/**
 * @param {string} what said before, and again while it takes long
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, onLine?: (line: string) => string | undefined }} [options]
 *   onLine may change a line of output, or drop it by returning undefined
 * @returns {Promise<number>} the exit code
 */
export function run(what, command, args, { env = {}, onLine = (line) => line } = {}) {
  const started = Date.now();
  console.log(`\n▸ ${what}`);
  return new Promise((resolve) => {
    let lastOutput = Date.now();
    const child = spawn(command, args, {
      cwd: PROJECT_FOLDER,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const timer = setInterval(() => {
      if (Date.now() - lastOutput < STILL_AT_IT) return;
      console.log(`  … ${what} (${Math.round((Date.now() - started) / 1000)} s)`);
      lastOutput = Date.now();
    }, 1000);
    for (const stream of [child.stdout, child.stderr]) {
      let rest = '';
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) print(line);
      });
      stream.on('end', () => rest && print(rest));
    }
    function print(line) {
      const shown = onLine(line);
      if (shown === undefined) return;
      lastOutput = Date.now();
      console.log(`  ${shown}`);
    }
    child.on('error', (error) => {
      console.error(`  ${error.message}`);
    });
    child.on('close', (code) => {
      clearInterval(timer);
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(code === 0 ? `  done in ${seconds} s` : `  failed after ${seconds} s`);
      resolve(code ?? 1);
    });
  });
}

/** The path of a command that an installed package brings. */
export function bin(name) {
  return fileURLToPath(new URL(`../node_modules/.bin/${name}`, import.meta.url));
}
