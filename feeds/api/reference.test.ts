import { expect, test } from 'vitest';
import { fixtureCatalog } from '../../catalog/check/test-data.ts';
import { apiReference } from './reference.ts';

const { endpoints, objects, parameters } = apiReference(fixtureCatalog());

test('examples are the current season and the day of the data', () => {
  expect(parameters).toMatchObject({ league: 'nfl', season: '2026' });
  const example = endpoints.find(({ path }) => path.includes('{season}.json'))?.example;
  expect(example).toBe('/api/v1/events/nfl/2026.json');
  expect(endpoints.filter(({ example: filled }) => filled.includes('{'))).toEqual([]);
});

test('fields have types that a person reads', () => {
  const fields = objects.find(({ name }) => name === 'Event')?.fields ?? [];
  const types = new Map(fields.map(({ name, type }) => [name, type]));
  expect(types.get('date')).toBe('date');
  expect(types.get('start')).toBe('date-time or null');
  expect(types.get('channels')).toBe('string[]');
  expect(types.get('status')).toBe('scheduled | postponed | cancelled');
  const seasons = objects
    .find(({ name }) => name === 'League')
    ?.fields.find(({ name }) => name === 'seasons');
  expect(seasons?.type).toBe('Season[]');
});
