/**
 * What people ask on 18 November 2026, in New York, and what has to come first, on the data that is published. Each
 * question is also asked with typing mistakes. A change of the data may need a change here; then the new answer is
 * looked at before it is written down.
 */
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { budget } from '../budgets.ts';
import { buildCatalog } from '../read/build-catalog.ts';
import { readDataFolder } from '../read/read-data.ts';
import { type SearchMatches, search } from './search.ts';
import type { SearchIndex } from './search-index.ts';
import { namesOnly, withLists } from './test-index.ts';

const NOW = { now: Date.parse('2026-11-18T15:00:00Z'), today: '2026-11-18', timeZone: 'America/New_York' };

let index: SearchIndex;
beforeAll(() => {
  const { data } = readDataFolder('data');
  const catalog = buildCatalog(data);
  index = withLists(namesOnly(catalog, data), catalog);
}, 120_000);

/** The results in the order of the list, each in a few words. */
function hits({ subject, leagues, teams, events, days, weekOrMonth }: SearchMatches): string[] {
  const names = [...leagues, ...teams].map(({ path }) => path);
  const found = events.map(({ league, name, start }) => `${start.slice(0, 10)} ${league} ${name}`);
  const dates = [
    ...(weekOrMonth ? [`${weekOrMonth.view} ${weekOrMonth.day}`] : []),
    ...days.map(({ day }) => day),
  ];
  if (subject === 'dates') return [...dates, ...found];
  return subject === 'names' ? [...names, ...found] : [...found, ...names];
}

type Row = [question: string, mistyped: string[], ...hits: string[]];

const ASKED: Row[] = [
  [
    'el clasico',
    ['el clasicio', 'el classico'],
    '2027-05-09 laliga Real Madrid vs Barcelona',
    '2026-10-25 laliga Barcelona vs Real Madrid',
  ],
  [
    'north london derby',
    ['norht london derby', 'noth london debry'],
    '2026-12-05 premierleague Tottenham Hotspur vs Arsenal',
    '2027-05-01 premierleague Arsenal vs Tottenham Hotspur',
  ],
  [
    'wimbledon 2027 final',
    ['wimbeldon 2027 fianl', 'wimbledn 2027 finals'],
    '2027-06-28 atptour Wimbledon',
    '2027-06-28 wtatour Wimbledon',
  ],
  ['ufc december', ['ufc decmber', 'uffc decembre'], '2026-12-13 ufc UFC 335: Oliveira vs Lopes'],
  ['ufc 335', ['ufc335', 'ucf 335'], '2026-12-13 ufc UFC 335: Oliveira vs Lopes'],
  ['monaco gp', ['monacco gp', 'monaco grandprix'], '2027-06-06 formula1 Monaco Grand Prix - Race'],
  ['f1 vegas', ['f1 vgeas', 'f1vegas'], '2026-11-22 formula1 Las Vegas Grand Prix - Race'],
  [
    'la28 swimming finals',
    ['la28 swiming finals', 'la28 swimmin finlas'],
    '2028-07-23 summerolympics Swimming: Finals (Session 2)',
    '2028-07-24 summerolympics Swimming: Finals (Session 4)',
  ],
  [
    'la28 opening ceremony',
    ['la28 openning cermony', 'la28 opening cerimony'],
    '2028-07-15 summerolympics Opening Ceremony',
  ],
  [
    'nfl thanksgiving',
    ['nfl thanksgivng', 'nlf thanksgiving'],
    '2026-11-26 nfl Detroit Lions vs Chicago Bears',
    '2026-11-26 nfl Dallas Cowboys vs Philadelphia Eagles',
  ],
  [
    'boxing day football',
    ['boxng day football', 'boxing dya footbal'],
    '2026-12-26 premierleague Aston Villa vs Leeds United',
  ],
  [
    'christmas nba',
    ['chrismas nba', 'christmas nab'],
    '2026-12-25 nba New York Knicks vs San Antonio Spurs',
    '2026-12-25 nba Boston Celtics vs Miami Heat',
  ],
  ['gunners', ['guners', 'gunnres'], '/teams/arsenal'],
  ['man u', ['mna u'], '/teams/manchester-united'],
  ['spurs', ['spusr', 'supurs'], '/teams/tottenham-hotspur', '/teams/san-antonio-spurs'],
  ['next week', ['next wek', 'nxt week'], 'week 2026-11-25'],
  ['this weekend', ['this wekend', 'tihs weekend'], '2026-11-21', '2026-11-22'],
  ['tonight', ['tonite', 'tonigth'], '2026-11-18'],
  [
    'college basketball tomorrow',
    ['college basketbal tomorow', 'collage basketball tommorow'],
    '2026-11-19 ncaambb American University Eagles vs Mary Baldwin Fighting Squirrels',
  ],
  [
    'march madness',
    ['march maddness', 'mrach madness'],
    '/ncaambb',
    '/ncaawbb',
    '2027-03-14 ncaambb Selection Sunday',
  ],
  [
    'world series game 7',
    ['world seris game 7', 'wrold series game 7'],
    '2026-10-31 mlb World Series Game 7',
  ],
  [
    'masters 2027',
    ['mastes 2027', 'mastres 2027'],
    '2027-04-08 pgatour Masters Tournament',
    '2027-04-08 dpworldtour Masters Tournament',
  ],
  ['super bowl', ['super bowel', 'supre bowl'], '2027-02-14 nfl Super Bowl LXI'],
  ['superbowl 61', ['superbow 61', 'superbowl lxi'], '2027-02-14 nfl Super Bowl LXI'],
  [
    'bears game sunday',
    ['bears gmae sunday', 'baers game sundya'],
    '2026-11-22 nfl Chicago Bears vs New Orleans Saints',
  ],
  [
    'chelsea tv',
    ['chelsae tv', 'chealsea tv'],
    '/teams/chelsea',
    '2026-11-21 premierleague Chelsea vs Leeds United',
  ],
  [
    'lakers celtics',
    ['lakers celitcs', 'lekers celtics'],
    '2027-01-08 nba Los Angeles Lakers vs Boston Celtics',
    '2027-02-03 nba Boston Celtics vs Los Angeles Lakers',
  ],
  [
    'duke unc',
    ['dkue unc', 'duke nuc'],
    '2027-02-13 ncaambb Duke Blue Devils vs North Carolina Tar Heels',
    '2027-03-06 ncaambb North Carolina Tar Heels vs Duke Blue Devils',
  ],
];

/** More of each kind. */
const OTHERS: Row[] = [
  ['when is the super bowl', [], '2027-02-14 nfl Super Bowl LXI'],
  ['super bowl 60', [], '2026-02-08 nfl New England Patriots vs Seattle Seahawks'],
  ['super bowl sunday', [], '2027-02-14'],
  ['when does arsenal play next', [], '/teams/arsenal'],
  ['who do the bears play', [], '/teams/chicago-bears'],
  ['bears home', [], '/teams/chicago-bears'],
  ['arsenal away december', [], '2026-12-27 premierleague Crystal Palace vs Arsenal'],
  ['nfl on fox', [], '2026-11-22 nfl Buffalo Bills vs Miami Dolphins'],
  ['espn tonight', [], '2026-11-19 nba Miami Heat vs Milwaukee Bucks'],
  ['monday night football', ['mnf'], '2026-11-24 nfl Washington Commanders vs Cincinnati Bengals'],
  ['nfl january 2027', ['nfl jan 2027'], '2027-01-03 nfl Atlanta Falcons vs New Orleans Saints'],
  ['nfl week 12', [], '2026-11-26 nfl Los Angeles Rams vs Green Bay Packers'],
  ['premier league matchday 20', ['premier league md 20'], '2027-01-05 premierleague Arsenal vs Brentford'],
  ['mlk day nba', [], '2027-01-18 nba Cleveland Cavaliers vs Detroit Pistons'],
  ['fa cup final', [], '2027-05-22 facup FA Cup Final'],
  ['ucl final', ['cl final'], '2027-06-05 uefachampionsleague Champions League Final'],
  ['der klassiker', [], '2027-03-06 bundesliga Borussia Dortmund vs Bayern Munich'],
  ['iron bowl', [], '2026-11-28 ncaafb Alabama Crimson Tide vs Auburn Tigers'],
  ['roland garros', ['rolland garos'], '2027-05-23 atptour French Open'],
  ['indy 500', ['indy500'], '2027-05-30 indycar 111th Running of the Indianapolis 500'],
  ['redskins', [], '/teams/washington-commanders'],
  ['gsw', [], '/teams/golden-state-warriors'],
  ['turin', [], '/teams/juventus'],
  ['redsox', [], '/teams/boston-red-sox'],
  ['27 november', [], '2026-11-27'],
  ['selection sunday', [], '2027-03-14 ncaambb Selection Sunday'],
  ['qualifying', ['qualifing', 'quali'], '2026-11-21 formula1 Las Vegas Grand Prix - Qualifying'],
  ['world cup final', ['world cup fianl'], "2027-06-24 worldcup FIFA Women's World Cup 2027"],
  ['masters', [], '2027-04-08 pgatour Masters Tournament'],
  ['home run derby', [], '2027-07-12 mlb Home Run Derby'],
];

describe('the first hits for', () => {
  const rows = [...ASKED, ...OTHERS].flatMap(([question, mistyped, ...expected]) =>
    [question, ...mistyped].map((text) => ({ text, expected })),
  );
  test.each(rows)('“$text”', ({ text, expected }) => {
    const matches = search(index, text, NOW);
    expect(hits(matches).slice(0, expected.length)).toEqual(expected);
    expect(matches.part).toBeUndefined();
  });
});

describe('what the whole text does not find is found by a part, which is named', () => {
  test.each([
    ['ufc january', 'ufc', '/ufc'],
    ['nascar sunday', 'nascar', '/nascarcupseries'],
    ['arsenal xyzzy', 'arsenal', '/teams/arsenal'],
    ['nba live', 'nba', '/nba'],
  ])('“%s”: %s', (text, part, first) => {
    const matches = search(index, text, NOW);
    expect(matches.part).toBe(part);
    expect(hits(matches)[0]).toBe(first);
  });
});

test.each([
  ['tour de france', 'cycling outside the Olympics', /^Cycling/],
  ['when is the tour de frnce 2027', 'cycling outside the Olympics', /^Cycling/],
  ['six nations rugby', 'rugby outside the Olympics', /^Rugby/],
  ['motogp', 'motorcycle racing', /Race$/],
  ['kentucky derby', 'horse racing', undefined],
])('“%s” is not covered: %s', (text, sport, nearest) => {
  const { notCovered, named, events } = search(index, text, NOW);
  expect(notCovered?.sport).toBe(sport);
  expect(named).toBeUndefined();
  if (nearest) expect(events[0]?.name).toMatch(nearest);
  else expect(events).toEqual([]);
});

test.each(['hearts', 'tour championship', 'sooners', 'paris saint germain', 'kentucky', 'cycling'])(
  '“%s” is covered',
  (text) => expect(search(index, text, NOW).notCovered).toBeUndefined(),
);

test.each([
  ['arsenal', '/teams/arsenal'],
  ['when do the gunners play', '/teams/arsenal'],
  ['nfl', '/nfl'],
  ['duke blue devils', '/teams/duke-blue-devils-football'],
  ['arsenal december', undefined],
  ['arsenal home', undefined],
  ['giants', undefined],
  ['super bowl', undefined],
  ['wimbledon', undefined],
  ['afc wimbledon', '/teams/afc-wimbledon'],
])('“%s” is the whole name of %s', (text, path) => {
  expect(search(index, text, NOW).named?.path).toBe(path);
});

test('what only has a word of the text somewhere comes after what is called so', () => {
  const events = search(index, 'arsenal', NOW, { leagues: 5, teams: 5, events: 500, venues: 3 }).events;
  const isOf = ({ name }: { name: string }) => /^Arsenal vs|vs Arsenal$/.test(name);
  expect(events.filter(({ isAside }) => !isAside).every(isOf)).toBe(true);
  expect(events.filter(({ isAside }) => isAside).some(isOf)).toBe(false);
});

test('a channel is shown where one is asked for', () => {
  expect(search(index, 'bears tv', NOW).events[0]).toMatchObject({ details: 'FOX', isByDetails: true });
});

test('the names as they are sent are not too large', () => {
  // As a module they take a little more than the bare data.
  const bytes = brotliCompressSync(JSON.stringify(index.names)).length;
  expect(bytes).toBeLessThanOrEqual(budget('searchNames') - 1000);
});
