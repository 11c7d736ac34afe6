import { expect, test } from 'vitest';
import { type EventsByCategory, game, makeData, makeLeague } from '../../catalog/check/test-data.ts';
import { buildCatalog } from '../../catalog/read/build-catalog.ts';
import { allLeagues } from '../../catalog/season/league.ts';
import { apiEvent } from './event.ts';

/** In the Premier League's season, whose zone is London. */
function apiEventsOf(events: EventsByCategory) {
  const catalog = buildCatalog(makeData(makeLeague('premierleague', '2026-27', events)));
  const teams = [...catalog.teams.values()];
  const teamIdOf = (name: string) => teams.find((team) => team.name === name)?.slug;
  const countries = new Map([['Emirates Stadium (London)', 'gb-eng']]);
  return allLeagues(catalog)
    .flatMap((league) => league.seasons)
    .flatMap((season) => season.events.map((event) => apiEvent(event, season, { teamIdOf, countries })));
}

test('a game with a time has a day and an instant, its sides as ids, and its place in parts', () => {
  const events = apiEventsOf({
    'Matchday 1': [
      game('Arsenal', 'Wolves', '2026-08-21T23:30:00Z', {
        location: 'Emirates Stadium (London)',
        details: 'NBC; USA, Opening match',
        updated: '2026-11-16T08:00:00Z',
      }),
    ],
  });
  expect(events).toEqual([
    {
      id: 'premierleague/2026-27/arsenal-vs-wolves@sports-calendar',
      league: 'premierleague',
      season: '2026-27',
      category: 'Matchday 1',
      type: 'Matchday 1',
      name: 'Arsenal vs Wolves',
      // Half past midnight in London.
      date: '2026-08-22',
      start: '2026-08-21T23:30:00Z',
      endDate: null,
      end: null,
      provisional: false,
      confidence: 'source',
      status: 'scheduled',
      home: 'arsenal',
      away: 'wolves',
      venue: 'Emirates Stadium',
      city: 'London',
      country: 'gb-eng',
      channels: ['NBC', 'USA'],
      details: 'Opening match',
      sources: ['fixture-list'],
      updated: '2026-11-16T08:00:00Z',
    },
  ]);
});

test('a day without a time has no instant, and days stay days', () => {
  const [window] = apiEventsOf({ '': [{ start: '2026-06-14', end: '2026-08-30', name: 'Transfer Window' }] });
  expect(window).toMatchObject({
    date: '2026-06-14',
    start: null,
    endDate: '2026-08-30',
    end: null,
    home: null,
    away: null,
    venue: null,
    city: null,
    country: null,
  });
});

test('what was called off says so, and keeps the words', () => {
  const [event] = apiEventsOf({ A: [{ start: '2026-08-17', name: 'Final', details: 'Postponed; ESPN' }] });
  expect(event).toMatchObject({ status: 'postponed', channels: ['ESPN'], details: 'Postponed' });
});

test('notes on a card are details, and a place without a venue is a city', () => {
  const [event] = apiEventsOf({
    A: [{ start: '2026-08-17', name: 'Night', details: 'Main card', extras: 'A vs B', location: 'Prague' }],
  });
  expect(event).toMatchObject({ details: 'Main card; A vs B', venue: null, city: 'Prague' });
});
