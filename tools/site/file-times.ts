/**
 * Gives every file that has not changed since the last build the time that it had then. Servers make ETags of times and
 * sizes, and would send again what a visitor or a calendar app already has.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** By path: a hash of the content, and the time in seconds since 1970. */
type FileTimes = Record<string, [hash: string, time: number]>;

/**
 * @param list the file that remembers hashes and times from one build to the next
 * @returns how many files have not changed
 */
export function keepFileTimes(folder: string, list: string, now: number): number {
  const earlier: FileTimes = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
  const times: FileTimes = {};
  let unchanged = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.length + 1);
    const hash = createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 16);
    const [earlierHash, earlierTime = 0] = earlier[path] ?? [];
    const isUnchanged = hash === earlierHash;
    const time = isUnchanged ? earlierTime : Math.floor(now / 1000);
    utimesSync(file, time, time);
    times[path] = [hash, time];
    if (isUnchanged) unchanged += 1;
  }
  writeFileSync(list, `${JSON.stringify(times)}\n`);
  return unchanged;
}
