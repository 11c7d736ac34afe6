import { expect, test } from 'vitest';
import { fixtureCatalog } from '../check/test-data.ts';
import type { SportsEvent } from '../event/event.ts';
import { isPeriod } from '../event/period.ts';
import { allLeagues } from '../season/league.ts';
import { mostImportant } from './whats-on.ts';

const catalog = fixtureCatalog();
const shipped = allLeagues(catalog).flatMap(({ seasons }) => seasons.flatMap(({ events }) => events));
const slugs = allLeagues(catalog).map(({ slug }) => slug);
const orderOf = (event: SportsEvent) => slugs.indexOf(event.league);
const names = (events: readonly SportsEvent[]) => events.map(({ name }) => name);

test('the names of a day are of different leagues, without periods and duplicates of other tours', () => {
  const day = shipped.filter(
    (event) =>
      !isPeriod(event) &&
      event.start.slice(0, 10) <= '2026-07-19' &&
      (event.end ?? event.start) >= '2026-07-19',
  );
  expect(names(mostImportant(day, orderOf)).slice(0, 3)).toEqual([
    'Spain vs Argentina',
    'The Open Championship',
    'Belgian Grand Prix - Race',
  ]);
});
