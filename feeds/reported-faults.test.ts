/** What users of sports calendars report again and again, each with the test that it does not happen here. */

import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { budget } from '../catalog/budgets.ts';
import { fixtureCatalog, game, makeData, makeEvent, makeLeague } from '../catalog/check/test-data.ts';
import { withMeaning } from '../catalog/event/vocabulary.ts';
import { buildCatalog } from '../catalog/read/build-catalog.ts';
import { stampUpdates } from '../catalog/read/stamp-updates.ts';
import { allLeagues } from '../catalog/season/league.ts';
import { calendarFeeds } from './calendar-feeds.ts';
import { siteFiles } from './site-files.ts';
import { atOnce } from './steps.ts';
import { read, write } from './test-calendar.ts';

const GAME = makeEvent({ start: '2026-11-15T18:00:00Z' });
const catalog = fixtureCatalog();
const feeds = new Map(atOnce(calendarFeeds(catalog)).map((feed) => [feed.path, feed]));
const eventsOf = (path: string) => feeds.get(path)?.events ?? [];
const leagueOf = (slug: string) => allLeagues(catalog).find((league) => league.slug === slug);
const seasonOf = (slug: string, label: string) =>
  leagueOf(slug)?.seasons.find((season) => season.label === label)?.events ?? [];

test('“Times are an hour off after the clocks change”: every time is a UTC instant, on either side of the change', () => {
  // The clocks of New York went back on 1 November 2026: 1 p.m. there is 17:00Z before and 18:00Z after.
  const text = write(
    makeEvent({ name: 'Before', start: '2026-10-25T17:00:00Z' }),
    makeEvent({ name: 'After', start: '2026-11-08T18:00:00Z' }),
  );
  expect(text).not.toContain('TZID');
  const inNewYork = read(text).map(({ start }) =>
    new Date(start).toLocaleTimeString('en-US', { timeZone: 'America/New_York', timeStyle: 'short' }),
  );
  expect(inNewYork.map((time) => time.replace(/\s/, ' '))).toEqual(['1:00 PM', '1:00 PM']);
});

test('“The calendar ignores the sessions that I ticked”: the calendar of a type has that type and nothing else', () => {
  const races = eventsOf('/feeds/formula1/types/race.ics');
  expect(races.length).toBeGreaterThan(60);
  expect(new Set(races.map(({ type }) => type))).toEqual(new Set(['Race']));
});

test('“Sessions are missing”: every session of every weekend is in the feed', () => {
  const feed = new Set(eventsOf('/feeds/formula1.ics').map(({ id }) => id));
  for (const season of ['2025', '2026', '2027']) {
    const sessions = seasonOf('formula1', season);
    expect(sessions.length).toBeGreaterThan(100);
    expect(sessions.filter(({ id }) => !feed.has(id))).toEqual([]);
  }
});

describe('“What was called off is still there”', () => {
  test('what is cancelled or postponed has the status CANCELLED and says so in its name', () => {
    const status = (details: string) => read(write(withMeaning({ ...GAME, details })))[0];
    expect(status('Cancelled, Bahrain')).toMatchObject({
      status: 'CANCELLED',
      summary: 'Cancelled: Arsenal vs Chelsea',
    });
    expect(status('Postponed')).toMatchObject({
      status: 'CANCELLED',
      summary: 'Postponed: Arsenal vs Chelsea',
    });
  });

  test('with its new date it is on again, under the same identity', () => {
    const [off] = read(write({ ...GAME, details: 'Postponed' }));
    const [on] = read(write({ ...GAME, start: '2026-12-01T20:00:00Z', updated: '2026-11-20T09:30:00Z' }));
    expect(on).toMatchObject({ status: 'CONFIRMED', summary: 'Arsenal vs Chelsea', uid: off?.uid });
    expect(on?.sequence).toBeGreaterThan(off?.sequence ?? 0);
  });

  test('what is estimated is tentative', () => {
    expect(read(write({ ...GAME, sure: 'estimated' }))[0]?.status).toBe('TENTATIVE');
  });
});

test('“There is no feed of my team”: every team has one, over all its competitions', () => {
  for (const slug of catalog.teams.keys()) expect(eventsOf(`/feeds/teams/${slug}.ics`), slug).not.toEqual([]);
  const arsenal = eventsOf('/feeds/teams/arsenal.ics');
  expect(arsenal.every(({ home, away }) => home === 'Arsenal' || away === 'Arsenal')).toBe(true);
  const competitions = ['premierleague', 'uefachampionsleague', 'eflcup'];
  expect(new Set(arsenal.map(({ league }) => league))).toEqual(new Set(competitions));
  const played = competitions
    .flatMap((league) => ['2025-26', '2026-27'].flatMap((label) => seasonOf(league, label)))
    .filter(({ home, away }) => home === 'Arsenal' || away === 'Arsenal');
  expect(arsenal).toHaveLength(played.length);
});

test('“After an update everything is there twice”: a moved match keeps its UID, and nothing else changes', () => {
  const matches = (start: string) =>
    makeLeague('premierleague', '2026-27', {
      'Matchday 12': [
        game('Arsenal', 'Wolves', '2026-11-21T15:00:00Z'),
        game('Leeds', 'Everton', start, { details: 'TNT' }),
        game('Fulham', 'Brentford', '2026-11-22'),
      ],
    });
  const published = matches('2026-11-22T14:00:00Z');
  const moved = matches('2026-11-21T12:30:00Z');
  const [before, after] = [published.seasons[0], moved.seasons[0]];
  if (!before || !after) throw new Error('there is one season each');
  after.content = stampUpdates(after.content, before.content, '2026-11-18T10:00:00Z');

  const textsOf = (league: typeof moved) => {
    const [season] = allLeagues(buildCatalog(makeData(league))).flatMap(({ seasons }) => seasons);
    const events = season?.events ?? [];
    return new Map(events.map((event) => [event.id, write(event).split('\r\n')]));
  };
  const [old, now] = [textsOf(published), textsOf(moved)];
  expect(new Set(now.keys())).toEqual(new Set(old.keys()));
  const changed = [...now].flatMap(([id, lines]) =>
    lines.filter((line) => !old.get(id)?.includes(line)).map((line) => [id, line]),
  );
  const id = 'premierleague/2026-27/leeds-vs-everton';
  expect(changed).toEqual([
    [id, 'SEQUENCE:4920'],
    // RFC 5545 has these two say when the event was last revised.
    [id, 'DTSTAMP:20261118T100000Z'],
    [id, 'DTSTART:20261121T123000Z'],
    [id, 'DTEND:20261121T154500Z'],
    [id, 'LAST-MODIFIED:20261118T100000Z'],
  ]);
});

describe('“All-day events are a day off, or a day too long”', () => {
  test('they are dates without a time, and end on the day after the last', () => {
    const text = write(makeEvent({ start: '2026-04-09', end: '2026-04-12' }));
    expect(text).toContain('\r\nDTSTART;VALUE=DATE:20260409\r\nDTEND;VALUE=DATE:20260413\r\n');
    const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    expect(event && new ICAL.Event(event).duration.toString()).toBe('P4D');
  });

  test('a single day is one day, over the end of a month, a year and a change of the clocks', () => {
    for (const [day, next] of [
      ['2026-11-15', '20261116'],
      ['2026-12-31', '20270101'],
      ['2028-02-28', '20280229'],
      ['2026-03-29', '20260330'],
      ['2026-10-31', '20261101'],
    ]) {
      expect(write(makeEvent({ start: day ?? '' }))).toContain(`\r\nDTEND;VALUE=DATE:${next}\r\n`);
    }
  });
});

test('“A start at midnight is shown as all-day”: 00:00Z is a time like any other', () => {
  const [event] = read(write({ ...GAME, start: '2026-11-15T00:00:00Z' }));
  expect(event).toMatchObject({ isAllDay: false, start: '2026-11-15T00:00:00Z' });
  const midnight = eventsOf('/feeds/nfl.ics').filter(({ start }) => start.endsWith('T00:00:00Z'));
  expect(midnight.length).toBeGreaterThan(5);
  for (const { isAllDay } of read(write(...midnight))) expect(isAllDay).toBe(false);
});

describe('“The feed has thousands of events and makes the app slow”', () => {
  test('what is older than the last season is in the history, which has every season in one file or in several', () => {
    for (const { slug, seasons } of allLeagues(catalog)) {
      const all = seasons.flatMap((season) => season.events.map(({ id }) => id));
      const whole = eventsOf(`/feeds/${slug}/history.ics`);
      const bySeason = [...feeds.values()].filter(({ path }) => path.startsWith(`/feeds/${slug}/history/`));
      const history = bySeason.length > 0 ? bySeason.flatMap(({ events }) => events) : whole;
      expect(history.map(({ id }) => id).sort()).toEqual(all.sort());
      const feed = eventsOf(`/feeds/${slug}.ics`);
      expect(feed.filter(({ id }) => !all.includes(id))).toEqual([]);
      expect(new Set(feed.map(({ season }) => season)).size, slug).toBeLessThanOrEqual(3);
    }
    expect(new Set(eventsOf('/feeds/nfl.ics').map(({ season }) => season))).toEqual(
      new Set(['2025', '2026']),
    );
    expect(eventsOf('/feeds/nfl/history.ics')).toHaveLength(740);
    expect(feeds.has('/feeds/mlb/history/2026/2.ics')).toBe(true);
  });

  test('the calendars of teams and the finals are small', () => {
    for (const { path, events } of feeds.values()) {
      if (path.startsWith('/feeds/teams/')) expect(events.length, path).toBeLessThan(450);
    }
    expect(eventsOf('/feeds/finals.ics').length).toBeLessThan(200);
  });
});

test('“Google does not load the calendar”: none is as large as 1 MB', () => {
  const context = { siteUrl: 'https://sports-calendar.example.org', pagePaths: [], sources: {}, changes: [] };
  const files = [...atOnce(siteFiles(catalog, context))].filter(([path]) => path.endsWith('.ics'));
  expect(files.length).toBe(feeds.size);
  const large = files.filter(([, write]) => Buffer.byteLength(atOnce(write())) >= budget('calendar'));
  expect(large.map(([path]) => path)).toEqual([]);
});

describe('“I cannot tell which league it is”', () => {
  test.each(['/feeds/soccer.ics', '/feeds/football.ics', '/feeds/finals.ics'])('%s names it', (path) => {
    const names = new Map(allLeagues(catalog).map(({ slug, name }) => [slug, name]));
    expect(eventsOf(path).length).toBeGreaterThan(20);
    for (const { name, league } of eventsOf(path)) expect(name).toContain(names.get(league));
  });

  test('“Regular Season” of every league is in the calendar of periods, and the category has none', () => {
    const regular = ({ name }: { name: string }) => name.endsWith(': Regular Season');
    expect(eventsOf('/feeds/football.ics').filter(regular)).toEqual([]);
    expect(eventsOf('/feeds/football/periods.ics').filter(regular).length).toBeGreaterThan(2);
  });
});
