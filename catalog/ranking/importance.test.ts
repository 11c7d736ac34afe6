import { describe, expect, test } from 'vitest';
import { fixtureCatalog, makeEvent } from '../check/test-data.ts';
import type { SportsEvent } from '../event/event.ts';
import { isPeriod } from '../event/period.ts';
import { allLeagues } from '../season/league.ts';
import { groupBy } from '../util/group-by.ts';
import { IMPORTANCE, importanceOf, importanceRank, isFinal } from './importance.ts';

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
    expect(importanceOf(find(league, name, day))).toBe(importance);
  });
});

test('a race is above the sprint, that above qualifying, that above practice', () => {
  const weekend = shipped.filter(
    ({ league, season, name }) => league === 'formula1' && season === '2026' && /^Chinese/.test(name),
  );
  const ranks = groupBy(weekend, importanceRank);
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
  const attended = shipped.filter((event) => !isPeriod(event));

  test('every rank is in use, and each is rarer than the regular games', () => {
    const byImportance = groupBy(attended, importanceOf);
    for (const importance of IMPORTANCE) {
      const count = byImportance.get(importance)?.length ?? 0;
      expect(count, importance).toBeGreaterThan(20);
      if (importance !== 'regular') expect(count / attended.length, importance).toBeLessThan(0.08);
    }
  });

  test('no regular game of any league is above one that decides something', () => {
    const worst = Math.max(...attended.filter(isFinal).map(importanceRank));
    const regular = attended.filter(({ category }) =>
      /^(Regular Season|Matchday \d+|Group Stage)$/.test(category),
    );
    expect(Math.min(...regular.map(importanceRank))).toBeGreaterThanOrEqual(worst);
  });

  test('every league that has ended a season with a final has one', () => {
    const withFinals = new Set(
      attended.filter((event) => importanceOf(event) === 'final').map(({ league }) => league),
    );
    for (const league of ['nfl', 'cfl', 'nba', 'mlb', 'worldcup', 'eflcup']) {
      expect(withFinals).toContain(league);
    }
  });
});

test('the championship of a development tour is a play-off, the Indianapolis 500 a major', () => {
  const championship = { name: 'Korn Ferry Tour Championship', category: 'Championship' };
  expect(importanceOf(makeEvent({ ...championship, league: 'kornferrytour' }))).toBe('playoff');
  const race = { name: '110th Running of the Indianapolis 500', category: 'Race', type: 'Race' };
  expect(importanceOf(makeEvent({ ...race, league: 'indycar' }))).toBe('major');
});

test('a transfer window, which has neither category nor type, is below every game that decides something', () => {
  const window = makeEvent({ name: 'Summer Transfer Window', category: '', type: '' });
  expect(importanceOf(window)).toBe('regular');
  const playoff = makeEvent({ name: 'A vs B', category: 'Playoffs' });
  expect(importanceRank(window)).toBeGreaterThan(importanceRank(playoff));
});

test('a semi-final of the season’s cup is none of the season', () => {
  const cup = { category: 'Regular Season', type: 'In-Season Tournament', details: 'NBA Cup Semifinals' };
  expect(importanceOf(makeEvent({ ...cup, league: 'nba', name: 'NBA Cup Semifinals' }))).toBe('regular');
});
