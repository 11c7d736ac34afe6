import { describe, expect, test } from 'vitest';
import { testEvent } from '../event/test-event.ts';
import { followedOf, kindsByLeague, mergeStars } from './calendar.ts';

const game = testEvent({ name: 'A vs B', home: 'A', away: 'B', start: '2026-11-15T01:00:00Z' });
const race = testEvent({ name: 'Race', league: 'formula1', category: 'Race', start: '2026-11-14T18:00:00Z' });
const allDay = testEvent({ name: 'Draft', category: 'Draft', start: '2026-11-15' });
const league = { list: 'leagues' as const, slug: 'nfl', sport: 'football', events: [allDay, game] };
const teamA = { list: 'teams' as const, slug: 'a', sport: 'football', events: [game] };
const teamB = { ...teamA, slug: 'b' };
const formula1 = { list: 'leagues' as const, slug: 'formula1', sport: 'motorsport', events: [race] };

describe('several stars as one calendar', () => {
  test('each event is listed once, by the visitor’s days', () => {
    const names = (timeZone: string) =>
      mergeStars([league, teamA, formula1], timeZone).map(({ name }) => name);
    // 01:00Z is still the evening of the 14th in New York, so before the draft's day; in UTC it has a time, the draft none.
    expect(names('America/New_York')).toEqual(['Race', 'A vs B', 'Draft']);
    expect(names('UTC')).toEqual(['Race', 'A vs B', 'Draft']);
  });

  test('games of a starred team and other events of a starred league can clash, games of the league cannot', () => {
    const followed = followedOf([league, teamA, teamB, formula1]);
    expect(followed.map(({ event, stars }) => [event.name, ...stars])).toEqual([
      ['Draft', 'leagues/nfl'],
      ['A vs B', 'teams/a', 'teams/b'],
      ['Race', 'leagues/formula1'],
    ]);
  });

  test('kinds are counted by league; a single kind is listed only if it is hidden', () => {
    const events = mergeStars([league, formula1], 'UTC');
    expect([...kindsByLeague(events, []).keys()]).toEqual(['nfl']);
    expect(kindsByLeague(events, ['formula1.race']).get('formula1')).toEqual([
      { key: 'formula1.race', label: 'Race', count: 1 },
    ]);
  });
});
