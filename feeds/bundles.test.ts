import { describe, expect, test } from 'vitest';
import { fixtureCatalog } from '../catalog/check/test-data.ts';
import { allLeagues } from '../catalog/season/league.ts';
import { calendarFeeds, feedKinds } from './calendar-feeds.ts';
import { atOnce } from './steps.ts';

const catalog = fixtureCatalog();
const feeds = new Map(atOnce(calendarFeeds(catalog)).map((feed) => [feed.path, feed]));
const eventsOf = (path: string) => feeds.get(path)?.events ?? [];
const { bundles } = feedKinds(catalog);
const league = (slug: string) => allLeagues(catalog).find((each) => each.slug === slug);

describe('bundles', () => {
  test('are published like every other calendar, under an address that no league or category has', () => {
    const taken = new Set([...allLeagues(catalog), ...catalog.categories].map(({ path }) => path));
    expect(bundles.length).toBeGreaterThan(10);
    expect(feeds.size).toBe(atOnce(calendarFeeds(catalog)).length);
    for (const { path, name } of bundles) {
      expect(feeds.get(path)?.name).toBe(name);
      expect(path).toMatch(/^\/feeds\/[a-z0-9-]+\.ics$/);
      expect(taken.has(path.slice('/feeds'.length, -'.ics'.length))).toBe(false);
      const ids = eventsOf(path).map(({ id }) => id);
      expect(ids.length, path).toBeGreaterThan(0);
      expect(new Set(ids).size, path).toBe(ids.length);
    }
  });

  test('a league’s play-offs and final are what its two types have', () => {
    const types = ['playoffs', 'championship'].flatMap((type) => eventsOf(`/feeds/nfl/types/${type}.ics`));
    const ids = eventsOf('/feeds/nfl-playoffs.ics').map(({ id }) => id);
    expect([...ids].sort()).toEqual(types.map(({ id }) => id).sort());
    expect(ids.at(-1)).toBe('nfl/2026/super-bowl-lxi');
  });

  test('are named in the words of the sport', () => {
    const nameOf = (slug: string) => feeds.get(`/feeds/${slug}-playoffs.ics`)?.name;
    expect(nameOf('nba')).toBe('NBA: playoffs and final');
    expect(nameOf('worldcup')).toBe('World Cup: knockout stage and final');
    expect(nameOf('facup')).toBe('FA Cup: quarter-finals to final');
  });

  test('a league without play-offs, or without a final, has no such bundle', () => {
    for (const slug of ['premierleague', 'formula1', 'ufc', 'atptour']) {
      expect(feeds.has(`/feeds/${slug}-playoffs.ics`), slug).toBe(false);
    }
  });

  test('say whose play-offs they are', () => {
    const owners = bundles.flatMap((bundle) => bundle.league ?? []);
    for (const slug of owners) expect(league(slug), slug).toBeDefined();
    expect(bundles.find(({ path }) => path === '/feeds/nfl-playoffs.ics')?.league).toBe('nfl');
    expect(bundles.filter((bundle) => !bundle.league).map(({ path }) => path)).toEqual([
      '/feeds/finals.ics',
      '/feeds/national-teams.ics',
      '/feeds/golf-majors.ics',
      '/feeds/tennis-grand-slams.ics',
    ]);
  });

  test('finals are those of every league', () => {
    const finals = eventsOf('/feeds/finals.ics');
    expect(finals.every(({ stage }) => stage === 'final')).toBe(true);
    expect(new Set(finals.map((event) => event.league)).size).toBeGreaterThan(8);
  });

  test('national teams play tournaments, and no club is among them', () => {
    const leagues = new Set(eventsOf('/feeds/national-teams.ics').map((event) => event.league));
    expect([...leagues]).toEqual(['worldcup']);
  });

  test('a Grand Slam of two tours is there once, with both', () => {
    const slams = eventsOf('/feeds/tennis-grand-slams.ics');
    expect(slams.every(({ category, type }) => [category, type].includes('Grand Slam'))).toBe(true);
    const wimbledons = slams.filter(({ name }) => name.endsWith('Wimbledon'));
    expect(wimbledons.map(({ name }) => name)).toContain('ATP Tour and WTA Tour: Wimbledon');
    expect(new Set(wimbledons.map(({ season }) => season)).size).toBe(wimbledons.length);
  });

  test('the majors of golf are not its cups', () => {
    const majors = eventsOf('/feeds/golf-majors.ics');
    expect(majors.map(({ name }) => name)).toContain('PGA Tour: Masters Tournament');
    expect(majors.filter(({ name }) => /cup/i.test(name))).toEqual([]);
  });
});
