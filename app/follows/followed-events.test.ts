import { expect, test } from 'vitest';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { withMeaning } from '../../catalog/event/vocabulary.ts';
import { followedEvents } from './followed-events.ts';

const testEvent = (event: Partial<SportsEvent> & { name: string; start: string }): SportsEvent =>
  withMeaning({
    id: `nfl/2026/${event.name}`,
    league: 'nfl',
    season: '2026',
    category: 'Regular Season',
    type: '',
    end: null,
    location: '',
    zone: 'America/New_York',
    details: '',
    source: 'general',
    sure: 'known',
    ...event,
  });
const game = testEvent({ name: 'A vs B', home: 'A', away: 'B', start: '2026-11-15T01:00:00Z' });
const draft = testEvent({ name: 'Draft', category: 'Draft', start: '2026-11-15' });
const winterBreak = testEvent({
  name: 'Winter Break',
  category: 'Winter Break',
  start: '2026-12-20',
  end: '2027-01-05',
});
const followed = (key: string, ...events: SportsEvent[]) => ({
  list: 'teams' as const,
  key,
  label: key,
  path: `/${key}`,
  sport: 'football',
  look: { shortName: key, abbreviation: key },
  events,
});
const loaded = { followed: [followed('nfl', game, draft, winterBreak), followed('a', game)], unknown: [] };
const names = (events: readonly { name: string }[]) => events.map(({ name }) => name);

test('an event of several teams is listed once, and periods are not', () => {
  const { events, withHidden, followed } = followedEvents(loaded, []);
  expect(names(events).sort()).toEqual(['A vs B', 'Draft']);
  expect(withHidden).toEqual(events);
  expect(followed.map((each) => names(each.events))).toEqual([
    ['A vs B', 'Draft', 'Winter Break'],
    ['A vs B'],
  ]);
});

test('hidden kinds are left out everywhere, and known by those that there are', () => {
  const { events, withHidden, followed, hiddenKinds } = followedEvents(loaded, ['nfl.draft', 'nfl.combine']);
  expect(names(events)).toEqual(['A vs B']);
  expect(names(withHidden).sort()).toEqual(['A vs B', 'Draft']);
  expect(followed.map((each) => names(each.events))).toEqual([['A vs B', 'Winter Break'], ['A vs B']]);
  expect(hiddenKinds).toEqual(['nfl.draft']);
});
