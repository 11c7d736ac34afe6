import { describe, expect, test } from 'vitest';
import { eventAnchor } from '../../catalog/event/urls.ts';
import { groupEvents, targetOf } from './group-events.ts';
import { testDays, testEvent, testGame } from './test-event.ts';

const labels = (groups: { label: string }[]) => groups.map(({ label }) => label);

describe('groupEvents', () => {
  test('groups by category key, in the order of their first days', () => {
    const groups = groupEvents(
      [
        testEvent({ section: 'Playoffs', start: '2027-01-16' }),
        testEvent({ section: 'Draft', start: '2026-04-23' }),
        testEvent({ section: 'Playoffs', start: '2027-01-17' }),
      ],
      'UTC',
    );
    expect(labels(groups)).toEqual(['Draft', 'Playoffs']);
    expect(groups[1]).toMatchObject({ from: '2027-01-16', to: '2027-01-17' });
  });

  test('of Olympic Games, the whole, the ceremonies and the list of sports come before the single sports', () => {
    const events = [
      testEvent({ section: 'Soccer', name: 'Soccer: Group Stage', start: '2028-07-10' }),
      testEvent({ section: 'Rowing', name: 'Rowing: Heats', start: '2028-07-15' }),
      testEvent({ section: 'Judo', name: 'Judo: Finals', start: '2028-07-15' }),
      testEvent({ section: 'Sports', name: 'Soccer', start: '2028-07-10', end: '2028-07-29' }),
      testEvent({ section: 'Championship', name: 'Olympics', start: '2028-07-14', end: '2028-07-30' }),
      testEvent({ section: '', name: 'Opening Ceremony', start: '2028-07-15T00:00:00Z' }),
    ];
    expect(labels(groupEvents(events, 'UTC', 'olympics'))).toEqual([
      'The Games',
      'Ceremonies',
      'Sports',
      'Soccer',
      'Judo',
      'Rowing',
    ]);
  });

  test('a short category is one part without a label', () => {
    const [group] = groupEvents(testDays('2026-09-01', 40), 'UTC');
    expect(labels(group?.subgroups ?? [])).toEqual(['']);
  });

  test('a long category is divided by type where the types divide it', () => {
    const weeks = [1, 2, 3].flatMap((week) => testDays(`2026-09-0${week}`, 15, { type: `Week ${week}` }));
    const [group] = groupEvents(weeks, 'UTC');
    expect(labels(group?.subgroups ?? [])).toEqual(['Week 1', 'Week 2', 'Week 3']);
  });

  test('and by month where one type holds most of it', () => {
    const [group] = groupEvents(testDays('2026-09-01', 60, { type: 'Regular Season' }), 'UTC');
    expect(labels(group?.subgroups ?? [])).toEqual(['September 2026', 'October 2026']);
  });

  test('a tour is read by month, however its levels divide it', () => {
    const levels = ['ATP 250', 'Masters 1000'].flatMap((type) => testDays('2026-09-20', 15, { type }));
    const [group] = groupEvents(levels, 'UTC', 'tennis');
    expect(labels(group?.subgroups ?? [])).toEqual(['September 2026', 'October 2026']);
    const fights = testDays('2026-09-01', 5, { section: '', type: 'Fight Night' });
    expect(labels(groupEvents(fights, 'UTC', 'mma'))).toEqual(['All events']);
  });

  test('play-offs are read by series, and what is none by its type', () => {
    const series = ['2026-05-04', '2026-05-06', '2026-05-08'].map((start) =>
      testGame('Knicks', 'Celtics', { section: 'Playoffs', start }),
    );
    const next = ['2026-05-05', '2026-05-07', '2026-05-09'].map((start) =>
      testGame('Nuggets', 'Lakers', { section: 'Playoffs', start }),
    );
    const playIn = testGame('Bulls', 'Heat', { section: 'Playoffs', type: 'Play-In', start: '2026-04-15' });
    const [group] = groupEvents([...series, ...next, playIn], 'UTC', 'basketball');
    expect(labels(group?.subgroups ?? [])).toEqual(['Play-In', 'Knicks – Celtics', 'Nuggets – Lakers']);
  });

  test('a regular season is read by month, however often teams meet', () => {
    const pairs = [
      ['Knicks', 'Celtics'],
      ['Nuggets', 'Lakers'],
    ] as const;
    const games = pairs.flatMap(([home, away]) =>
      testDays('2026-10-20', 25).map(({ start }) => testGame(home, away, { start })),
    );
    const [group] = groupEvents(games, 'UTC', 'basketball');
    expect(labels(group?.subgroups ?? [])).toEqual(['October 2026', 'November 2026']);
  });

  test('a date among the weeks that is of none of them is called so', () => {
    const weeks = [1, 2, 3].flatMap((week) => testDays(`2026-09-0${week}`, 15, { type: `Week ${week}` }));
    const deadline = testEvent({ name: 'Trade Deadline', type: 'Regular Season', start: '2026-11-03' });
    const [group] = groupEvents([...weeks, deadline], 'UTC');
    expect(labels(group?.subgroups ?? []).at(-1)).toBe('Other dates');
  });

  test('the month of a timed event is the month in the zone', () => {
    const evening = testDays('2026-09-01', 41).map((event, index) => ({
      ...event,
      start: index < 20 ? '2026-09-01T18:00:00Z' : '2026-10-01T02:00:00Z',
    }));
    expect(labels(groupEvents(evening, 'Asia/Kolkata')[0]?.subgroups ?? [])).toEqual([
      'September 2026',
      'October 2026',
    ]);
    // All in September there, which divides nothing.
    expect(labels(groupEvents(evening, 'America/New_York')[0]?.subgroups ?? [])).toEqual(['']);
  });

  test('a period with games within it is no row among them, one with none is', () => {
    const frame = testEvent({ name: 'Regular Season', start: '2026-09-01', end: '2026-09-20' });
    const later = testEvent({ name: 'Winter Break', start: '2026-10-01', end: '2026-10-20' });
    const game = testGame('Reds', 'Blues', { start: '2026-09-10' });
    const [group] = groupEvents([frame, game, later], 'UTC');
    expect(group?.periods).toEqual([frame]);
    expect(group?.subgroups.flatMap((part) => part.events)).toEqual([game, later]);
  });

  test('the frame of a long category stands above its parts, and does not stretch its days', () => {
    const frame = testEvent({ name: 'Regular Season', start: '2026-09-01', end: '2027-01-10' });
    const [group] = groupEvents([frame, ...testDays('2026-09-10', 50)], 'UTC');
    expect(group?.periods).toEqual([frame]);
    expect(group).toMatchObject({ from: '2026-09-10', to: '2026-10-29' });
    expect(group?.subgroups.flatMap((part) => part.events)).not.toContain(frame);
  });

  test('loses nothing', () => {
    const events = testDays('2026-01-01', 300);
    const [group] = groupEvents(events, 'UTC');
    expect(group?.subgroups.flatMap((part) => part.events)).toHaveLength(300);
  });

  test('anchors are unique, also beside those of events', () => {
    const events = [
      ...testDays('2026-09-01', 50),
      ...testDays('2026-09-01', 50, { section: '', type: 'Regular Season' }),
      ...testDays('2026-09-01', 3, { section: 'Regular Season September 2026' }),
      testEvent({ id: 'nfl/2026/regular-season', start: '2026-09-01', end: '2027-01-10' }),
      testEvent({ id: 'nfl/2026/group-regular-season', start: '2026-09-01' }),
    ];
    const groups = groupEvents(events, 'UTC');
    const anchors = [
      ...groups.map(({ anchor }) => anchor),
      ...groups.flatMap(({ subgroups }) =>
        subgroups.filter(({ label }) => label).map(({ anchor }) => anchor),
      ),
      ...new Set(events.map(eventAnchor)),
    ];
    expect(anchors.length).toBeGreaterThan(7);
    expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) < index)).toEqual([]);
  });

  test('an old address of a group leads to it, unless it is that of an event', () => {
    const season = testEvent({ id: 'nfl/2026/regular-season', start: '2026-09-01', end: '2027-01-10' });
    expect(targetOf('regular-season-week-1', [season])).toBe('group_regular-season-week-1');
    expect(targetOf('group_regular-season', [season])).toBe('group_regular-season');
    expect(targetOf('regular-season', [season])).toBe('regular-season');
    expect(targetOf('', [season])).toBe('');
  });

  test('the empty key is named after what most of it is', () => {
    const qualifying = testDays('2026-07-01', 9, { section: '', type: 'Qualifying' });
    const draw = testEvent({ section: '', type: 'Draw', start: '2026-08-27' });
    expect(labels(groupEvents([...qualifying, draw], 'UTC'))).toEqual(['Qualifying']);
    expect(labels(groupEvents([testEvent({ section: '', start: '2026-08-27' })], 'UTC'))).toEqual([
      'All events',
    ]);
    const both = [testEvent({ section: '', start: '2026-08-27' }), testEvent({ start: '2026-09-01' })];
    expect(labels(groupEvents(both, 'UTC'))).toEqual(['Other dates', 'Regular Season']);
  });
});
