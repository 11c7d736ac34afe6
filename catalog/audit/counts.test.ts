import { expect, test } from 'vitest';
import { makeEvent } from '../check/test-data.ts';
import { auditCounts } from './counts.ts';
import { makeAudited, texts } from './test-season.ts';

const race = (name: string, start: string, details = '') =>
  makeEvent({ name, start, details, section: 'Race', type: 'Race' });

function raceSeason(...races: ReturnType<typeof race>[]) {
  const audited = makeAudited(races, { every: { counts: { Race: 2 } } });
  delete audited.season.teamScope;
  return audited;
}

test('a season that is over has all its races; cancelled ones do not count', () => {
  const [first, second] = [race('A Grand Prix', '2026-03-01'), race('B Grand Prix', '2026-04-01')];
  expect(auditCounts(raceSeason(first, second, race('C Grand Prix', '2026-05-01', 'Cancelled')))).toEqual([]);
  expect(texts(auditCounts(raceSeason(first)))).toEqual(['Race: 1, expected 2']);
});

test('a season that goes on may still get them', () => {
  expect(auditCounts(raceSeason(race('A Grand Prix', '2026-11-15')))).toEqual([]);
});

test('where teams meet, games are counted and not the ranges of dates beside them', () => {
  const range = makeEvent({
    name: 'First Round',
    start: '2026-03-01',
    end: '2026-03-03',
    type: 'First Round',
  });
  const game = makeEvent({ start: '2026-03-01', home: 'Arsenal', away: 'Chelsea', type: 'First Round' });
  const every = { counts: { 'First Round': 1 } };
  expect(texts(auditCounts(makeAudited([range], { every })))).toEqual(['First Round: 0, expected 1']);
  expect(auditCounts(makeAudited([range, game], { every }))).toEqual([]);
});
