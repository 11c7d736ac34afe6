/** Builds the site and measures the time, the number of files and their size. */
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../folders.ts';
import type { Figure } from './figure.ts';

/** Throws if the build fails; otherwise the seconds that it took. */
export function buildSite(env: Record<string, string> = {}): number {
  const started = performance.now();
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/site/write-site.ts'], {
    cwd: PROJECT_FOLDER,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`The build failed (${status})`);
  return (performance.now() - started) / 1000;
}

export function buildFigures(seconds: number, siteFolder: string): Figure[] {
  const files = readdirSync(siteFolder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  const of = 'full build';
  return [
    { of, metric: 'time s', value: seconds, digits: 1 },
    { of, metric: 'files', value: files.length },
    { of, metric: 'site MB', value: bytes / 1e6, digits: 1 },
  ];
}
