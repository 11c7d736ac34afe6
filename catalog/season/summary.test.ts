import { describe, expect, test } from 'vitest';
import { type EventsByCategory, game, makeData, makeLeague } from '../check/test-data.ts';
import { buildCatalog } from '../read/build-catalog.ts';
import type { LeagueFile } from '../read/schema.ts';
import { summarizeCatalog } from './summary.ts';

const summaryOf = (events: EventsByCategory, content?: Partial<LeagueFile>) =>
  summarizeCatalog(buildCatalog(makeData(makeLeague('mls', '2026', events, content))));

const EVENTS = {
  Draft: [{ start: '2026-01-10', name: 'Draft' }],
  Playoffs: [{ start: '2026-11-20', end: '2026-12-05', name: 'Playoffs' }],
  'Regular Season': [game('A', 'B', '2026-02-22T02:30:00Z'), game('B', 'A', '2026-10-18')],
  Offseason: [{ start: '2026-12-06', end: '2026-12-31', name: 'Offseason' }],
};

describe('the summary of the catalogue', () => {
  test('names the seasons of which no game is known', () => {
    const lacksGames = (events: EventsByCategory) => summaryOf(events)[0]?.leagues[0]?.seasons[0]?.lacksGames;
    expect(
      lacksGames({ 'Regular Season': [{ start: '2026-02-22', end: '2026-10-18', name: 'Regular Season' }] }),
    ).toBe(true);
    expect(lacksGames(EVENTS)).toBeUndefined();
  });

  test('has categories, leagues and seasons, and no events', () => {
    expect(summaryOf(EVENTS, { name: 'MLS', timeZone: 'America/New_York' })).toEqual([
      {
        name: 'Soccer',
        path: '/soccer',
        sport: 'soccer',
        leagues: [
          {
            slug: 'mls',
            name: 'MLS',
            path: '/mls',
            category: 'Soccer',
            sport: 'soccer',
            monogram: 'MLS',
            colors: ['#37003C', '#00FF85'],
            convention: 'home-away',
            timeZone: 'America/New_York',
            knownTo: { season: '2026', day: '2026-10-18', beyond: 'some dates', hasEstimates: false },
            eventCount: 5,
            seasons: [
              {
                label: '2026',
                eventCount: 5,
                from: '2026-01-10',
                to: '2026-12-31',
                // Half past nine of the evening before, in the home zone.
                playFrom: '2026-02-21',
                playTo: '2026-12-05',
                timeZone: 'America/New_York',
                teamScope: 'clubs',
              },
            ],
          },
        ],
      },
    ]);
  });

  test('counts days in the zone of the season', () => {
    const seasonOverrides = { '2026': { timeZone: 'Europe/London' } };
    const [category] = summaryOf(EVENTS, { timeZone: 'America/New_York', seasonOverrides });
    expect(category?.leagues[0]?.seasons).toMatchObject([
      { playFrom: '2026-02-22', timeZone: 'Europe/London' },
    ]);
  });

  test('takes the whole span of a season that has no play yet', () => {
    const [category] = summaryOf({ Draft: EVENTS.Draft, Offseason: EVENTS.Offseason });
    expect(category?.leagues[0]?.seasons).toMatchObject([{ playFrom: '2026-01-10', playTo: '2026-12-31' }]);
  });

  test('finds the first and the last day among instants and days, in every zone', () => {
    const events = {
      'Regular Season': [
        game('A', 'B', '2026-03-01'),
        game('B', 'A', '2026-03-01T03:00:00Z'),
        game('A', 'C', '2026-03-02T12:30:00Z'),
        game('C', 'A', '2026-10-18T11:00:00Z'),
        game('C', 'B', '2026-10-18'),
      ],
    };
    const spanIn = (timeZone: string) => {
      const [category] = summaryOf(events, { timeZone });
      const season = category?.leagues[0]?.seasons[0];
      return [season?.from, season?.to];
    };
    expect(spanIn('America/New_York')).toEqual(['2026-02-28', '2026-10-18']);
    expect(spanIn('Pacific/Kiritimati')).toEqual(['2026-03-01', '2026-10-19']);
  });

  test('says when a league has ended', () => {
    const [category] = summaryOf(EVENTS, { ended: '2026' });
    expect(category?.leagues).toMatchObject([{ ended: '2026' }]);
  });
});
