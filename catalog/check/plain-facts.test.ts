import { describe, expect, test } from 'vitest';
import type { AuthoredEvent } from '../event.ts';
import { game, problemsIn, soccerData } from './test-data.ts';

function problemsWith(more: Partial<AuthoredEvent>) {
  return problemsIn(
    soccerData({ 'Matchday 1': [game('Houston Texans', 'Dallas Cowboys', '2024-08-17', more)] }),
  );
}

describe('a result is rejected', () => {
  test.each([
    'Final: Texans 24-17',
    'Texans 24-17',
    'Cowboys, 3–1',
    'CBS; full time 2:1',
    'Houston won 24-17',
    'Result 101-99',
  ])('%s', (details) => {
    expect(problemsWith({ details })).toMatchObject([{ field: 'details' }]);
  });

  test.each([
    'Kickoff at 3:30-4:30 or 6-8 p.m. ET',
    'Rounds 1-20 over 2 days: 1-3 on day 1, 4-20 on day 2',
    'Best of 7',
    'Top 70 in FedEx standings',
    'End of the 2022-2026 agreement',
    'If necessary; the winner plays on 3 March',
  ])('and not %s', (details) => {
    expect(problemsWith({ details })).toEqual([]);
  });
});

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
