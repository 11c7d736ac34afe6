/** Addresses of pages that do not exist, and whatever is typed into the search. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { categories, categoryAt, leagueAt, leagues } from '../../app/data/site-map.ts';
import { nearestPages, nearestSlugs } from '../../app/directory/nearest-pages.ts';
import { pageKindAt } from '../../app/routes.ts';
import { game, makeData, makeLeague } from '../../catalog/check/test-data.ts';
import { isDay } from '../../catalog/day/day.ts';
import { teamPath, teamSlugInPath } from '../../catalog/event/urls.ts';
import { buildCatalog } from '../../catalog/read/build-catalog.ts';
import { search } from '../../catalog/search/search.ts';
import { namesOnly, withLists } from '../../catalog/search/test-index.ts';
import { short } from '../../catalog/util/quote.ts';
import { areSentences, fuzz, fuzzed } from './fuzz.ts';
import { valueLike } from './hostile.ts';

const PATHS = [...leagues, ...categories].map(({ path }) => path);
const TEAMS = [
  { slug: 'arsenal', name: 'Arsenal' },
  { slug: 'duke-blue-devils-mens-basketball', name: 'Duke Blue Devils' },
];

fuzzed('the path of an address', () => {
  fuzz('of a league or a category', valueLike([...PATHS, '/timeline', '/my/']), (path) => {
    const found = leagueAt(path) ?? categoryAt(path);
    assert.ok(found === undefined || path.replaceAll('/', '') === found.path.replaceAll('/', ''));
    const nearest = nearestPages(path);
    assert.ok(nearest.length <= 3 && nearest.every(({ href }) => pageKindAt(href) !== 'not-found'));
  });

  const addresses = TEAMS.flatMap(({ slug }) => [`/teams/${slug}`, `/teams/${slug}//`]);
  fuzz('of a team', valueLike(addresses), (path) => {
    const slug = teamSlugInPath(path);
    assert.ok(slug === undefined || (slug !== '' && !slug.includes('/') && path.includes(slug)));
    const nearest = nearestSlugs(slug ?? path, TEAMS, teamPath);
    assert.ok(nearest.every(({ href }) => TEAMS.some((team) => href === `/teams/${team.slug}`)));
  });
});

fuzzed('the search', () => {
  const data = makeData(
    makeLeague('league', '2026-27', {
      'Regular Season': [
        game('Arsenal', 'Bournemouth', '2026-11-21T15:00:00Z', { location: 'Emirates Stadium (London)' }),
        game('Atlético Madrid', 'Bayern München', '2026-12-26'),
      ],
    }),
  );
  const catalog = buildCatalog(data);
  const index = withLists(namesOnly(catalog, data), catalog);
  const typed = valueLike([
    ...[
      'arsenal',
      'atletico bayern',
      'arsenal 26 dec',
      'tonight',
      'next sunday',
      'in 3 days',
      '12/26',
      '31.12.',
    ],
    ...['emirates', 'league 2026', '2026-12-26', '0000-01-01', '31.12.9999', 'in 9999 weeks', 'last weekend'],
  ]);
  const zones = fc.constantFrom('UTC', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kathmandu');
  fuzz('for any text', fc.tuple(typed, zones), ([text, timeZone]) => {
    const now = Date.parse('2026-11-15T14:45:00Z');
    const answer = search(index, text, { now, today: '2026-11-15', timeZone });
    assert.ok(answer.days.every(({ day, events }) => isDay(day) && events >= 0));
    for (const { path } of [...answer.leagues, ...answer.teams, ...answer.suggestions]) {
      assert.match(path, /^\/[a-z0-9/-]*$/);
    }
    // As the dialog quotes it.
    areSentences([`Nothing is called “${short(text.trim())}”.`]);
  });
});
