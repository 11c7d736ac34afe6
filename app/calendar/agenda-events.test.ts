import { expect, test } from 'vitest';
import { testEvent } from '../event/test-event.ts';
import { agendaDays, channelOptions, filterAgenda, splitOpen } from './agenda-events.ts';

const STRETCH = { from: '2026-11-18', days: 7 };
const MOMENT = { now: Date.parse('2026-11-18T20:00:00Z'), timeZone: 'America/New_York' };
const ALL = { leagues: [], channel: '', isBigOnly: false, isFollowedOnly: false };

const game = (name: string, start: string, more = {}) => {
  const [home, away] = name.split(' vs ');
  return testEvent({ name, home, away, start, league: 'nfl', section: 'Regular Season', ...more });
};
const names = (days: ReturnType<typeof agendaDays>) =>
  days.map(({ day, events }) => [day, ...events.map(({ name }) => name)]);

test('days are in the order of every list, by time and then what has none, without what is over', () => {
  const days = agendaDays(
    [
      game('A vs B', '2026-11-18'),
      game('C vs D', '2026-11-19T01:00:00Z'),
      game('E vs F', '2026-11-18T21:00:00Z'),
      game('Over vs Done', '2026-11-18T12:00:00Z'),
      testEvent({ name: 'ATP Finals', league: 'atptour', start: '2026-11-15', end: '2026-11-22' }),
      game('Too vs Late', '2026-11-26'),
    ],
    STRETCH,
    MOMENT,
  );
  expect(names(days)).toEqual([['2026-11-18', 'E vs F', 'C vs D', 'A vs B', 'ATP Finals']]);
});

test('where all of it is over, it is listed', () => {
  const days = agendaDays([game('A vs B', '2026-01-04T18:00:00Z')], { from: '2026-01-04', days: 7 }, MOMENT);
  expect(names(days)).toEqual([['2026-01-04', 'A vs B']]);
});

test('filters leave out days without events', () => {
  const days = agendaDays(
    [
      game('A vs B', '2026-11-19T18:00:00Z', { details: 'FOX' }),
      game('C vs D', '2026-11-20T18:00:00Z', { details: 'CBS, Paramount+', rivalry: 'Battle of Ohio' }),
      game('E vs F', '2026-11-21T18:00:00Z', { league: 'nba' }),
    ],
    STRETCH,
    MOMENT,
  );
  const filtered = (filters: Partial<typeof ALL>) => names(filterAgenda(days, { ...ALL, ...filters }));
  expect(filtered({})).toHaveLength(3);
  expect(filtered({ channel: 'Paramount+' })).toEqual([['2026-11-20', 'C vs D']]);
  expect(filtered({ isBigOnly: true })).toEqual([['2026-11-20', 'C vs D']]);
  expect(filtered({ channel: 'ESPN' })).toEqual([]);
  expect(filterAgenda(days, { ...ALL, leagues: ['nba'] }).map(({ day }) => day)).toEqual(['2026-11-21']);
});

test('channels are those with the most events first', () => {
  const on = (details: string) => testEvent({ details, start: '2026-11-18' });
  expect(channelOptions([on('CBS'), on('FOX'), on('FOX, ESPN'), on('Neutral site')])).toEqual([
    'FOX',
    'CBS',
    'ESPN',
  ]);
});

test('games whose day is open are before the firm ones of the day', () => {
  const [firm, open] = [
    testEvent({ name: 'Firm', start: '2026-11-21T15:00:00Z' }),
    testEvent({ name: 'Open', start: '2026-11-21', provisional: true }),
  ];
  const parts = splitOpen({ day: '2026-11-21', events: [firm, open] });
  expect(parts.map(({ isOpen, events }) => [isOpen, ...events.map(({ name }) => name)])).toEqual([
    [true, 'Open'],
    [false, 'Firm'],
  ]);
});
