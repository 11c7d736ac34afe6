import { expect, test } from 'vitest';
import type { AuthoredEvent } from '../event/event.ts';
import { game, problemsIn, soccerData } from './test-data.ts';

function problemsWith(more: Partial<AuthoredEvent>) {
  return problemsIn(
    soccerData({ 'Regular Season': [game('Houston Texans', 'Dallas Cowboys', '2024-08-17', more)] }),
  );
}

test.each(['<b>Final</b>', 'Tickets at https://example.com', 'Fish &amp; Chips', 'See [here](x)'])(
  'markup is rejected: %s',
  (location) => {
    expect(problemsWith({ location })).toMatchObject([{ field: 'location' }]);
  },
);

test('a round that no season has is rejected', () => {
  expect(problemsWith({ type: 'Week 99' })).toMatchObject([{ field: 'type' }]);
  expect(problemsWith({ type: 'Matchday 0' })).toMatchObject([{ field: 'type' }]);
  expect(problemsWith({ type: 'Week 0' })).toEqual([]);
});

test('a round after the last one of the league is rejected', () => {
  const data = soccerData({ '': [game('Arsenal', 'Chelsea', '2024-08-17', { type: 'Matchday 39' })] });
  data.expectations = { premierleague: { gapDays: 21, every: { rounds: 38 } } };
  expect(problemsIn(data)).toMatchObject([
    { field: 'type', reason: 'there is no Matchday 39: the season has 38' },
  ]);
});
