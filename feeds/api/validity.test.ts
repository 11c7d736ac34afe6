/** Every file of the API, judged by validators that know nothing of how it was written. */
import { fileURLToPath } from 'node:url';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { FIXTURE_DATA } from '../../catalog/check/test-data.ts';
import { buildCatalog } from '../../catalog/read/build-catalog.ts';
import { readDataFolder } from '../../catalog/read/read-data.ts';
import { siteFiles, type WriteFile } from '../site-files.ts';
import { atOnce } from '../steps.ts';
import { ENDPOINTS } from './endpoints.ts';
import type { ApiEvents, ApiFeeds, ApiSources, ApiTeams } from './schemas.ts';

const REAL_DATA = fileURLToPath(new URL('../../data', import.meta.url));
const SITE = 'https://example.org';

function filesOf(folder: string): Map<string, WriteFile> {
  const { data } = readDataFolder(folder);
  const { sources, changes } = data;
  return atOnce(siteFiles(buildCatalog(data), { siteUrl: SITE, pagePaths: [], sources, changes }));
}

const fixtures = filesOf(FIXTURE_DATA);
const read = (path: string) => atOnce(fixtures.get(path)?.() ?? '');
const json = <T>(path: string): T => JSON.parse(read(path));

/** Rejects keywords, formats and combinations that the standard does not know. */
function strictAjv() {
  const ajv = new Ajv2020({ strict: true, allErrors: true, strictTuples: false });
  addFormats.default(ajv);
  return ajv;
}

/** `/api/v1/days/{date}.json` as an expression. */
const patternOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+').replace('.', '\\.')}$`);

/** Of each file that does not fit its schema, the first error. */
function misfits(files: Map<string, WriteFile>, isTried: (path: string) => boolean): string[] {
  const ajv = strictAjv();
  ajv.addSchema(json('/api/v1/schema.json'), 'v1');
  return ENDPOINTS.flatMap(({ path: template, schema }) => {
    const validate = schema ? ajv.getSchema(`v1#/$defs/${schema}`) : undefined;
    if (!validate) return [];
    const pattern = patternOf(template);
    return [...files].flatMap(([path, write]) => {
      if (!pattern.test(path) || !isTried(path)) return [];
      return validate(JSON.parse(atOnce(write()))) ? [] : [`${path}: ${ajv.errorsText(validate.errors)}`];
    });
  });
}

describe('the schema of /api/v1', () => {
  test('fits every file', () => {
    expect(misfits(fixtures, () => true)).toEqual([]);
  });

  test('fits every JSON file of the real data', () => {
    expect(misfits(filesOf(REAL_DATA), (path) => path.endsWith('.json'))).toEqual([]);
  }, 60_000);

  test('rejects a field that it does not know, a time without a zone and a missing id', () => {
    const ajv = strictAjv();
    const validate = ajv.compile({ ...json<object>('/api/v1/schema.json'), $ref: '#/$defs/Event' });
    const [event] = json<ApiEvents>('/api/v1/events/nfl/2026.json').events;
    const { id, ...anonymous } = { ...event };
    for (const wrong of [{ ...event, score: '1-0' }, { ...event, start: '2026-11-15T18:00:00' }, anonymous]) {
      expect(validate(wrong)).toBe(false);
    }
  });
});

test('the schema of the files in the specification’s form compiles strictly and fits them', () => {
  const validate = strictAjv().compile(json('/api/schema.json'));
  for (const path of ['/api/nfl.json', '/api/nfl/2026.json', '/api/index.json', '/api/all.json']) {
    expect(validate(json(path)), path).toBe(true);
  }
});

describe('the OpenAPI description', () => {
  test('is valid, and all its references can be resolved', async () => {
    const validator = new Validator();
    expect(await validator.validate(json<Record<string, unknown>>('/api/v1/openapi.json'))).toEqual({
      valid: true,
    });
    expect(validator.version).toBe('3.1');
    expect(JSON.stringify(validator.resolveRefs())).not.toContain('"$ref"');
  });

  test('describes every file but the descriptions themselves', () => {
    const patterns = Object.keys(json<{ paths: object }>('/api/v1/openapi.json').paths).map(patternOf);
    const paths = [...fixtures.keys()].filter((path) => path.startsWith('/api/v1/'));
    expect(paths.filter((path) => !patterns.some((pattern) => pattern.test(path)))).toEqual([
      '/api/v1/schema.json',
      '/api/v1/openapi.json',
    ]);
    expect(patterns.filter((pattern) => !paths.some((path) => pattern.test(path)))).toEqual([]);
  });
});

describe('what files name', () => {
  test('teams and sources of events are in their lists', () => {
    const teams = new Set(json<ApiTeams>('/api/v1/teams.json').teams.map(({ id }) => id));
    const sources = new Set(json<ApiSources>('/api/v1/sources.json').sources.map(({ id }) => id));
    const { events } = json<ApiEvents>('/api/v1/events/premierleague/2026-27.json');
    expect(events.filter(({ home }) => home !== null).length).toBeGreaterThan(300);
    for (const { home, away, sources: keys } of events) {
      expect([home, away].filter((id) => id !== null && !teams.has(id))).toEqual([]);
      expect(keys.filter((key) => !sources.has(key))).toEqual([]);
    }
  });

  test('every calendar of the list is there, that of every team among them', () => {
    const { feeds } = json<ApiFeeds>('/api/v1/feeds.json');
    expect(feeds.filter(({ calendar }) => !fixtures.has(calendar))).toEqual([]);
    const { teams } = json<ApiTeams>('/api/v1/teams.json');
    expect(feeds.flatMap(({ team }) => team ?? []).sort()).toEqual(teams.map(({ id }) => id).sort());
  });

  test('the UIDs of a calendar are ids of the API', () => {
    const calendar = new ICAL.Component(ICAL.parse(read('/feeds/nfl/history.ics')));
    const uids = calendar.getAllSubcomponents('vevent').map((event) => event.getFirstPropertyValue('uid'));
    const seasons = [...fixtures.keys()].filter((path) => /^\/api\/v1\/events\/nfl\/.*\.json$/.test(path));
    const ids = seasons.flatMap((path) => json<ApiEvents>(path).events.map(({ id }) => id));
    expect(uids.sort()).toEqual(ids.sort());
  });
});

test('both formats of a season have the same events', () => {
  const { events } = json<ApiEvents>('/api/v1/events/nfl/2026.json');
  const table = read('/api/v1/events/nfl/2026.csv');
  expect(table.startsWith('\uFEFFid,league,season,')).toBe(true);
  const ids = table
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((row) => row.split(',')[0]);
  expect(ids).toEqual(events.map(({ id }) => id));
});
