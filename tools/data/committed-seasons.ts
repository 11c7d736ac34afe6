/** The season files that differ from a commit, as they were in it: the check of `updated` compares them. */
import { execFileSync } from 'node:child_process';
import { type SeasonFile, seasonFileSchema } from '../../catalog/read/schema.ts';

/**
 * By path below the data folder; undefined for a new file. No map at all where there is no git, or no commit.
 * @param since the commit to compare with: the last one, or the one that a pull request starts from
 */
export function committedSeasons(
  dataFolder: string,
  since = 'HEAD',
): Map<string, SeasonFile | undefined> | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: dataFolder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    });
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
