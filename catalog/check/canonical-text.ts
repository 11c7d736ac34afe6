/** Season files are in canonical form, so that a changed fact is one changed line in a diff. */

import type { Problem } from '../read/problem.ts';
import type { DataFolder } from '../read/read-data.ts';
import { formatSeasonFile } from '../read/season-file.ts';

export function checkCanonicalText(data: DataFolder): Problem[] {
  return data.leagues.flatMap((league) =>
    league.seasons.flatMap((season) => {
      const canonical = formatSeasonFile(season.content);
      if (canonical === season.text) return [];
      const expected = canonical.split('\n');
      const given = season.text.split('\n');
      const line = expected.findIndex((text, index) => text !== given[index]) + 1 || given.length;
      return [
        {
          file: season.file,
          path: [],
          line,
          reason: 'is not in canonical form: run npm run data:format',
        },
      ];
    }),
  );
}
