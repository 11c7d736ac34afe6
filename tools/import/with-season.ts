/** The data as it would be with another season file, and whether it may be written. */
import { checkData } from '../../catalog/check/check-data.ts';
import { describeProblems } from '../../catalog/read/problem.ts';
import type { DataFolder, SeasonData } from '../../catalog/read/read-data.ts';
import { ImportError } from './import-error.ts';

export function withSeason(data: DataFolder, slug: string, season: SeasonData): DataFolder {
  const leagues = data.leagues.map((league) => {
    if (league.slug !== slug) return league;
    const others = league.seasons.filter(({ label }) => label !== season.label);
    return { ...league, seasons: [...others, season].sort((a, b) => (a.label < b.label ? -1 : 1)) };
  });
  return { ...data, leagues };
}

const SHOWN_PROBLEMS = 5;

/** What npm run check would reject is not written in the first place. */
export function rejectBadData(data: DataFolder, changed: readonly SeasonData[], dataFolder: string): void {
  const problems = checkData(data);
  if (problems.length === 0) return;
  const more = problems.length > SHOWN_PROBLEMS ? `\nand ${problems.length - SHOWN_PROBLEMS} more` : '';
  // Lines of a file that would be written are not on disk.
  const isChanged = (file: string) => changed.some((season) => season.file === file);
  const described = problems
    .slice(0, SHOWN_PROBLEMS)
    .map((problem) =>
      isChanged(problem.file)
        ? `${problem.file}: ${problem.reason}`
        : describeProblems([problem], dataFolder),
    );
  throw new ImportError(`the data would no longer be valid:\n${described.join('\n')}${more}`);
}
