import { describe, expect, test } from 'vitest';
import { makeEvent } from '../catalog/check/test-data.ts';
import { breadcrumbsJsonLd, canBeDescribed, eventJsonLd, type JsonLdContext } from './json-ld.ts';

const context: JsonLdContext = {
  leagueOf: () => ({ name: 'Premier League', sport: 'soccer', category: 'Soccer' }),
  pageOf: ({ id }) => `https://example.org/event/${id}`,
  teamPageOf: (name) => (name === 'Arsenal' ? 'https://example.org/teams/arsenal' : undefined),
  pictureOf: () => 'https://example.org/previews/premierleague.png',
  wholeOf: () => undefined,
};
const jsonLd = (about: Parameters<typeof makeEvent>[0], more: Partial<JsonLdContext> = {}) =>
  eventJsonLd(makeEvent({ location: 'Emirates Stadium (London)', ...about }), { ...context, ...more });

test('a game with everything that is known of it', () => {
  const start = '2026-11-21T15:00:00Z';
  expect(jsonLd({ name: 'Arsenal vs Leeds', home: 'Arsenal', away: 'Leeds', start })).toEqual({
    '@type': 'SportsEvent',
    name: 'Arsenal vs Leeds',
    url: 'https://example.org/event/premierleague/2026-27/arsenal-vs-leeds',
    startDate: '2026-11-21T15:00:00Z',
    endDate: '2026-11-21T17:00:00Z',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: 'Emirates Stadium',
      address: { '@type': 'PostalAddress', addressLocality: 'London' },
    },
    image: 'https://example.org/previews/premierleague.png',
    sport: 'Soccer',
    organizer: { '@type': 'SportsOrganization', name: 'Premier League' },
    homeTeam: {
      '@type': 'SportsTeam',
      '@id': 'https://example.org/teams/arsenal',
      name: 'Arsenal',
    },
    awayTeam: { '@type': 'SportsTeam', name: 'Leeds' },
    competitor: [{ '@id': 'https://example.org/teams/arsenal' }, { '@type': 'SportsTeam', name: 'Leeds' }],
  });
});

test('at a neutral site the sides are competitors alone', () => {
  const described = jsonLd({ home: 'Arsenal', away: 'Leeds', details: 'Neutral site' });
  expect(described).not.toHaveProperty('homeTeam');
  expect(described).toMatchObject({ competitor: [{ name: 'Arsenal' }, { name: 'Leeds' }] });
});

test('days stay days, and the last one is part of the event', () => {
  expect(jsonLd({ start: '2026-11-19', end: '2026-11-22' })).toMatchObject({
    startDate: '2026-11-19',
    endDate: '2026-11-22',
  });
  expect(jsonLd({ start: '2026-11-19' })).toMatchObject({ startDate: '2026-11-19', endDate: '2026-11-19' });
});

test.each([
  ['', 'EventScheduled'],
  ['FOX', 'EventScheduled'],
  ['Cancelled; storm', 'EventCancelled'],
  ['Canceled', 'EventCancelled'],
  ['Postponed', 'EventPostponed'],
  ['Rescheduled from Jan 19; TNT', 'EventRescheduled'],
  ['Group B, matchday 3 (rescheduled)', 'EventRescheduled'],
  ['FS1, postponed from April 30', 'EventRescheduled'],
  ['FS1, exhibition race, moved up from February 4', 'EventRescheduled'],
])('details %j are %s', (details, status) => {
  expect(jsonLd({ details }).eventStatus).toBe(`https://schema.org/${status}`);
});

test('an event that moved says when it was to be before', () => {
  const moved = { start: '2026-11-18', end: null, day: '2026-11-10' };
  expect(jsonLd({ start: '2026-11-19', moved })).toMatchObject({
    previousStartDate: '2026-11-18',
    eventStatus: 'https://schema.org/EventRescheduled',
  });
  const onlyLonger = { start: '2026-11-19', end: '2026-11-20', moved: { ...moved, start: '2026-11-19' } };
  expect(jsonLd(onlyLonger)).not.toHaveProperty('previousStartDate');
});

describe('places', () => {
  const address = (parts: Record<string, string>) => ({ '@type': 'PostalAddress', ...parts });
  test.each([
    ['Wembley Stadium (London)', 'Wembley Stadium', address({ addressLocality: 'London' })],
    [
      'EchoPark Speedway (Hampton, Georgia)',
      'EchoPark Speedway',
      address({ addressLocality: 'Hampton', addressRegion: 'Georgia' }),
    ],
    [
      'Memorial Gymnasium (TN) (Nashville)',
      'Memorial Gymnasium (TN)',
      address({ addressLocality: 'Nashville' }),
    ],
    ['Lusail, Qatar', 'Lusail, Qatar', address({ addressLocality: 'Lusail', addressCountry: 'Qatar' })],
    ['Italy', 'Italy', 'Italy'],
  ])('%s', (location, name, expected) => {
    expect(jsonLd({ location }).location).toEqual({ '@type': 'Place', name, address: expected });
  });

  test('no place is made up, and no date is stated that is an estimate', () => {
    expect(canBeDescribed(makeEvent({ location: 'Italy' }))).toBe(true);
    expect(canBeDescribed(makeEvent({ location: '' }))).toBe(false);
    expect(canBeDescribed(makeEvent({ location: 'Italy', sure: 'estimated' }))).toBe(false);
    expect(canBeDescribed(makeEvent({ location: 'Italy', provisional: true }))).toBe(false);
    expect(canBeDescribed(makeEvent({ location: 'Italy', details: 'If necessary' }))).toBe(false);
  });
});

test('a session is a part of its weekend, the race that gives it the name is not', () => {
  const practice = makeEvent({
    name: 'Monza - Practice',
    start: '2026-09-04T11:30:00Z',
    location: 'Monza, Italy',
  });
  const race = makeEvent({ name: 'Monza', start: '2026-09-06T13:00:00Z', location: 'Monza, Italy' });
  const wholeOf = () => ({ name: 'Monza', events: [practice, race] });
  expect(eventJsonLd(practice, { ...context, wholeOf }).superEvent).toEqual({
    '@type': 'SportsEvent',
    name: 'Monza',
    startDate: '2026-09-04T11:30:00Z',
    endDate: '2026-09-06T15:00:00Z',
    location: {
      '@type': 'Place',
      name: 'Monza, Italy',
      address: { '@type': 'PostalAddress', addressLocality: 'Monza', addressCountry: 'Italy' },
    },
  });
  expect(eventJsonLd(race, { ...context, wholeOf })).not.toHaveProperty('superEvent');
});

test('breadcrumbs are numbered from one', () => {
  const crumbs = [
    { name: 'Home', url: 'https://example.org/' },
    { name: 'NFL', url: 'https://example.org/nfl' },
  ];
  expect(breadcrumbsJsonLd(crumbs)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://example.org/' },
      { '@type': 'ListItem', position: 2, name: 'NFL', item: 'https://example.org/nfl' },
    ],
  });
});
