import { expect, test } from 'vitest';
import { makeEvent } from '../check/test-data.ts';
import { type Rivalry, rivalryOf, withRivalries } from './rivalry.ts';

const rivalries: Rivalry[] = [
  { name: 'Iron Bowl', kind: 'rivalry', teams: ['Alabama', 'Auburn'], leagues: ['ncaafb'] },
  { name: 'Alabama–Auburn rivalry', kind: 'rivalry', teams: ['Alabama', 'Auburn'], leagues: ['ncaambb'] },
];

test.each([
  ['ncaafb', 'Alabama', 'Auburn', 'Iron Bowl'],
  ['ncaafb', 'Auburn', 'Alabama', 'Iron Bowl'],
  ['ncaambb', 'Auburn', 'Alabama', 'Alabama–Auburn rivalry'],
  ['ncaawbb', 'Auburn', 'Alabama', undefined],
  ['ncaafb', 'Auburn', 'Georgia', undefined],
])('in %s, %s vs %s is %s', (league, home, away, name) => {
  expect(rivalryOf(rivalries, { league, home, away })?.name).toBe(name);
});

test('an event without sides is no meeting', () => {
  expect(rivalryOf(rivalries, { league: 'ncaafb' })).toBeUndefined();
});

test('the tag of a meeting is its name, unless that is the names of the sides', () => {
  const game = makeEvent({ league: 'ncaafb', name: 'Auburn vs Alabama', home: 'Auburn', away: 'Alabama' });
  const other = makeEvent({ league: 'ncaafb', name: 'Auburn vs Georgia', home: 'Auburn', away: 'Georgia' });
  const tags = withRivalries([game, { ...game, league: 'ncaambb' }, other], rivalries).map(
    ({ rivalry }) => rivalry,
  );
  expect(tags).toEqual(['Iron Bowl', 'Rivalry', undefined]);
});
