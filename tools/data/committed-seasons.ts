/** The season files that differ from a commit, as they were in it, and its records of changes. */
import { execFileSync } from 'node:child_process';
import type { ChangeRecord } from '../../catalog/changes/change-record.ts';
import { readRecords } from '../../catalog/read/read-data.ts';
import { type SeasonFile, seasonFileSchema } from '../../catalog/read/schema.ts';

/**
 * By path below the data folder; undefined for a new file. No map at all where there is no git, or no commit.
 * @param since the commit to compare with: the last one, or the one that a pull request starts from
 */
export function committedSeasons(
  dataFolder: string,
  since = 'HEAD',
): Map<string, SeasonFile | undefined> | undefined {
  const git = gitIn(dataFolder);
  const lines = (text: string) => text.split('\n').filter((line) => isSeasonFile(line));
  try {
    const changed = lines(git('diff', '--relative', '--name-only', '--diff-filter=M', since, '--', '.'));
    const added = lines(git('diff', '--relative', '--name-only', '--diff-filter=A', since, '--', '.'));
    const untracked = lines(git('ls-files', '--others', '--exclude-standard', '--', '.'));
    return new Map<string, SeasonFile | undefined>([
      ...changed.map((file) => [file, readSeason(git('show', `${since}:./${file}`))] as const),
      ...[...added, ...untracked].map((file) => [file, undefined] as const),
    ]);
  } catch {
    return undefined;
  }
}

/** The records of changes in that commit: those that it has not are of what differs from it, and may still be rewritten. */
export function committedRecords(dataFolder: string, since = 'HEAD'): ChangeRecord[] {
  const git = gitIn(dataFolder);
  const files = git('ls-tree', '--name-only', since, 'changes/').split('\n').filter(Boolean);
  return files.flatMap((file) => readRecords(file, git('show', `${since}:./${file}`), []));
}

function gitIn(dataFolder: string) {
  return (...args: string[]) =>
    execFileSync('git', args, {
      cwd: dataFolder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    });
}

function isSeasonFile(path: string): boolean {
  return /^[^/]+\/[^/]+\/\d[^/]*\.json$/.test(path);
}

/** A file that was committed in a form of another time counts as new. */
function readSeason(text: string): SeasonFile | undefined {
  try {
    return seasonFileSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
