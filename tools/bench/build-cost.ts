/** Builds the site and measures the time, and the most memory that all of its processes had together. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../folders.ts';
import type { Figure } from './figure.ts';

const SAMPLE_EVERY = 250;
const MIB_IN_KIB = 1024;

export interface BuildCost {
  seconds: number;
  /** Undefined where the system has no /proc. */
  peakMib: number | undefined;
}

/** Throws if the build fails. */
export async function buildSite(env: Record<string, string> = {}): Promise<BuildCost> {
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/build/build.ts'], {
    cwd: PROJECT_FOLDER,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  let peak = 0;
  const sampling = setInterval(() => {
    peak = Math.max(peak, memoryOfTree(readProcesses(), child.pid ?? -1));
  }, SAMPLE_EVERY);
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  clearInterval(sampling);
  if (code !== 0) throw new Error(`The build failed (${code})`);
  return {
    seconds: (performance.now() - started) / 1000,
    peakMib: peak === 0 ? undefined : peak / MIB_IN_KIB,
  };
}

export function buildFigures({ seconds, peakMib }: BuildCost, siteFolder: string): Figure[] {
  const files = readdirSync(siteFolder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  const of = 'full build';
  return [
    { of, metric: 'time s', value: seconds, digits: 1, isCompared: true },
    { of, metric: 'peak memory MiB', value: peakMib },
    { of, metric: 'files', value: files.length },
    { of, metric: 'site MB', value: bytes / 1e6, digits: 1 },
  ];
}

export interface Process {
  id: number;
  parent: number;
  kib: number;
}

/** The memory of a process and of all that it started, in KiB. */
export function memoryOfTree(processes: readonly Process[], root: number): number {
  const own = processes.find(({ id }) => id === root)?.kib ?? 0;
  const children = processes.filter(({ parent }) => parent === root);
  return own + children.reduce((sum, { id }) => sum + memoryOfTree(processes, id), 0);
}

/** From the text of /proc/<id>/status; a process that is ending has no memory any more. */
export function parseStatus(text: string): Process | undefined {
  const number = (key: string) => Number(new RegExp(`^${key}:\\s*(\\d+)`, 'm').exec(text)?.[1] ?? 0);
  const id = number('Pid');
  return id === 0 ? undefined : { id, parent: number('PPid'), kib: number('VmRSS') };
}

function readProcesses(): Process[] {
  if (!existsSync('/proc')) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((id) => {
      try {
        return parseStatus(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
      } catch {
        // It has ended since the folder was read.
        return [];
      }
    });
}
