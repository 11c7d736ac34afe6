import { expect, test } from 'vitest';
import { auditRounds } from './rounds.ts';
import { makeAudited, matchday, texts } from './test-season.ts';

const FULL = [
  matchday(1, 'Arsenal', 'Chelsea', '2026-08-15'),
  matchday(1, 'Wolves', 'Fulham', '2026-08-15'),
  matchday(2, 'Chelsea', 'Wolves', '2026-08-22'),
  matchday(2, 'Fulham', 'Arsenal', '2026-08-22'),
];

test('complete matchdays are no finding', () => {
  expect(auditRounds(makeAudited(FULL, { every: { rounds: 2, perRound: 2 } }))).toEqual([]);
});

test('a missing matchday, an incomplete one and one too many are found', () => {
  const events = [...FULL.slice(1), matchday(4, 'Arsenal', 'Wolves', '2026-09-01')];
  expect(texts(auditRounds(makeAudited(events, { every: { rounds: 3, perRound: 2 } })))).toEqual([
    'round 1 has 1 games, expected 2',
    'round 3 has no games',
    '1 games in round 4, expected rounds 1 to 3',
  ]);
});

test('a game without a matchday is found where there are matchdays', () => {
  const events = [...FULL, { ...matchday(2, 'Arsenal', 'Wolves', '2026-09-01'), type: 'Cup' }];
  expect(texts(auditRounds(makeAudited(events, { every: { rounds: 2, perRound: 2 } })))).toEqual([
    '1 games in round 0, expected rounds 1 to 2',
  ]);
});

test('a team twice in one matchday is found, but for leagues with visitors', () => {
  const events = [...FULL, matchday(2, 'Arsenal', 'Everton', '2026-08-25')];
  expect(texts(auditRounds(makeAudited(events)))).toEqual(['Arsenal plays twice in round 2']);
  expect(auditRounds(makeAudited(events, { visitorsUpTo: 3 }))).toEqual([]);
});
