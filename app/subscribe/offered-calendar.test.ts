import { describe, expect, test } from 'vitest';
import { fixtureCatalog } from '../../catalog/check/test-data.ts';
import { calendarFeeds } from '../../feeds/calendar-feeds.ts';
import { atOnce } from '../../feeds/steps.ts';
import { offeredCalendar } from './offered-calendar.ts';
import type { SubscribeTarget } from './subscribe-target.ts';
import { planOf } from './subscription-plan.ts';

const feeds = new Map(atOnce(calendarFeeds(fixtureCatalog())).map((feed) => [feed.path, feed.events]));
const idsOf = (events: readonly { id: string }[] | undefined) => events?.map(({ id }) => id);

const formula1: SubscribeTarget = { kind: 'league', slug: 'formula1', name: 'Formula 1' };
const mlb: SubscribeTarget = { kind: 'league', slug: 'mlb', name: 'MLB' };
const arsenal: SubscribeTarget = { kind: 'team', slug: 'arsenal', name: 'Arsenal' };
const premierLeague: SubscribeTarget = { kind: 'league', slug: 'premierleague', name: 'Premier League' };

describe('what a visitor downloads', () => {
  test.each<[string, SubscribeTarget]>([
    ['/feeds/formula1.ics', formula1],
    ['/feeds/mlb.ics', mlb],
    ['/feeds/soccer.ics', { kind: 'category', path: '/soccer', name: 'Soccer' }],
    ['/feeds/motorsport.ics', { kind: 'category', path: '/motorsport', name: 'Motorsport' }],
    ['/feeds/teams/arsenal.ics', arsenal],
  ])('is what %s carries', async (path, target) => {
    const offer = offeredCalendar(target);
    expect(offer.feed).toBe(path);
    expect(idsOf(await offer.load())).toEqual(idsOf(feeds.get(path)));
  });

  test('of one type is what its calendar carries, in every league and type', async () => {
    const types = [...feeds.keys()].filter((path) => path.includes('/types/'));
    const offered = new Set<string>();
    for (const slug of new Set(types.map((path) => path.split('/')[2] ?? ''))) {
      const offer = offeredCalendar({ kind: 'league', slug, name: slug });
      for (const { id, feed } of offer.options) {
        if (feed === undefined) continue;
        offered.add(feed);
        expect(idsOf(await offer.load(new Set([id]))), feed).toEqual(idsOf(feeds.get(feed)));
      }
    }
    // Where there is only one kind of event there is nothing to choose.
    expect(types.filter((path) => !offered.has(path))).toEqual([]);
  });

  test('of several has every event once', async () => {
    const offer = offeredCalendar({ kind: 'several', name: 'Mine', targets: [arsenal, premierLeague] });
    expect(offer.options.map(({ feed }) => feed)).toEqual([
      '/feeds/teams/arsenal.ics',
      '/feeds/premierleague.ics',
    ]);
    const expected = new Set(
      offer.options.flatMap(({ feed }) => feeds.get(feed ?? '') ?? []).map(({ id }) => id),
    );
    const found = idsOf(await offer.load()) ?? [];
    expect(found).toHaveLength(expected.size);
    expect(new Set(found)).toEqual(expected);
    expect(offer.feed).toBeUndefined();
  });

  test('of a category names the leagues, as its calendar does', async () => {
    const offer = offeredCalendar({ kind: 'category', path: '/soccer', name: 'Soccer' });
    const names = (events: readonly { name: string }[] = []) => events.map(({ name }) => name);
    expect(names(await offer.load())).toEqual(names(feeds.get('/feeds/soccer.ics')));
    expect(offer.periods).toBe('/feeds/soccer/periods.ics');
  });

  test('of a single one has its calendar to subscribe to', () => {
    const offer = offeredCalendar({ kind: 'several', name: 'Mine', targets: [arsenal] });
    const all = new Set(offer.options.map(({ id }) => id));
    expect(planOf(offer, all)).toMatchObject({
      kind: 'one',
      name: 'Arsenal',
      feed: '/feeds/teams/arsenal.ics',
    });
  });
});

describe('what a calendar holds', () => {
  test('is counted and dated', () => {
    expect(offeredCalendar(premierLeague).contents).toBe(
      `2025-26 and 2026-27: ${feeds.get('/feeds/premierleague.ics')?.length} events.`,
    );
    expect(offeredCalendar(mlb).contents).toMatch(
      /^1,\d{3} events from 1 \w{3} 2026 on\. Earlier ones are in the history\.$/,
    );
  });

  test('the history is one file, or one and more of each season', () => {
    expect(offeredCalendar(premierLeague).history).toEqual([
      { name: 'Download every season', path: '/feeds/premierleague/history.ics' },
    ]);
    expect(offeredCalendar(mlb).history).toEqual([
      { name: '2025', path: '/feeds/mlb/history/2025.ics' },
      { name: '2026', path: '/feeds/mlb/history/2026.ics' },
      { name: '2026 (2)', path: '/feeds/mlb/history/2026/2.ics' },
      { name: '2027', path: '/feeds/mlb/history/2027.ics' },
    ]);
  });
});
