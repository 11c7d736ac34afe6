import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readQuery, searchText, writeQuery } from '../util/query.ts';
import { agendaParameters, daysOfSpan, spanParameters } from './agenda-query.ts';

describe('the span', () => {
  const read = (search: string) => readQuery(spanParameters, new URLSearchParams(search));

  test.each([
    ['', 1],
    ['span=1', 1],
    ['span=8', 8],
    ['span=weekend', 'weekend'],
  ])('%s', (search, span) => {
    expect(read(search)).toEqual({ query: { span }, warnings: [] });
  });

  test.each(['0', '9', '04', '1.5', '-1', 'month', ''])('“%s” is one week, with a warning', (text) => {
    const { query, warnings } = read(`span=${text}`);
    expect(query.span).toBe(1);
    expect(warnings).toHaveLength(1);
  });

  test.each([
    ['a Monday', '2026-11-16', '2026-11-21', 2],
    ['a Friday', '2026-11-20', '2026-11-21', 2],
    ['a Saturday', '2026-11-21', '2026-11-21', 2],
    ['a Sunday, when one day of it is left', '2026-11-22', '2026-11-22', 1],
  ])('of a weekend, from %s', (_, day, from, days) => {
    expect(daysOfSpan('weekend', day)).toEqual({ from, days });
  });

  test('of weeks begins on the day itself', () => {
    expect(daysOfSpan(4, '2026-11-18')).toEqual({ from: '2026-11-18', days: 28 });
  });
});

describe('the filters', () => {
  const parameters = agendaParameters(['nfl', 'nba']);
  const read = (search: string) => readQuery(parameters, new URLSearchParams(search));

  test('none', () => {
    expect(read('view=agenda')).toEqual({
      query: { leagues: [], channel: '', isBigOnly: false, isFollowedOnly: false },
      warnings: [],
    });
  });

  test('all of them', () => {
    expect(read('league=NFL,nba,nfl&tv=Prime+Video&big=1&starred=1').query).toEqual({
      leagues: ['nfl', 'nba'],
      channel: 'Prime Video',
      isBigOnly: true,
      isFollowedOnly: true,
    });
  });

  test('an unknown league is left out, with a warning', () => {
    const { query, warnings } = read('league=nfl,xfl');
    expect(query.leagues).toEqual(['nfl']);
    expect(warnings).toEqual(['There is no league “xfl”.']);
  });

  test('are read as they were written, whatever the channel', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.string(), (isBigOnly, isFollowedOnly, text) => {
        const filters = { leagues: ['nba'], channel: text.trim(), isBigOnly, isFollowedOnly };
        const others = new URLSearchParams('view=agenda&sport=hockey');
        const search = searchText(writeQuery(parameters, others, filters));
        expect(search).toMatch(/^\?view=agenda&sport=hockey&/);
        expect(read(search).query).toEqual(filters);
      }),
    );
  });
});
