import { expect, test } from 'vitest';
import { game, soccerData } from '../catalog/check/test-data.ts';
import { buildCatalog } from '../catalog/read/build-catalog.ts';
import { pageTags } from './page-tags.ts';

const location = 'Emirates Stadium (London)';
const catalog = buildCatalog(
  soccerData({ 'Regular Season': [game('Arsenal', 'Wolves', '2024-11-16', { location })] }),
);
const tagsOf = pageTags(catalog, {
  siteName: 'Sports Calendar',
  siteUrl: 'https://example.org',
  now: Date.parse('2024-11-15T14:30:00Z'),
  timeZone: 'America/New_York',
  picturePath: (path) => `/pictures${path}.png`,
  wholeOf: () => undefined,
  feeds: [
    { name: 'Arsenal', page: '/teams/arsenal', path: '/feeds/teams/arsenal/changes.atom', changes: [] },
  ],
});
const graph = (path: string) => (tagsOf(path).jsonLd as { '@graph': object[] })['@graph'];

test('a team’s page has its own address, its league’s picture, the way to it and its games', () => {
  const { url, picture, feed } = tagsOf('/teams/arsenal');
  expect(feed).toEqual({
    url: 'https://example.org/feeds/teams/arsenal/changes.atom',
    title: 'What moved: Arsenal',
  });
  expect(tagsOf('/teams/wolves').feed).toBeUndefined();
  expect(url).toBe('https://example.org/teams/arsenal');
  expect(picture).toEqual({
    url: 'https://example.org/pictures/premierleague.png',
    text: 'premierleague on Sports Calendar',
  });
  const [crumbs, event, ...others] = graph('/teams/arsenal');
  expect(crumbs).toMatchObject({
    itemListElement: [
      { name: 'Sports Calendar', item: 'https://example.org/' },
      { name: 'Soccer', item: 'https://example.org/soccer' },
      { name: 'premierleague', item: 'https://example.org/premierleague' },
      { name: 'Arsenal', item: 'https://example.org/teams/arsenal' },
    ],
  });
  expect(event).toMatchObject({
    name: 'Arsenal vs Wolves',
    url: 'https://example.org/premierleague?season=2024-25&event=arsenal-vs-wolves',
    image: 'https://example.org/pictures/premierleague.png',
    homeTeam: { '@id': 'https://example.org/teams/arsenal' },
    competitor: [
      { '@id': 'https://example.org/teams/arsenal' },
      { '@id': 'https://example.org/teams/wolves' },
    ],
  });
  expect(others).toEqual([]);
});

test('the first page names the site', () => {
  expect(tagsOf('/').url).toBe('https://example.org/');
  expect(graph('/')).toEqual([{ '@type': 'WebSite', name: 'Sports Calendar', url: 'https://example.org/' }]);
});

test('a page that is about no part of the catalogue has an address and the site’s picture', () => {
  expect(tagsOf('/about')).toEqual({
    url: 'https://example.org/about',
    picture: { url: 'https://example.org/pictures/.png', text: 'Sports Calendar' },
  });
});
