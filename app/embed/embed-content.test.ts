import { describe, expect, test } from 'vitest';
import { makeEvent } from '../../catalog/check/test-data.ts';
import { embedContent, embedEvents } from './embed-content.ts';

const NFL = { name: 'NFL', path: '/nfl', sport: 'football' };
const visitor = {
  now: Date.parse('2026-11-15T14:45:00Z'),
  today: '2026-11-15',
  timeZone: 'America/New_York',
  hour12: true,
  dateOrder: 'day' as const,
};
const game = (home: string, away: string, start: string, extra = {}) =>
  makeEvent({ league: 'nfl', season: '2026', name: `${home} vs ${away}`, home, away, start, ...extra });

const over = game('A', 'B', '2026-11-14T18:00:00Z');
const live = game('C', 'D', '2026-11-15T14:30:00Z');
const later = game('E', 'A', '2026-11-16T01:20:00Z');
const off = game('F', 'A', '2026-11-17T01:20:00Z', { details: 'Postponed' });

describe('the next events', () => {
  test('are live or upcoming, the nearest first', () => {
    expect(embedEvents([off, later, live, over], NFL, visitor)).toEqual([live, later]);
  });

  test('of a team are its games', () => {
    expect(embedEvents([over, live, later], { ...NFL, team: 'A' }, visitor)).toEqual([later]);
  });
});

describe('the lines', () => {
  test('say when, what and where, in the visitor’s zone', () => {
    const html = embedContent([live, { ...later, location: 'Here' }], NFL, visitor, []);
    expect(html).toContain('<li><b>Live</b> <time datetime="2026-11-15T14:30:00Z">Sun 15 Nov, 9:30\u00a0AM');
    expect(html).toContain('Sun 15 Nov, 8:20\u00a0PM</time>');
    expect(html).toContain(
      '<a href="/nfl?season=2026&amp;event=e-vs-a" target="_blank" rel="noopener"><span class="side">E</span> – <span class="side">A</span></a>',
    );
    expect(html).toContain('<small>Here</small>');
    expect(html).toContain('Times in New York (EST)');
  });

  test('do not call a game live whose time nobody knows', () => {
    const html = embedContent([game('C', 'D', '2026-11-15')], NFL, visitor, []);
    expect(html).toContain('<li><time datetime="2026-11-15">Sun 15 Nov · Time TBC</time>');
  });

  test('show badges, and the sides as their league writes them', () => {
    const looks = {
      home: {
        shortName: 'Texans',
        abbreviation: 'HOU',
        colors: { fill: '#03202f', stripe: '#a71930', text: '#ffffff' as const, ring: ['dark' as const] },
      },
      away: { shortName: 'Mexico', abbreviation: 'MEX', flag: 'mx' },
    };
    const html = embedContent([{ ...later, looks }], { ...NFL, awayFirst: ['nfl'] }, visitor, []);
    expect(html).toMatch(
      /<i class="flag" style="--place:-?\d+" aria-hidden="true"><\/i>A<\/span> @ <span class="side"><i class="badge"/,
    );
    const neutral = { ...later, details: 'Neutral site' };
    expect(embedContent([neutral], { ...NFL, awayFirst: ['nfl'] }, visitor, [])).toMatch(
      />E<\/span> vs <span/,
    );
    expect(html).toContain(
      '<i class="badge" data-ring="dark" style="background:#03202f;border-color:#a71930;color:#ffffff" aria-hidden="true">HOU</i>E</span></a>',
    );
  });

  test('name the league of a team’s game, and say when a time is not known', () => {
    const html = embedContent(
      [game('A', 'B', '2026-11-21')],
      { ...NFL, team: 'A', leagues: { nfl: 'National League' } },
      visitor,
      [],
    );
    expect(html).toContain('Sat 21 Nov · Time TBC');
    expect(html).toContain('<small>National League</small>');
  });

  test('say when there is nothing, and what was ignored', () => {
    const html = embedContent([], NFL, visitor, ['Not “<img src=x onerror=alert(1)>”.']);
    expect(html).toContain('No upcoming events announced.');
    expect(html).toContain('Not “&lt;img src=x onerror=alert(1)&gt;”.');
    expect(html).not.toContain('<img');
  });

  test('escape every text of an event', () => {
    const { home, away, ...event } = live;
    const hostile = '"><script>x</script>&';
    const html = embedContent(
      [{ ...event, name: hostile, location: hostile, start: '2026-11-16T01:20:00Z' }],
      NFL,
      visitor,
      [],
    );
    expect(html).not.toContain('<script');
    expect(html.match(/&lt;script&gt;/g)).toHaveLength(2);
  });
});
