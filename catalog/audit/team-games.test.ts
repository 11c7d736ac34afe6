import { describe, expect, test } from 'vitest';
import { makeEvent } from '../check/test-data.ts';
import { auditTeamGames } from './team-games.ts';
import { makeAudited, matchday, texts } from './test-season.ts';

const DOUBLE_ROUND = [
  matchday(1, 'Arsenal', 'Chelsea', '2026-08-15'),
  matchday(2, 'Chelsea', 'Arsenal', '2026-08-22'),
];

describe('games of a team', () => {
  test('nothing is found where every team has its games', () => {
    const every = { teams: 2, games: 2, home: 1, homeAndAway: true };
    expect(auditTeamGames(makeAudited(DOUBLE_ROUND, { every }))).toEqual([]);
  });

  test('a team with too few is named, with the figures', () => {
    const events = [...DOUBLE_ROUND, matchday(3, 'Arsenal', 'Wolves', '2026-08-29')];
    const findings = auditTeamGames(
      makeAudited(events, { every: { teams: 4, games: [2, 3], home: [1, 2] } }),
    );
    expect(texts(findings)).toEqual([
      '3 teams, expected 4',
      'Wolves has 1 games, expected 2 to 3',
      'Wolves has 0 home games, expected 1 to 2',
    ]);
    expect(findings[1]).toMatchObject({ kind: 'games-per-team', about: 'Wolves', season: '2026-27' });
  });

  test('a season may differ from every other one', () => {
    const rules = { every: { games: 38 }, seasons: { '2026-27': { games: 2 } } };
    expect(auditTeamGames(makeAudited(DOUBLE_ROUND, rules))).toEqual([]);
  });

  test('cup finals that do not count, other categories and visitors are left out', () => {
    const final = { ...matchday(3, 'Arsenal', 'Chelsea', '2026-12-01'), details: 'Cup Championship' };
    const friendly = { ...matchday(1, 'Arsenal', 'Chelsea', '2026-07-01'), section: 'Preseason' };
    const visit = matchday(4, 'Arsenal', 'Visitors', '2026-12-08');
    const period = makeEvent({ name: 'Transfer Window', section: 'Matchday 1' });
    const audited = makeAudited([...DOUBLE_ROUND, final, friendly, visit, period], {
      uncounted: 'Championship',
      visitorsUpTo: 1,
      every: { teams: 2, games: [2, 3] },
    });
    expect(auditTeamGames(audited)).toEqual([]);
    expect(audited.games).toHaveLength(3);
  });

  test('every pair meets once at home and once away', () => {
    const [first] = DOUBLE_ROUND;
    if (!first) throw new Error('no game');
    const twice = { ...first, id: `${first.id}.2`, start: '2026-09-01' };
    expect(texts(auditTeamGames(makeAudited([first, twice], { every: { homeAndAway: true } })))).toEqual([
      'Arsenal vs Chelsea is listed 2 times, expected once',
      'Chelsea vs Arsenal is listed 0 times, expected once',
    ]);
  });
});
