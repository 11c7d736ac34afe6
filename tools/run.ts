/** Runs commands for the tools. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { PROJECT_FOLDER } from './folders.ts';

/**
 * @param what printed before the output, with the time it took after
 * @param output is printed as it comes, or all at once when the command ends, for commands that run side by side
 * @returns the exit code
 */
export function run(
  what: string,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  output: 'live' | 'at the end' = 'live',
): Promise<number> {
  const started = Date.now();
  if (output === 'live') console.log(`\n▸ ${what}`);
  return new Promise((resolve) => {
    const stream = output === 'live' ? 'inherit' : 'pipe';
    const child = spawn(command, args, {
      cwd: PROJECT_FOLDER,
      env: { ...process.env, ...env },
      stdio: ['ignore', stream, stream],
    });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => console.error(error.message));
    child.on('close', (code) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      const end = code === 0 ? `  done in ${seconds} s` : `  failed after ${seconds} s`;
      if (output === 'live') console.log(end);
      else console.log(`\n▸ ${what}\n${Buffer.concat(chunks)}${end}`);
      resolve(code ?? 1);
    });
  });
}

/** The path of a command from an installed package. */
export function bin(name: string): string {
  return join(PROJECT_FOLDER, 'node_modules', '.bin', name);
}
