/** The Atom feeds, judged by libxml2 against the grammar of the RFC. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { scheduleChanges } from '../catalog/changes/schedule-changes.ts';
import { FIXTURE_DATA } from '../catalog/check/test-data.ts';
import { buildCatalog } from '../catalog/read/build-catalog.ts';
import { readDataFolder } from '../catalog/read/read-data.ts';
import { allEvents, allLeagues } from '../catalog/season/league.ts';
import { atomFile, changeFeeds } from './change-feeds.ts';

const GRAMMAR = readFileSync(new URL('../tests/fixtures/atom.rng', import.meta.url), 'utf8');

const { data } = readDataFolder(FIXTURE_DATA);
const catalog = buildCatalog(data);
const feeds = new Map(
  changeFeeds(catalog, scheduleChanges(allEvents(catalog), data.changes)).map((feed) => [feed.path, feed]),
);
const leagueNames = new Map(allLeagues(catalog).map(({ slug, name }) => [slug, name]));
function read(path: string): string {
  const feed = feeds.get(path);
  return feed ? atomFile(feed, leagueNames, 'https://example.org') : '';
}
const titles = (path: string) =>
  [...read(path).matchAll(/<entry>\s*<id>[^<]*<\/id>\s*<title>([^<]*)<\/title>/g)].map(([, title]) => title);

async function faultsOf(...texts: string[]): Promise<string[]> {
  const { errors } = await validateXML({
    xml: texts.map((contents, index) => ({ fileName: `feed-${index}.atom`, contents })),
    schema: GRAMMAR,
    extension: 'relaxng',
  });
  return errors.map(({ rawMessage }) => rawMessage);
}

describe('feeds of changes', () => {
  test('are those of everything, and of leagues and teams that have changes', () => {
    expect([...feeds.keys()].filter((path) => !path.includes('/teams/'))).toEqual([
      '/feeds/changes.atom',
      '/feeds/nfl/changes.atom',
      '/feeds/nba/changes.atom',
      '/feeds/nhl/changes.atom',
      '/feeds/premierleague/changes.atom',
      '/feeds/pgatour/changes.atom',
      '/feeds/formula1/changes.atom',
    ]);
    expect(titles('/feeds/teams/denver-broncos/changes.atom')).toEqual([
      'Moved: Denver Broncos vs Las Vegas Raiders',
    ]);
    expect(feeds.has('/feeds/teams/dallas-cowboys/changes.atom')).toBe(false);
  });

  test('have every kind of change, newest first, without corrections and what is gone', () => {
    expect(titles('/feeds/changes.atom')).toEqual([
      'Moved: San Francisco 49ers vs Minnesota Vikings',
      'Time set: Buffalo Bills vs Kansas City Chiefs',
      'Moved: San Antonio Spurs vs Detroit Pistons',
      'Postponed: San Antonio Spurs vs Detroit Pistons',
      'Back on: Philadelphia Flyers vs Edmonton Oilers',
      'Renamed: Hero World Challenge',
      'Moved: Grant Thornton Invitational',
      'Cancelled: Saudi Arabian Grand Prix - Race',
      'Cancelled: Philadelphia Flyers vs Edmonton Oilers',
      'Teams set: Memphis Grizzlies vs Oklahoma City Thunder',
      'Moved: Denver Broncos vs Las Vegas Raiders',
      'Time set: Liverpool vs Arsenal',
      'Date set: Hero World Challenge',
      'New venue: San Francisco 49ers vs Minnesota Vikings',
    ]);
  });

  test('say when their newest change was', () => {
    expect(read('/feeds/nfl/changes.atom')).toContain('<updated>2026-11-12T00:00:00Z</updated>');
  });

  test('are valid Atom, each entry with an id of its own', async () => {
    expect(await faultsOf(...[...feeds.keys()].map(read))).toEqual([]);
    for (const path of feeds.keys()) {
      const ids = [...read(path).matchAll(/<id>([^<]*)<\/id>/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test.each([
    ['<updated>2026-11-12T00:00:00Z</updated>', ''],
    ['<updated>2026-11-12T00:00:00Z</updated>', '<updated>Thursday</updated>'],
    ['<title>', '<score>2</score><title>'],
    ['rel="self"', 'rel="me"'],
    ['href="https://example.org', 'href="'],
  ])('would not be valid with other text for %s', async (text, other) => {
    const feed = read('/feeds/nfl/changes.atom');
    expect(feed).toContain(text);
    expect(await faultsOf(feed.replace(text, other))).not.toEqual([]);
  });
});
