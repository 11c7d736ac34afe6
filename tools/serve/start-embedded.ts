/** The embedded server in a process of its own, and what that process takes of the machine. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { PROJECT_FOLDER } from '../folders.ts';
import { answers, freePort, type RunningServer } from '../hosting/start-nginx.ts';

/** As Linux counts. */
const TICKS_PER_SECOND = 100;

/** As it is in use: it must not share a core with what drives it. */
export async function startEmbedded(flags: readonly string[] = []): Promise<RunningServer> {
  const port = await freePort();
  const child = spawn(process.execPath, [...flags, '--import', 'tsx', 'tools/serve/serve.ts'], {
    cwd: PROJECT_FOLDER,
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const close = async () => {
    child.kill();
    await ended;
  };
  if (!(await answers(port))) {
    await close();
    throw new Error('The embedded server does not start');
  }
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, close };
}

/** Of a process and those that it has started, in seconds: it shows what a server manages on one core, even on a busy machine. */
export function processorTime(pid: number): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter((stat) => stat.pid === pid || stat.parent === pid)
    .reduce((sum, { ticks }) => sum + ticks / TICKS_PER_SECOND, 0);
}

/** In bytes. */
export function residentMemory(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/** A process may end while it is looked at. */
function statOf(name: string): { pid: number; parent: number; ticks: number } {
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'utf8');
    // The name of the program is in parentheses and may contain anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { pid: Number(name), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return { pid: Number(name), parent: 0, ticks: 0 };
  }
}
