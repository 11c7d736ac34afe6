/** Lines of data that differ from the last commit without saying when they changed: feeds would repeat their number. */
import type { Problem } from '../../catalog/read/problem.ts';
import type { DataFolder } from '../../catalog/read/read-data.ts';
import type { SeasonFile } from '../../catalog/read/schema.ts';
import { formatSeasonFile } from '../../catalog/read/season-file.ts';
import { stampUpdates } from '../../catalog/read/stamp-updates.ts';

/** Any moment will do: it only shows which lines would get one. */
const SOME_MOMENT = '9999-01-01T00:00:00Z';

export function unmarkedChanges(
  data: DataFolder,
  committed: Map<string, SeasonFile | undefined> | undefined,
): Problem[] {
  return data.leagues.flatMap((league) =>
    league.seasons.flatMap(({ file, content }) => {
      if (!committed?.has(file)) return [];
      const given = formatSeasonFile(content).split('\n');
      const stamped = formatSeasonFile(stampUpdates(content, committed.get(file), SOME_MOMENT)).split('\n');
      const line = stamped.findIndex((text, index) => text !== given[index]) + 1;
      const reason = 'has changed, but has no time of the change: run npm run data:format';
      return line === 0 ? [] : [{ file, path: [], line, reason }];
    }),
  );
}
