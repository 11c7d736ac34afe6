import { expect, test } from 'vitest';
import { teamPath } from '../../catalog/event/urls.ts';
import { nearestSlugs } from './nearest-pages.ts';

const TEAMS = ['arsenal', 'aston-villa', 'duke-blue-devils-mens-basketball', 'duke-blue-devils-football'].map(
  (slug) => ({ slug, name: slug.toUpperCase() }),
);
const links = (slug: string) => nearestSlugs(slug, TEAMS, teamPath).map(({ href }) => href);

test('a mistyped team is found', () => {
  expect(links('arsenall')).toEqual(['/teams/arsenal']);
});

test('the start of a slug finds all teams that continue it', () => {
  expect(links('duke-blue-devils')).toEqual([
    '/teams/duke-blue-devils-mens-basketball',
    '/teams/duke-blue-devils-football',
  ]);
});

test('nonsense finds nothing', () => {
  expect(links('something-else-entirely')).toEqual([]);
  expect(links('a'.repeat(10_000))).toEqual([]);
});
