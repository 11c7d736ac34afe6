import { expect, test } from 'vitest';
import { buildCatalog } from './build-catalog.ts';
import { FIXTURE_DATA } from './check/test-data.ts';
import { allLeagues } from './league.ts';
import { readDataFolder } from './read-data.ts';

/** How many events each season had when its facts were gathered: none gets lost on the way to the site. */
const EVENTS: Record<string, Record<string, number>> = {
  nfl: { 2023: 304, 2024: 304, 2025: 303, 2026: 339 },
  ncaafb: { 2023: 934, 2024: 944, 2025: 958, 2026: 957 },
  cfl: { 2023: 123, 2024: 122, 2025: 126, 2026: 124 },
  nba: { '2023-24': 1338, '2024-25': 1341, '2025-26': 1413, '2026-27': 1223 },
  wnba: { 2023: 272, 2024: 287, 2025: 339, 2026: 385 },
  ncaambb: { '2023-24': 23, '2024-25': 22, '2025-26': 85, '2026-27': 13 },
  ncaawbb: { '2023-24': 18, '2024-25': 17, '2025-26': 81, '2026-27': 10 },
  mlb: { 2023: 2489, 2024: 2491, 2025: 2496, 2026: 2494, 2027: 5 },
  nhl: { '2023-24': 1415, '2024-25': 1418, '2025-26': 1407, '2026-27': 1354 },
  worldcup: { 2023: 5, 2026: 111, 2027: 1, 2030: 1 },
  uefachampionsleague: { '2023-24': 220, '2024-25': 285, '2025-26': 287, '2026-27': 249 },
  premierleague: { '2023-24': 384, '2024-25': 383, '2025-26': 384, '2026-27': 383 },
  laliga: { '2023-24': 384, '2024-25': 384, '2025-26': 385, '2026-27': 384 },
  bundesliga: { '2023-24': 312, '2024-25': 312, '2025-26': 313, '2026-27': 312 },
  seriea: { '2023-24': 383, '2024-25': 383, '2025-26': 384, '2026-27': 384 },
  ligue1: { '2023-24': 312, '2024-25': 312, '2025-26': 313, '2026-27': 312 },
  mls: { 2023: 526, 2024: 527, 2025: 545, 2026: 517 },
  uefaeuros: { 2024: 54, 2028: 7 },
  copaamerica: { 2024: 35 },
  europaconferenceleague: { '2023-24': 424, '2024-25': 413, '2025-26': 415, '2026-27': 380 },
  facup: { '2023-24': 156, '2024-25': 130, '2025-26': 8, '2026-27': 8 },
  eflcup: { '2023-24': 99, '2024-25': 99, '2025-26': 44, '2026-27': 30 },
  uefaeuropaleague: { '2023-24': 182, '2024-25': 275, '2025-26': 277, '2026-27': 239 },
  pgatour: { 2023: 48, 2024: 51, 2025: 49, 2026: 48, 2027: 35 },
  dpworldtour: { 2023: 47, 2024: 44, 2025: 44, 2026: 42, 2027: 6 },
  lpga: { 2023: 35, 2024: 36, 2025: 34, 2026: 33, 2027: 11 },
  liv: { 2023: 14, 2024: 14, 2025: 14, 2026: 12 },
  kornferrytour: { 2023: 26, 2024: 26, 2025: 26, 2026: 25 },
  pgatourchampions: { 2023: 28, 2024: 28, 2025: 28, 2026: 28 },
  formula1: { 2023: 114, 2024: 123, 2025: 123, 2026: 124, 2027: 124 },
  nascarcupseries: { 2023: 57, 2024: 41, 2025: 41, 2026: 104, 2027: 38 },
  nascarxfinityseries: { 2023: 46, 2024: 33, 2025: 33, 2026: 84, 2027: 33 },
  nascartruckseries: { 2023: 32, 2024: 23, 2025: 25, 2026: 66, 2027: 25 },
  indycar: { 2023: 35, 2024: 89, 2025: 86, 2026: 88, 2027: 9 },
  atptour: { 2023: 69, 2024: 70, 2025: 64, 2026: 62, 2027: 26 },
  wtatour: { 2023: 59, 2024: 58, 2025: 55, 2026: 56, 2027: 15 },
  ufc: { 2023: 43, 2024: 42, 2025: 42, 2026: 43 },
  pfl: { 2023: 22, 2024: 20, 2025: 24, 2026: 21 },
  bellator: { 2023: 13, 2024: 7 },
  summerolympics: { 2024: 377, 2028: 60 },
};

const before = process.cpuUsage();
const catalog = buildCatalog(readDataFolder(FIXTURE_DATA).data);
const used = process.cpuUsage(before);

const seasons = allLeagues(catalog).flatMap((league) => league.seasons);

test('every league and season has all its events', () => {
  const shipped = allLeagues(catalog).map((league) => [
    league.slug,
    Object.fromEntries(league.seasons.map((season) => [season.label, season.events.length])),
  ]);
  expect(Object.fromEntries(shipped)).toEqual(EVENTS);
});

test('there are 40 leagues, 162 seasons and 45,302 events in all', () => {
  expect(allLeagues(catalog)).toHaveLength(40);
  expect(seasons).toHaveLength(162);
  expect(seasons.reduce((sum, season) => sum + season.events.length, 0)).toBe(45_302);
});

// Processor time, as the clock on the wall also counts whatever else the machine is doing.
test('the catalogue is read and built in less than three seconds', () => {
  expect((used.user + used.system) / 1_000_000).toBeLessThan(3);
});
