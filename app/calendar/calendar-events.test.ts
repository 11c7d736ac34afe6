import { expect, test } from 'vitest';
import { testEvent } from '../event/test-event.ts';
import { channelOptions, eventsOnDays, isOpenPlayoff, isWanted } from './calendar-events.ts';

const ALL = { leagues: [], channel: '', isBigOnly: false, isFollowedOnly: false };

const game = (name: string, start: string, more = {}) => {
  const [home, away] = name.split(' vs ');
  return testEvent({ name, home, away, start, league: 'nfl', section: 'Regular Season', ...more });
};
const names = (events: readonly { name: string }[]) => events.map(({ name }) => name).sort();

test('on some days is what has one of them, in the zone', () => {
  const events = [
    game('A vs B', '2026-11-18'),
    // On the evening before in New York.
    game('C vs D', '2026-11-18T01:00:00Z'),
    game('E vs F', '2026-11-25T01:00:00Z'),
    testEvent({ name: 'ATP Finals', league: 'atptour', start: '2026-11-15', end: '2026-11-22' }),
    game('Too vs Late', '2026-11-26'),
  ];
  const on = (timeZone: string) => names(eventsOnDays(events, { from: '2026-11-18', days: 7 }, timeZone));
  expect(on('America/New_York')).toEqual(['A vs B', 'ATP Finals', 'E vs F']);
  expect(on('UTC')).toEqual(['A vs B', 'ATP Finals', 'C vs D']);
});

test('a game of an open round is on each of the days that it may be played on', () => {
  const open = testEvent({ name: 'Open', start: '2026-11-21', provisional: true });
  const on = (from: string) => names(eventsOnDays([open], { from, days: 1 }, 'UTC'));
  expect(['2026-11-19', '2026-11-21', '2026-11-22', '2026-11-25'].map(on)).toEqual([
    [],
    ['Open'],
    ['Open'],
    [],
  ]);
});

test('filters', () => {
  const events = [
    game('A vs B', '2026-11-19T18:00:00Z', { details: 'FOX' }),
    game('C vs D', '2026-11-20T18:00:00Z', { details: 'CBS, Paramount+', rivalry: 'Battle of Ohio' }),
    game('E vs F', '2026-11-21T18:00:00Z', { league: 'nba' }),
  ];
  const wanted = (filters: Partial<Parameters<typeof isWanted>[1]>) =>
    names(events.filter((event) => isWanted(event, { ...ALL, ...filters })));
  expect(wanted({})).toHaveLength(3);
  expect(wanted({ channel: 'Paramount+' })).toEqual(['C vs D']);
  expect(wanted({ isBigOnly: true })).toEqual(['C vs D']);
  expect(wanted({ channel: 'ESPN' })).toEqual([]);
  expect(wanted({ leagues: ['nba'] })).toEqual(['E vs F']);
});

test('channels are those with the most events first', () => {
  const on = (details: string) => testEvent({ details, start: '2026-11-18' });
  expect(channelOptions([on('CBS'), on('FOX'), on('FOX, ESPN'), on('Neutral site')])).toEqual([
    'FOX',
    'CBS',
    'ESPN',
  ]);
});

test('of all periods, play-offs of which nothing more is known', () => {
  const of = (more: object) =>
    testEvent({ section: 'Playoffs', league: 'mls', start: '2026-11-18', ...more });
  const playoffs = of({ name: 'MLS Cup Playoffs', end: '2026-12-18', sure: 'estimated' });
  const round = of({ name: 'Round One', start: '2026-11-20', end: '2026-11-22' });
  const final = of({ name: 'MLS Cup', start: '2026-12-18', section: 'Championship' });
  expect(isOpenPlayoff(playoffs, [playoffs, final])).toBe(true);
  expect(isOpenPlayoff(playoffs, [playoffs, round])).toBe(false);
  // Firm dates of which only the final is left.
  const firm = { ...playoffs, sure: 'known' as const };
  expect(isOpenPlayoff(firm, [firm, final])).toBe(false);
  expect(isOpenPlayoff(of({ section: 'Regular Season', end: '2026-12-18' }), [])).toBe(false);
});
