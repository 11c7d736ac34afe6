import { describe, expect, test } from 'vitest';
import type { SportsEvent } from '../catalog/event/event.ts';
import { withMeaning } from '../catalog/event/vocabulary.ts';
import { calendarOf } from './calendar.ts';
import { mixCalendar } from './mix.ts';
import type { MixQuery } from './mix-query.ts';
import { isPublishedGame, propertyOf, readCalendar, unfolded } from './published-calendar.ts';
import { CONTEXT, read } from './test-calendar.ts';

const TODAY = '2026-11-18';
const GAME: SportsEvent = withMeaning({
  id: 'nfl/2026/bears-vs-lions',
  league: 'nfl',
  season: '2026',
  name: 'Bears vs Lions',
  start: '2026-11-22T18:00:00Z',
  end: null,
  location: '',
  category: 'Week 11',
  type: '',
  zone: 'Europe/London',
  details: '',
  extras: '',
  source: '',
  sure: 'source' as const,
});
const event = (slug: string, changes: Partial<SportsEvent> = {}): SportsEvent =>
  withMeaning({ ...GAME, id: `nfl/2026/${slug}`, name: slug, ...changes });
const DRAFT = event('draft', { start: '2027-04-22', end: '2027-04-24', category: 'Draft' });
const FINAL = event('super-bowl-lxi', { start: '2027-02-14T23:30:00Z', category: 'Super Bowl' });
const PAST = event('past', { start: '2026-09-10T18:00:00Z', category: 'Preseason' });
const OLD = event('old', { id: 'nfl/2019/old', season: '2019', start: '2019-11-22T18:00:00Z' });

type Feeds = Record<string, SportsEvent[]>;
const FEEDS: Feeds = {
  '/feeds/nfl.ics': [PAST, GAME, FINAL, DRAFT],
  '/feeds/nfl/types/draft.ics': [DRAFT],
  '/feeds/nfl/types/late.ics': [FINAL, DRAFT],
  '/feeds/nfl/history.ics': [PAST, GAME],
  '/feeds/nfl/history/2019.ics': [],
  '/feeds/nfl/history/2019/2.ics': [OLD],
  '/feeds/teams/bears.ics': [GAME],
  '/feeds/finals.ics': [{ ...FINAL, name: 'NFL: super-bowl-lxi' }],
};

async function mix(query: Partial<MixQuery>, feeds = FEEDS, today = TODAY) {
  const readFeed = async (path: string) => {
    const events = feeds[path];
    return (
      events && readCalendar(calendarOf(events, { name: 'A name, and a long one: '.repeat(5) }, CONTEXT))
    );
  };
  return mixCalendar({ follow: [], without: [], ...query }, readFeed, today);
}

async function textOf(query: Partial<MixQuery>, feeds = FEEDS, today = TODAY) {
  const { calendar, problems } = await mix(query, feeds, today);
  expect(problems).toBeUndefined();
  return calendar ?? '';
}

const namesIn = (calendar: string) => read(calendar).map(({ summary }) => summary);

describe('what is followed', () => {
  test('is there once and in order, with the name that says its league', async () => {
    const calendar = await textOf({ follow: ['finals', 'nfl', 'nfl:draft', 'teams/bears'] });
    expect(namesIn(calendar)).toEqual(['past', 'Bears vs Lions', 'NFL: super-bowl-lxi', 'draft']);
  });

  test('is the same event as in the published calendar', async () => {
    const published = calendarOf([GAME], { name: 'Bears' }, CONTEXT);
    const calendar = await textOf({ follow: ['teams/bears'] });
    const eventsOf = (text: string) => text.slice(text.indexOf('BEGIN:VEVENT'));
    expect(eventsOf(calendar)).toBe(eventsOf(published));
  });

  test('has a head of its own', async () => {
    const head = (await textOf({ follow: ['nfl'] })).split('\r\nBEGIN:VEVENT')[0]?.split('\r\n');
    expect(head).toContain('X-WR-CALNAME:My sports calendar');
    expect(head).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT12H');
    expect(head).toContain('X-PUBLISHED-TTL:PT12H');
    expect(head?.join()).not.toContain('A name');
  });

  test('may be single events, of the history too', async () => {
    const follow = ['events/nfl/2019/old', 'events/nfl/2026/draft'];
    expect(namesIn(await textOf({ follow }))).toEqual(['old', 'draft']);
  });

  test('does not depend on the order of the query', async () => {
    const follow = ['finals', 'nfl', 'teams/bears'];
    expect(await textOf({ follow })).toBe(await textOf({ follow: follow.toReversed() }));
  });

  test('must exist', async () => {
    const follow = [
      'quidditch',
      'nfl:quaffles',
      'teams/chudley-cannons',
      'events/nfl/2026/x',
      'events/x/2026/y',
    ];
    const { calendar, problems } = await mix({ follow, without: ['nfl:snitch', 'x:y'] });
    expect(calendar).toBeUndefined();
    expect(problems).toEqual([
      'There is no calendar for “quidditch”.',
      'There is no calendar for “nfl:quaffles”.',
      'There is no calendar for “teams/chudley-cannons”.',
      'There is no event “nfl/2026/x”.',
      'There is no event “x/2026/y”.',
      'There is no “nfl:snitch” to leave out.',
      'There is no “x:y” to leave out.',
    ]);
  });
});

describe('without', () => {
  test('leaves out what My calendar hides by that name', async () => {
    const names = async (...without: string[]) => namesIn(await textOf({ follow: ['nfl'], without }));
    expect(await names('nfl:draft')).not.toContain('draft');
    // A week's game has the kind Regular Season.
    expect(await names('nfl:regular-season', 'nfl:preseason')).toEqual(['super-bowl-lxi', 'draft']);
  });

  test('leaves out a calendar’s type that is not such a kind', async () => {
    expect(namesIn(await textOf({ follow: ['nfl'], without: ['nfl:late'] }))).toEqual([
      'past',
      'Bears vs Lions',
    ]);
  });
});

describe('an alarm', () => {
  const cancelled = event('off', { details: 'Cancelled' });
  const provisional = event('open', { start: '2026-12-01', provisional: true });

  test('is for what is to come, certain and on', async () => {
    const feeds = { '/feeds/nfl.ics': [PAST, GAME, cancelled, provisional, DRAFT] };
    const calendar = await textOf({ follow: ['nfl'], alarm: 45 }, feeds);
    const alarms = calendar
      .split('BEGIN:VEVENT')
      .slice(1)
      .map((text) => /TRIGGER:(.*)\r\n/.exec(text)?.[1]);
    expect(alarms).toEqual([undefined, '-PT45M', undefined, undefined, '-PT360M']);
    // Outlook rejects a reminder without words.
    const words = calendar.split('BEGIN:VALARM').map((text) => /^DESCRIPTION:(.*)\r$/m.exec(text)?.[1]);
    expect(words.slice(1)).toEqual(['Reminder', 'Reminder']);
    expect(read(calendar)).toHaveLength(5);
  });

  test('is gone the day after', async () => {
    expect(await textOf({ follow: ['teams/bears'], alarm: 0 }, FEEDS, '2026-11-22')).toContain(
      'TRIGGER:-PT0M',
    );
    expect(await textOf({ follow: ['teams/bears'], alarm: 0 }, FEEDS, '2026-11-23')).not.toContain('VALARM');
  });
});

describe('more than apps read', () => {
  const games = (count: number, start: string, league = 'nfl') =>
    Array.from({ length: count }, (_, index) =>
      event(`Bears vs Lions ${index}`, { id: `${league}/2026/game-${index}`, league, start }),
    );

  test('is left out from the beginning', async () => {
    const feeds = { '/feeds/nfl.ics': [PAST, ...games(1600, '2026-11-20T18:00:00Z')] };
    expect(namesIn(await textOf({ follow: ['nfl'] }, feeds))).not.toContain('past');
  });

  test('waits, but not finals, other dates and what is followed for itself', async () => {
    const far = event('Far vs Away', { id: 'a/2026/far', league: 'a', start: '2027-03-01T18:00:00Z' });
    const playoff = event('Eagles vs Bears', { start: '2027-01-24T18:00:00Z', category: 'Playoffs' });
    const feeds = {
      '/feeds/a.ics': [...games(1580, '2026-11-20T18:00:00Z', 'a'), far],
      '/feeds/nfl.ics': [...games(50, '2027-01-20T18:00:00Z'), playoff, FINAL, DRAFT],
    };
    const calendar = await textOf({ follow: ['a', 'nfl'] }, feeds);
    const names = namesIn(calendar);
    expect(names.slice(-3)).toEqual(['Eagles vs Bears', 'super-bowl-lxi', 'draft']);
    expect(names).toHaveLength(1600);
    // Both keep their nearest, the smaller one all that it has.
    expect(names.filter((name) => name.startsWith('Bears vs')).length).toBe(1597);
    const { calendar: withFar = '' } = await mix({ follow: ['a', 'nfl', 'events/a/2026/far'] }, feeds);
    expect(namesIn(withFar)).toContain('Far vs Away');
  });

  test('says in its description how much that is, and from when', async () => {
    const feeds = { '/feeds/nfl.ics': [...games(1600, '2026-11-20T18:00:00Z'), FINAL, DRAFT] };
    const description = (text: string) =>
      unfolded(propertyOf(text.split('BEGIN:VEVENT')[0] ?? '', 'DESCRIPTION'));
    expect(description(await textOf({ follow: ['nfl'] }, feeds))).toBe(
      'Calendar apps read up to about 1 MB\\, so this calendar leaves out events that ended before 11 Nov 2026\\, and 2 less important events from 20 Nov 2026 on. These will be added closer to the date.',
    );
    expect(description(await textOf({ follow: ['nfl'] }))).toBe('');
  });

  test('is less with reminders, so that it stays below 1 MB', async () => {
    const feeds = { '/feeds/nfl.ics': games(1600, '2026-11-20T18:00:00Z') };
    expect(namesIn(await textOf({ follow: ['nfl'], alarm: 60 }, feeds))).toHaveLength(1300);
  });
});

test('a game is told by its words, and evenings of fights and races are none', () => {
  const facts = (changes: Partial<SportsEvent>) => {
    const [published] = readCalendar(calendarOf([{ ...GAME, ...changes }], { name: 'x' }, CONTEXT)).events;
    return published && isPublishedGame(published);
  };
  expect(facts({})).toBe(true);
  expect(facts({ name: 'NFL: Bears vs Lions' })).toBe(true);
  expect(facts({ details: 'Postponed' })).toBe(true);
  expect(facts({ provisional: true })).toBe(true);
  expect(facts({ category: 'Playoffs' })).toBe(false);
  expect(facts({ category: '', type: 'Fight Night', name: 'Fight Night: Lewis vs Mix' })).toBe(false);
  expect(facts({ category: '', type: 'Fight Night', name: 'Noche NFL: Lewis vs Mix' })).toBe(false);
  expect(facts({ name: 'Trade Deadline' })).toBe(false);
});
