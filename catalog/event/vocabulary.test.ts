import { describe, expect, test } from 'vitest';
import { fixtureCatalog, makeEvent } from '../check/test-data.ts';
import { allLeagues } from '../season/league.ts';
import { groupBy } from '../util/group-by.ts';
import type { SportsEvent } from './event.ts';
import { calledOff, IMPORTANCE, isPlay, numberedRound, tagOf } from './vocabulary.ts';

const rankOf = ({ importance }: SportsEvent) => IMPORTANCE.indexOf(importance);

const shipped = allLeagues(fixtureCatalog()).flatMap(({ seasons }) =>
  seasons.flatMap(({ events }) => events),
);

function find(league: string, name: string, day: string): SportsEvent {
  const event = shipped.find(
    (each) => each.league === league && each.name === name && each.start.startsWith(day),
  );
  if (!event) throw new Error(`No ${league} event ${name} on ${day}`);
  return event;
}

describe('the importance of what everybody knows', () => {
  test.each([
    ['nfl', 'New England Patriots vs Seattle Seahawks', '2026-02-08', 'final', 'Super Bowl LX'],
    ['nfl', 'Super Bowl LXI', '2027-02-14', 'final', ''],
    ['worldcup', 'Spain vs Argentina', '2026-07-19', 'final', ''],
    ['uefachampionsleague', 'Paris Saint-Germain vs Arsenal', '2026-05-30', 'final', ''],
    ['nba', 'San Antonio Spurs vs New York Knicks', '2026-06', 'final', 'a game of the NBA Finals'],
    ['mlb', 'World Series Game 7', '2026', 'final', ''],
    ['facup', 'Chelsea vs Manchester City', '2026-05', 'final', ''],
    ['cfl', '113th Grey Cup', '2026-11-15', 'final', ''],
    ['atptour', 'ATP Finals', '2026-11', 'final', ''],
    ['nascarcupseries', 'NASCAR Cup Series Championship Race', '2026-11', 'final', ''],
    ['pgatour', 'Masters Tournament', '2026-04-09', 'major', ''],
    ['pgatour', 'The Open Championship', '2026-07-16', 'major', ''],
    ['pgatour', 'Presidents Cup', '2026-09', 'major', ''],
    ['atptour', 'Wimbledon', '2026-06-29', 'major', ''],
    ['formula1', 'Belgian Grand Prix - Race', '2026-07-19', 'major', ''],
    ['ufc', 'UFC 334: Gane vs Hokit', '2026-11-15', 'major', ''],
    ['summerolympics', 'Opening Ceremony', '2024-07-26', 'major', ''],
    ['worldcup', 'France vs Spain', '2026-07-14', 'semi-final', ''],
    ['nfl', 'Denver Broncos vs New England Patriots', '2026-01-25', 'semi-final', 'AFC Championship Game'],
    ['ncaambb', 'Arizona Wildcats vs Michigan Wolverines', '2026-04', 'semi-final', 'Final Four'],
    ['mlb', 'ALCS Game 7', '2026', 'semi-final', ''],
    ['facup', 'FA Cup Semi-finals', '2026-04', 'semi-final', ''],
    ['nba', 'NBA All-Star Game', '2026-02-15', 'all-star', ''],
    ['nfl', 'NFL Draft Round 1', '2026-04', 'draft', ''],
    ['nba', 'NBA Draft Lottery', '2026-05', 'draft', ''],
    ['nba', 'Conference Semifinals', '2026-05', 'playoff', 'not the last four'],
    ['worldcup', 'France vs England', '2026-07-18', 'playoff', 'for the third place'],
    ['nascarcupseries', 'Window World 450', '2026-07-19', 'playoff', ''],
    ['nfl', 'Detroit Lions vs New England Patriots', '2026-11-15', 'regular', ''],
    ['uefachampionsleague', 'AEK Athens vs Levski Sofia', '2026', 'minor', 'a qualifying round'],
  ])('%s, %s (%s): %s', (league, name, day, importance) => {
    expect(find(league, name, day).importance).toBe(importance);
  });
});

test('a race is above the sprint, that above qualifying, that above practice', () => {
  const weekend = shipped.filter(
    ({ league, season, name }) => league === 'formula1' && season === '2026' && /^Chinese/.test(name),
  );
  const ranks = groupBy(weekend, rankOf);
  const types = [...ranks]
    .sort(([a], [b]) => a - b)
    .map(([, events]) => new Set(events.map(({ type }) => type)));
  expect(types.map((each) => [...each])).toEqual([
    ['Race'],
    ['Sprint Race'],
    expect.arrayContaining(['Sprint Qualifying', 'Qualifying']),
    ['Practice'],
  ]);
});

describe('over a whole catalogue', () => {
  const attended = shipped.filter((event) => !event.isPeriod);

  test('every rank is in use, and each is rarer than the regular games', () => {
    const byImportance = groupBy(attended, (event) => event.importance);
    for (const importance of IMPORTANCE) {
      const count = byImportance.get(importance)?.length ?? 0;
      expect(count, importance).toBeGreaterThan(20);
      if (importance !== 'regular') expect(count / attended.length, importance).toBeLessThan(0.08);
    }
  });

  test('no regular game of any league is above one that decides something', () => {
    const worst = Math.max(...attended.filter(({ stage }) => stage === 'final').map(rankOf));
    const regular = attended.filter(({ category }) =>
      /^(Regular Season|Matchday \d+|Group Stage)$/.test(category),
    );
    expect(Math.min(...regular.map(rankOf))).toBeGreaterThanOrEqual(worst);
  });

  test('every league that has ended a season with a final has one', () => {
    const withFinals = new Set(
      attended.filter((event) => event.importance === 'final').map(({ league }) => league),
    );
    for (const league of ['nfl', 'cfl', 'nba', 'mlb', 'worldcup', 'eflcup']) {
      expect(withFinals).toContain(league);
    }
  });
});

test('the championship of a development tour is a play-off, the Indianapolis 500 a major', () => {
  const championship = { name: 'Korn Ferry Tour Championship', category: 'Championship' };
  expect(makeEvent({ ...championship, league: 'kornferrytour' }).importance).toBe('playoff');
  const race = { name: '110th Running of the Indianapolis 500', category: 'Race', type: 'Race' };
  expect(makeEvent({ ...race, league: 'indycar' }).importance).toBe('major');
});

test('a transfer window, which has neither category nor type, is below every game that decides something', () => {
  const window = makeEvent({ name: 'Summer Transfer Window', category: '', type: '' });
  expect(window.importance).toBe('regular');
  const playoff = makeEvent({ name: 'A vs B', category: 'Playoffs' });
  expect(rankOf(window)).toBeGreaterThan(rankOf(playoff));
});

test('a semi-final of the season’s cup is none of the season', () => {
  const cup = { category: 'Regular Season', type: 'In-Season Tournament', details: 'NBA Cup Semifinals' };
  expect(makeEvent({ ...cup, league: 'nba', name: 'NBA Cup Semifinals' }).importance).toBe('regular');
});

describe('a period covers other events', () => {
  test.each<[Partial<SportsEvent>, string]>([
    [{ name: 'Transfer Window', type: '', start: '2026-06-15', end: '2026-09-01' }, 'it lasts for months'],
    [{ name: 'Spring', start: '2026-04-01', end: '2026-04-25' }, 'it lasts for 24 days and the first'],
    [{ name: 'Week 11', type: 'Week 11', start: '2026-11-19', end: '2026-11-23' }, 'it is named as its type'],
    [
      { name: 'Playoffs', category: 'Playoffs', start: '2026-12-01', end: '2026-12-08' },
      'it is named as its category',
    ],
    [{ name: 'Mid Season Break', start: '2026-12-20', end: '2027-01-02' }, 'nothing happens in a break'],
    [
      { name: 'Bowl Season', type: 'Bowl Game', start: '2026-12-15', end: '2027-01-02' },
      'it is called a season',
    ],
  ])('%o is one: %s', (about) => {
    expect(makeEvent(about).isPeriod).toBe(true);
  });

  test.each<[Partial<SportsEvent>, string]>([
    [
      { name: 'Wimbledon', type: 'Grand Slam', start: '2026-06-29', end: '2026-07-12' },
      'a fortnight is an event',
    ],
    [
      { name: 'Summer Olympics', type: 'Championship', start: '2024-07-26', end: '2024-08-11' },
      'and so are Olympic Games',
    ],
    [{ name: 'Spring', start: '2026-04-01', end: '2026-04-24' }, 'it is a day short'],
    [{ name: 'Draft', type: 'Draft', start: '2026-04-23' }, 'a single day is not a period'],
    [
      { name: 'A vs B', home: 'A', away: 'B', start: '2026-04-01', end: '2026-06-01' },
      'a game is never a period',
    ],
  ])('%o is none: %s', (about) => {
    expect(makeEvent(about).isPeriod).toBe(false);
  });
});

test('drafts and the off-season are not play', () => {
  const categories = ['Offseason', 'Draft', 'Preseason', 'Playoffs', ''];
  expect(categories.filter((category) => isPlay(makeEvent({ category })))).toEqual([
    'Preseason',
    'Playoffs',
    '',
  ]);
});

test.each([
  ['Championship', '', 'Super Bowl LXI', 'final'],
  ['Final', '', 'FA Cup Final', 'final'],
  ['Tour Finals', '', 'ATP Finals', 'final'],
  ['Quarter-finals', '', 'FA Cup Quarter-finals', undefined],
  ['Conference Championships', '', 'A vs B', undefined],
  ['Grand Slam', '', 'Wimbledon', 'major'],
  ['Regular Season', 'Grand Slam', 'Wimbledon', 'major'],
  ['Regular Season', 'Major', 'Masters Tournament', 'major'],
  ['Regular Season', 'Signature', 'The Genesis Invitational', undefined],
  ['Championship', 'Championship', 'ATP Finals', 'final'],
  ['Draft', '', 'NFL Draft', 'draft'],
  ['All Star', '', 'NBA All-Star Game', 'allstar'],
  ['All Star', '', 'Olympic Break', undefined],
])('%s, %s, %s: a milestone is %s', (category, type, name, milestone) => {
  const end = name.endsWith('Break') ? '2026-11-22' : null;
  expect(makeEvent({ category, type, name, end }).milestone).toBe(milestone);
});

test('a session is known by its category, and qualifying for a cup is none', () => {
  const sessionOf = (category: string, type: string) => makeEvent({ category, type }).session;
  expect(sessionOf('Practice', 'Practice')).toBe('practice');
  expect(sessionOf('Sprint', 'Sprint Qualifying')).toBe('sprint');
  expect(sessionOf('Preseason', 'Preseason Testing')).toBe('testing');
  expect(sessionOf('', 'Qualifying')).toBeUndefined();
});

test('what is called off says so at the beginning of its details', () => {
  expect(calledOff('Cancelled; heavy rain')).toBe('cancelled');
  expect(calledOff('canceled')).toBe('cancelled');
  expect(calledOff('Postponed to a later date')).toBe('postponed');
  expect(calledOff('Not cancelled')).toBeUndefined();
  expect(makeEvent({ details: 'Postponed' }).off).toBe('postponed');
});

test('a game of a cup within a season is regular, a tournament of national teams is not', () => {
  const cup = { type: 'Cup', league: 'wnba', name: 'A vs B' };
  expect(makeEvent({ ...cup, home: 'A', away: 'B' }).importance).toBe('regular');
  expect(makeEvent({ ...cup, league: 'pgatour', name: 'Ryder Cup' }).importance).toBe('major');
});

test('a tag is the level of a tournament, never the regular season', () => {
  expect(tagOf({ category: 'Regular Season', type: 'Masters 1000' })).toBe('Masters 1000');
  expect(tagOf({ category: 'Championship', type: 'Championship' })).toBe('Final');
  expect(tagOf({ category: '', type: 'Numbered Event' })).toBe('Numbered event');
});

test('numbered rounds are weeks and matchdays', () => {
  expect(numberedRound('Matchday 7')).toEqual({ kind: 'Matchday', number: 7 });
  expect(numberedRound('Week 07')).toBeUndefined();
  expect(numberedRound('Round of 16')).toBeUndefined();
});
