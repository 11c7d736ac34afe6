import { describe, expect, test } from 'vitest';
import { testEvent } from '../event/test-event.ts';
import { kindsByLeague, thatCanClash } from './calendar.ts';

const game = testEvent({ name: 'A vs B', home: 'A', away: 'B', start: '2026-11-15T01:00:00Z' });
const race = testEvent({ name: 'Race', league: 'formula1', section: 'Race', start: '2026-11-14T18:00:00Z' });
const draft = testEvent({ name: 'Draft', section: 'Draft', start: '2026-11-15' });

describe('several leagues and teams as one calendar', () => {
  test('games of a followed team and other events of a followed league can clash, games of the league cannot', () => {
    const league = { list: 'leagues' as const, key: 'nfl', sport: 'football', events: [draft, game] };
    const teamA = { list: 'teams' as const, key: 'a', sport: 'football', events: [game] };
    const teamB = { ...teamA, key: 'b' };
    const formula1 = { list: 'leagues' as const, key: 'formula1', sport: 'motorsport', events: [race] };
    const clashing = thatCanClash([league, teamA, teamB, formula1]);
    expect(clashing.map(({ event, via }) => [event.name, ...via])).toEqual([
      ['Draft', 'leagues/nfl'],
      ['A vs B', 'teams/a', 'teams/b'],
      ['Race', 'leagues/formula1'],
    ]);
  });

  test('kinds are counted by league; a single kind is listed only if it is hidden', () => {
    const events = [race, game, draft];
    expect([...kindsByLeague(events, []).keys()]).toEqual(['nfl']);
    expect(kindsByLeague(events, ['formula1.race']).get('formula1')).toEqual([
      { key: 'formula1.race', label: 'Race', count: 1 },
    ]);
  });
});
