import { expect, test } from 'vitest';
import { shippedCatalog } from './check/test-data.ts';
import { allLeagues } from './league.ts';
import { packMarks, unpackMarks } from './packed-marks.ts';
import { seasonMarks } from './season-marks.ts';

test('all marks of all leagues come back as they were, after a journey as JSON', () => {
  const leagues = allLeagues(shippedCatalog());
  const unpacked = unpackMarks(JSON.parse(JSON.stringify(packMarks(leagues))));
  expect(unpacked.map(({ league }) => league)).toEqual(leagues.map(({ slug }) => slug));
  for (const [index, { seasons }] of leagues.entries()) {
    const marks = seasons.flatMap((season) =>
      seasonMarks(season).map((mark) => ({ season: season.label, ...mark })),
    );
    const inOrder = marks.sort((a, b) => (a.start === b.start ? 0 : a.start < b.start ? -1 : 1));
    expect(unpacked[index]?.marks).toEqual(inOrder);
  }
});
