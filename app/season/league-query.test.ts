import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readQuery, searchText, writeQuery } from '../util/query.ts';
import { leagueParameters, VIEWS } from './league-query.ts';

const read = (text: string) => readQuery(leagueParameters, new URLSearchParams(text));
const EMPTY_QUERY = {
  season: '',
  view: 'schedule',
  month: '',
  team: '',
  conference: '',
  type: '',
  text: '',
  upcomingOnly: false,
  event: '',
};

describe('reading an address', () => {
  test('an empty one asks for nothing', () => {
    expect(read('')).toEqual({ query: EMPTY_QUERY, warnings: [] });
  });

  test('everything at once', () => {
    expect(
      read('season=2025&view=calendar&month=2026-11&team=a&conference=e&type=b&q=c&upcoming=1&event=d'),
    ).toEqual({
      query: {
        season: '2025',
        view: 'calendar',
        month: '2026-11',
        team: 'a',
        conference: 'e',
        type: 'b',
        text: 'c',
        upcomingOnly: true,
        event: 'd',
      },
      warnings: [],
    });
  });

  test.each([
    'view=x',
    'month=2026-13',
    'month=x',
    'month=0000',
    'month=0000-01',
    'month=9999-12',
    'upcoming=yes',
    `q=${'x'.repeat(101)}`,
  ])('%s is refused', (text) => {
    const { query, warnings } = read(text);
    expect(warnings).toHaveLength(1);
    expect(query).toEqual(EMPTY_QUERY);
  });

  test('never throws, whatever it says', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('view', 'month', 'q', 'upcoming', 'team', 'season'), fc.string()),
        (values) => {
          const { query } = readQuery(leagueParameters, new URLSearchParams(values));
          expect(VIEWS).toContain(query.view);
        },
      ),
    );
  });
});

describe('writing an address', () => {
  test('what was read comes back', () => {
    const { query } = read('season=2025&view=timeline&team=a&q=b+c&upcoming=1');
    expect(searchText(writeQuery(leagueParameters, new URLSearchParams(), query))).toBe(
      '?season=2025&view=timeline&team=a&q=b+c&upcoming=1',
    );
  });

  test('defaults and empty values leave no trace', () => {
    const search = new URLSearchParams('view=timeline&q=x&upcoming=1&tz=UTC');
    const changed = writeQuery(leagueParameters, search, { view: 'schedule', text: '', upcomingOnly: false });
    expect(searchText(changed)).toBe('?tz=UTC');
    expect(searchText(new URLSearchParams())).toBe('');
  });
});
