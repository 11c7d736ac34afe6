import { expect, test } from 'vitest';
import { shippedCatalog } from './check/test-data.ts';
import { addDays } from './day.ts';
import { allLeagues } from './league.ts';
import { MARKS_EPOCH, packMarks, unpackMarks } from './packed-marks.ts';
import { seasonMarks } from './season-marks.ts';

const leagues = allLeagues(shippedCatalog());
const unpacked = unpackMarks(JSON.parse(JSON.stringify(packMarks(leagues))));

test('all marks of all leagues come back as they were, after a journey as JSON', () => {
  expect(unpacked.map(({ league }) => league)).toEqual(leagues.map(({ slug }) => slug));
  for (const [index, { seasons }] of leagues.entries()) {
    const marks = seasons.flatMap((season) =>
      seasonMarks(season).map((mark) => ({ season: season.label, ...mark })),
    );
    expect(unpacked[index]?.seasons.flatMap((season) => season.marks())).toEqual(marks);
  }
});

test('a season tells its days and kinds before its marks are made', () => {
  for (const season of unpacked.flatMap(({ seasons }) => seasons)) {
    const days = season
      .marks()
      .flatMap(({ start, end }) => [start.slice(0, 10), (end ?? start).slice(0, 10)]);
    const [from, to] = [season.from, season.to].map((day) => addDays(MARKS_EPOCH, day));
    expect([from, to]).toEqual([days.toSorted()[0], days.toSorted().at(-1)]);
    expect(new Set(season.kinds)).toEqual(new Set(season.marks().map(({ kind }) => kind)));
  }
});
