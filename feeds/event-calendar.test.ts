import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import type { SportsEvent } from '../catalog/event/event.ts';
import { withMeaning } from '../catalog/event/vocabulary.ts';
import { eventCalendar } from './calendar.ts';
import { calendarLinks } from './calendar-links.ts';

const GAME: SportsEvent = withMeaning({
  id: 'nfl/2026/atlanta-falcons-vs-kansas-city-chiefs',
  league: 'nfl',
  season: '2026',
  category: 'Regular Season',
  type: 'Week 10',
  name: 'Atlanta Falcons vs Kansas City Chiefs',
  home: 'Atlanta Falcons',
  away: 'Kansas City Chiefs',
  start: '2026-11-15T18:00:00Z',
  end: null,
  location: 'Mercedes-Benz Stadium (Atlanta)',
  zone: 'Europe/London',
  details: 'CBS; a, b',
  source: 'nfl-raw',
  sure: 'source' as const,
});
const TOURNAMENT: SportsEvent = { ...GAME, name: 'Masters', start: '2026-04-09', end: '2026-04-12' };

const CONTEXT = {
  sport: 'football',
  leagueName: 'NFL',
  page: 'https://example.org/nfl?event=x',
};
const read = (event: SportsEvent) => {
  const text = eventCalendar(event, CONTEXT);
  const vevent = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
  if (!vevent) throw new Error('no event');
  return { text, vevent, event: new ICAL.Event(vevent) };
};

describe('the iCalendar file of one event', () => {
  test('a timed game is in UTC and lasts as long as its sport does', () => {
    const { event, vevent } = read(GAME);
    expect(event.startDate.toString()).toBe('2026-11-15T18:00:00Z');
    expect(event.endDate.toString()).toBe('2026-11-15T21:15:00Z');
    expect(event.summary).toBe(GAME.name);
    expect(event.location).toBe(GAME.location);
    expect(event.uid).toBe('nfl/2026/atlanta-falcons-vs-kansas-city-chiefs@sports-calendar');
    expect(event.description).toContain('CBS; a, b');
    expect(vevent.getFirstPropertyValue('status')).toBe('CONFIRMED');
  });

  test('an all-day event has dates, and ends on the day after its last', () => {
    const { event, text } = read(TOURNAMENT);
    expect(text).toContain('DTSTART;VALUE=DATE:20260409\r\n');
    expect(text).toContain('DTEND;VALUE=DATE:20260413\r\n');
    expect(event.startDate.isDate).toBe(true);
  });

  test('a start at midnight UTC stays timed', () => {
    expect(read({ ...GAME, start: '2026-11-15T00:00:00Z' }).text).toContain('DTSTART:20261115T000000Z\r\n');
  });

  test('what is estimated is tentative, what is cancelled is cancelled', () => {
    const status = (event: Partial<SportsEvent>) =>
      read(withMeaning({ ...GAME, ...event })).vevent.getFirstPropertyValue('status');
    expect(status({ sure: 'estimated' })).toBe('TENTATIVE');
    expect(status({ details: 'Cancelled, Bahrain' })).toBe('CANCELLED');
  });
});

describe('links to web calendars', () => {
  const parameters = (event: SportsEvent, label: string) => {
    const link = calendarLinks(event, 'football', CONTEXT.page).find(
      (candidate) => candidate.label === label,
    );
    return new URL(link?.href ?? '').searchParams;
  };

  test('Google', () => {
    expect(parameters(GAME, 'Google').get('dates')).toBe('20261115T180000Z/20261115T211500Z');
    expect(parameters(TOURNAMENT, 'Google').get('dates')).toBe('20260409/20260413');
    expect(parameters(GAME, 'Google').get('text')).toBe(GAME.name);
  });

  test('Outlook', () => {
    expect(parameters(GAME, 'Outlook').get('startdt')).toBe('2026-11-15T18:00:00Z');
    expect(parameters(GAME, 'Outlook').has('allday')).toBe(false);
    expect(parameters(TOURNAMENT, 'Outlook').get('allday')).toBe('true');
  });

  test('Yahoo', () => {
    expect(parameters(GAME, 'Yahoo').get('st')).toBe('20261115T180000Z');
    expect(parameters(TOURNAMENT, 'Yahoo').get('dur')).toBe('allday');
  });
});
