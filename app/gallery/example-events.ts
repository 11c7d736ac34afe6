/** The events of the gallery, one for each state that a row can be in, and a small season. All seen from one moment. */
import type { ScheduleChange } from '../../catalog/changes/schedule-changes.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { testDays, testEvent, testGame } from '../event/test-event.ts';
import type { Visitor } from '../time/visitor.tsx';

/** A Sunday in November, 9:45 in New York. */
const SUNDAY = {
  now: Date.parse('2026-11-15T14:45:00Z'),
  today: '2026-11-15',
  timeZone: 'America/New_York',
};

export const VISITOR: Visitor = {
  ...SUNDAY,
  hour12: true,
  dateOrder: 'day',
  weekStart: 'monday',
  sent: SUNDAY,
};

const PLACE = { location: 'Riverside Stadium (Springfield)', type: 'Week 10' };

/** By the name of the state. */
export const ROW_EVENTS: Record<string, SportsEvent> = {
  Upcoming: testGame('Bears', 'Lions', { start: '2026-11-15T18:00:00Z', details: 'FOX', ...PLACE }),
  Live: testGame('Hawks', 'Rams', { start: '2026-11-15T14:30:00Z', details: 'NFL Network', ...PLACE }),
  Finished: testGame('Bulls', 'Owls', { start: '2026-11-15T01:15:00Z', ...PLACE }),
  'Time to be confirmed': testGame('Foxes', 'Wolves', { start: '2026-11-15', ...PLACE }),
  'Date to be confirmed': testGame('Foxes', 'Bears', {
    start: '2026-11-15',
    details: 'Date and time to be confirmed',
    provisional: true,
  }),
  'Not confirmed': testGame('Owls', 'Foxes', { start: '2026-11-14', details: 'If necessary' }),
  'All day': testEvent({ name: 'Trade Deadline', section: 'Offseason', start: '2026-11-15' }),
  'Several days': testEvent({
    name: 'Riverside Open',
    start: '2026-11-12',
    end: '2026-11-15',
    location: 'Riverside Golf Club (Springfield)',
  }),
  Cancelled: testGame('Lions', 'Owls', {
    start: '2026-11-15T18:00:00Z',
    details: 'Cancelled; pitch waterlogged',
    ...PLACE,
  }),
  Postponed: testGame('Rams', 'Bulls', { start: '2026-11-15T21:25:00Z', details: 'Postponed', ...PLACE }),
  Estimated: testEvent({
    name: 'Playoffs begin',
    start: '2027-01-16',
    details: 'Estimated dates',
    sure: 'estimated',
  }),
  'A long name, a note and four badges': testGame(
    'Borussia Mönchengladbach am Niederrhein',
    'Wolverhampton Wanderers Reserves',
    {
      start: '2026-11-16T01:15:00Z',
      type: 'Semi-Final',
      details: 'ABC; ESPN; ESPN+; If necessary, the next day at the same time',
      location: 'Estadio Libertadores de América – Ricardo Enrique Bochini (Avellaneda)',
    },
  ),
  'Moved lately': testGame('Bears', 'Wolves', {
    start: '2026-11-16T01:20:00Z',
    details: 'NBC',
    moved: { start: '2026-11-15T18:00:00Z', end: null, day: '2026-11-10' },
    ...PLACE,
  }),
  'In another writing direction': testGame('الهلال', 'מכבי תל אביב', { start: '2026-11-15T16:00:00Z' }),
};

/** The events of the month: a full day, bars over weeks, a period, and days in every state. */
export const MONTH_EVENTS: SportsEvent[] = [
  testEvent({ name: 'Transfer Window', start: '2026-11-09', end: '2026-11-20' }),
  testEvent({ name: 'Riverside Open', start: '2026-11-12', end: '2026-11-17' }),
  testGame('Bears', 'Owls', { start: '2026-11-03T01:15:00Z' }),
  testGame('Hawks', 'Rams', { start: '2026-11-15T14:30:00Z' }),
  testGame('Bears', 'Lions', { start: '2026-11-15T18:00:00Z' }),
  testGame('Foxes', 'Wolves', { start: '2026-11-15T18:00:00Z' }),
  testGame('Bulls', 'Owls', { start: '2026-11-15T21:25:00Z' }),
  testGame('Eagles', 'Sharks', { start: '2026-11-16T01:20:00Z' }),
  testGame('Lions', 'Owls', { start: '2026-11-22T18:00:00Z', details: 'Postponed' }),
  testGame('Rams', 'Bulls', { start: '2026-11-26' }),
  testEvent({ name: 'Trade Deadline', section: 'Offseason', start: '2026-11-30' }),
  testGame('Rams', 'Eagles', { start: '2026-12-06T18:00:00Z' }),
];

/** The month of a team: at home, away, at a neutral site, without a time, and on one of several days. */
export const TEAM_EVENTS: SportsEvent[] = [
  testGame('Bears', 'Owls', { start: '2026-11-03T01:15:00Z' }),
  testGame('Lions', 'Bears', { start: '2026-11-15T18:00:00Z' }),
  testGame('Rams', 'Bears', { start: '2026-11-19', details: 'Neutral site' }),
  testGame('Bears', 'Foxes', { start: '2026-11-21', provisional: true }),
  testGame('Hawks', 'Bears', { start: '2026-11-28T18:00:00Z', details: 'Postponed' }),
];

/** A season with a mark of every shape and tone. */
export const SEASON_EVENTS: SportsEvent[] = [
  testEvent({ name: 'Draft', section: 'Draft', start: '2026-04-23' }),
  testEvent({ name: 'Preseason', section: 'Preseason', start: '2026-08-06', end: '2026-08-29' }),
  testEvent({ name: 'Regular Season', start: '2026-09-09', end: '2027-01-10' }),
  ...testDays('2026-09-09', 120).map(({ start }) => testGame('Bears', 'Lions', { start })),
  ...testDays('2026-11-15', 3).map(({ start }) => testGame('Hawks', 'Rams', { start })),
  testEvent({ name: 'Riverside Trophy', start: '2026-10-05', end: '2026-10-18' }),
  testEvent({ name: 'Lakeside Trophy', start: '2026-12-05', end: '2026-12-12', details: 'Cancelled' }),
  testEvent({ name: 'All-Star Game', section: 'All Star', start: '2027-01-14' }),
  testEvent({ name: 'Playoffs', section: 'Playoffs', start: '2027-01-16', end: '2027-01-31' }),
  testEvent({ name: 'Championship Game', section: 'Championship', start: '2027-02-14' }),
];

const look = (name: string, group: string) => ({
  shortName: name,
  abbreviation: name.slice(0, 3).toUpperCase(),
  group,
});

const weekGame = (week: number, day: string, home: string, away: string) =>
  testGame(home, away, {
    start: day,
    type: `Week ${week}`,
    looks: { home: look(home, 'AFC/AFC North'), away: look(away, 'NFC/NFC South') },
  });

/** Two weeks of two divisions, the second without two of the teams. */
export const WEEK_EVENTS: SportsEvent[] = [
  weekGame(9, '2026-11-08', 'Bears', 'Hawks'),
  weekGame(9, '2026-11-08', 'Lions', 'Rams'),
  weekGame(10, '2026-11-15', 'Bears', 'Rams'),
  testEvent({ name: 'Wild Card Round', section: 'Playoffs', start: '2027-01-16', sure: 'estimated' }),
  testEvent({ name: 'Championship Game', section: 'Championship', start: '2027-02-14' }),
];

/** Home: what is at the same time, what lasts for days, and more than has room. */
export const WEEK_OF_LEAGUES: SportsEvent[] = [
  ...['Bears', 'Hawks', 'Foxes', 'Bulls'].map((home) =>
    testGame(home, 'Lions', { start: '2026-11-15T18:00:00Z', ...PLACE }),
  ),
  ...['Owls', 'Wolves'].map((home) =>
    testGame(home, 'Rams', { league: 'nba', season: '2026-27', start: '2026-11-16T01:00:00Z' }),
  ),
  testEvent({ league: 'pgatour', name: 'Riverside Open', start: '2026-11-12', end: '2026-11-15' }),
  ...['18:00', '21:25', '22:00', '23:00', '23:30', '23:45'].map((time, index) =>
    testGame(`Team ${index + 1}`, 'Bulls', { start: `2026-11-22T${time}:00Z` }),
  ),
];

const tennis = (name: string, start: string, end: string, event: Partial<SportsEvent> = {}) =>
  ['atptour', 'wtatour'].map((league) =>
    testEvent({
      id: `${league}/2026/${name}-${start}`,
      league,
      name,
      start,
      end,
      location: 'Melbourne',
      ...event,
    }),
  );

export const TOURNAMENTS: SportsEvent[] = [
  testEvent({
    league: 'pgatour',
    name: 'Riverside Open',
    start: '2026-11-12',
    end: '2026-11-15',
    location: 'Riverside Golf Club (Springfield)',
  }),
  ...tennis('Australian Open', '2027-01-18', '2027-01-31', { type: 'Grand Slam', details: 'Hard' }),
  ...tennis('Lakeside International at the Gardens of the Old Town', '2027-02-08', '2027-02-14', {
    sure: 'estimated',
  }),
];

const changed = testGame('Bears', 'Wolves', { start: '2026-11-16T01:20:00Z', ...PLACE });
const renamed = testEvent({
  league: 'pgatour',
  name: 'Riverside Open',
  start: '2026-12-03',
  end: '2026-12-06',
});

/** By the kind of change. */
export const CHANGED_EVENTS: Record<
  string,
  Pick<ScheduleChange, 'event' | 'kind' | 'before' | 'after'> & Partial<ScheduleChange>
> = {
  Moved: { event: changed, kind: 'moved', before: '2026-11-15T18:00:00Z', after: changed.start },
  'Got its time': { event: changed, kind: 'timed', before: '2026-11-15', after: changed.start },
  'Was estimated': {
    event: renamed,
    kind: 'timed',
    before: '2026-12-01',
    beforeEnd: '2026-12-07',
    after: renamed.start,
    afterEnd: renamed.end,
    was: 'estimated',
  },
  Cancelled: { event: changed, kind: 'cancelled', before: 'scheduled', after: 'cancelled' },
  'Takes place after all': { event: changed, kind: 'restored', before: 'cancelled', after: 'scheduled' },
  'Got its teams': { event: changed, kind: 'sides', before: 'Semi-Final 1', after: changed.name },
  Renamed: { event: renamed, kind: 'renamed', before: 'Lakeside Championship', after: renamed.name },
  'Another venue': {
    event: changed,
    kind: 'venue',
    before: 'Hillside Park (Shelbyville)',
    after: changed.location,
  },
};
