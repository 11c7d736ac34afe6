import { describe, expect, test } from 'vitest';
import { fixtureCatalog, makeEvent } from './check/test-data.ts';
import type { SportsEvent } from './event.ts';
import { allLeagues } from './league.ts';
import { isPeriod } from './period.ts';
import { liveNow, mostImportant, nextUp, onePerLeague } from './whats-on.ts';

const catalog = fixtureCatalog();
const shipped = allLeagues(catalog).flatMap(({ seasons }) => seasons.flatMap(({ events }) => events));
const icons = new Map(allLeagues(catalog).map(({ slug, sportId }) => [slug, sportId]));
const sportOf = (event: SportsEvent) => icons.get(event.league) ?? '';
const slugs = allLeagues(catalog).map(({ slug }) => slug);
const orderOf = (event: SportsEvent) => slugs.indexOf(event.league);
const at = (now: string, timeZone = 'America/New_York') => ({
  now: Date.parse(now),
  timeZone,
  sportOf,
  orderOf,
});
const names = (events: readonly SportsEvent[]) => events.map(({ name }) => name);

describe('the day of the World Cup final', () => {
  test('in the morning the final is next, its game and not its announcement; the Grand Prix is on', () => {
    const moment = at('2026-07-19T14:00:00Z');
    expect(names(onePerLeague(nextUp(shipped, moment))).slice(0, 2)).toEqual([
      'Spain vs Argentina',
      'Window World 450',
    ]);
    expect(names(nextUp(shipped, moment))).not.toContain('World Cup Final');
    const live = names(liveNow(shipped, moment));
    const open = liveNow(shipped, moment).find(({ name }) => name === 'The Open Championship');
    expect(open?.league).toBe('pgatour');
    expect(live[0]).toBe('Belgian Grand Prix - Race');
    // One tournament, though two tours have it; and it comes before the lesser ones.
    expect(live.filter((name) => name === 'The Open Championship')).toHaveLength(1);
    expect(live.indexOf('The Open Championship')).toBeLessThan(live.indexOf('Swedish Open'));
  });

  test('while it is on it comes first', () => {
    expect(names(liveNow(shipped, at('2026-07-19T19:30:00Z')))[0]).toBe('Spain vs Argentina');
  });
});

test('a final without a time is next on its day, not under way', () => {
  const moment = at('2026-11-15T14:45:00Z');
  expect(names(nextUp(shipped, moment))[0]).toBe('113th Grey Cup');
  expect(names(liveNow(shipped, moment))).not.toContain('113th Grey Cup');
  expect(names(liveNow(shipped, moment))[0]).toBe('Detroit Lions vs New England Patriots');
});

describe('what is next', () => {
  const game = (name: string, start: string, more: Partial<SportsEvent> = {}) =>
    makeEvent({ name, start, ...more });
  const now = '2026-11-15T12:00:00Z';

  test('is decided by importance for two days, by time after them', () => {
    const events = [
      game('Tonight', '2026-11-15T23:00:00Z'),
      game('Just in time', '2026-11-17T12:00:00Z', { category: 'Championship' }),
      game('Too late', '2026-11-17T12:01:00Z', { category: 'Championship' }),
      game('Before that', '2026-11-17T12:00:30Z'),
    ];
    expect(names(nextUp(events, at(now, 'UTC')))).toEqual([
      'Just in time',
      'Tonight',
      'Before that',
      'Too late',
    ]);
  });

  test('a day without a time closes its day, and counts by the visitor’s calendar', () => {
    const events = [game('Some time', '2026-11-17'), game('At noon', '2026-11-17T11:00:00Z')];
    expect(names(nextUp(events, at(now, 'UTC')))).toEqual(['At noon', 'Some time']);
    const final = game('Final', '2026-11-18', { category: 'Championship' });
    expect(names(nextUp([...events, final], at(now, 'Pacific/Kiritimati')))[0]).toBe('Final');
    expect(names(nextUp([...events, final], at(now, 'UTC')))[0]).toBe('At noon');
  });

  test('is nothing that has begun, is over, was called off, or is a period', () => {
    const events = [
      game('Live', '2026-11-15T11:00:00Z'),
      game('Over', '2026-11-14T11:00:00Z'),
      game('Off', '2026-11-16T11:00:00Z', { details: 'Postponed' }),
      game('Regular Season', '2026-11-16', { end: '2027-01-10' }),
    ];
    expect(nextUp(events, at(now, 'UTC'))).toEqual([]);
  });
});

test('the names of a day are of different leagues, without periods and duplicates of other tours', () => {
  const day = shipped.filter(
    (event) =>
      !isPeriod(event) &&
      event.start.slice(0, 10) <= '2026-07-19' &&
      (event.end ?? event.start) >= '2026-07-19',
  );
  expect(names(mostImportant(day, orderOf)).slice(0, 3)).toEqual([
    'Spain vs Argentina',
    'The Open Championship',
    'Belgian Grand Prix - Race',
  ]);
});
