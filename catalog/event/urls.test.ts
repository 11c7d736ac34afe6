import { describe, expect, test } from 'vitest';
import { fixtureCatalog } from '../check/test-data.ts';
import { allLeagues } from '../season/league.ts';
import {
  apiPath,
  csvPath,
  embedPath,
  eventAnchor,
  eventPath,
  feedPath,
  historyFeedPath,
  leaguePath,
  periodsFeedPath,
  seasonFeedPath,
  seasonPath,
  teamPath,
  teamSlugInPath,
  typeFeedPath,
} from './urls.ts';

const event = { id: 'nfl/2026/bears-vs-packers.2', league: 'nfl', season: '2026' };

describe('pages', () => {
  test('an event is a panel on its league’s page', () => {
    expect(eventAnchor(event)).toBe('bears-vs-packers.2');
    expect(eventPath(event)).toBe('/nfl?season=2026&event=bears-vs-packers.2');
    expect(seasonPath('/nfl', '2026')).toBe('/nfl?season=2026');
  });

  test('every league’s path is made of its slug', () => {
    for (const { slug, path } of allLeagues(fixtureCatalog())) expect(path).toBe(leaguePath(slug));
  });

  test('a team’s slug can be read from its address, with and without a slash at the end', () => {
    expect(teamPath('chicago-bears')).toBe('/teams/chicago-bears');
    expect(teamSlugInPath('/teams/chicago-bears')).toBe('chicago-bears');
    expect(teamSlugInPath('/teams/chicago-bears/')).toBe('chicago-bears');
    for (const other of ['/nfl', '/teams', '/teams/', '/teams/a/b']) {
      expect(teamSlugInPath(other)).toBeUndefined();
    }
  });
});

test('feeds, data files and embeds follow the path of the page that they belong to', () => {
  expect(feedPath('/nfl')).toBe('/feeds/nfl.ics');
  expect(feedPath(teamPath('arsenal'))).toBe('/feeds/teams/arsenal.ics');
  expect(historyFeedPath('/nfl')).toBe('/feeds/nfl/history.ics');
  expect(seasonFeedPath('/nba', '2025-26', 1)).toBe('/feeds/nba/history/2025-26.ics');
  expect(seasonFeedPath('/mlb', '2026', 2)).toBe('/feeds/mlb/history/2026/2.ics');
  expect(periodsFeedPath('/soccer')).toBe('/feeds/soccer/periods.ics');
  expect(typeFeedPath('/nfl', 'playoffs')).toBe('/feeds/nfl/types/playoffs.ics');
  expect(apiPath('/nfl')).toBe('/api/nfl.json');
  expect(apiPath('/nfl', '2026')).toBe('/api/nfl/2026.json');
  expect(csvPath('/nfl')).toBe('/api/nfl.csv');
  expect(embedPath('/nfl')).toBe('/embed/nfl');
  expect(embedPath(teamPath('arsenal'))).toBe('/embed/teams/arsenal');
});
