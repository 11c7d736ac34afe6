import { expect, test } from 'vitest';
import { fixtureCatalog } from '../check/test-data.ts';
import { allLeagues } from '../season/league.ts';
import { seasonMarks } from '../season/season-marks.ts';
import { packMarks, unpackMarks } from './packed-marks.ts';

test('all marks of all leagues come back as they were, after a journey as JSON', () => {
  const leagues = allLeagues(fixtureCatalog());
  const expected = leagues.map(({ slug, seasons }) => ({
    league: slug,
    marks: seasons.flatMap((season) =>
      seasonMarks(season).map((mark) => ({ season: season.label, ...mark })),
    ),
  }));
  expect(unpackMarks(JSON.parse(JSON.stringify(packMarks(leagues, seasonMarks))))).toEqual(expected);
});
