import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysOfSpan, readAgendaFilters, readSpan, searchWithFilters } from './agenda-query.ts';

describe('the span', () => {
  test.each([
    [null, 1],
    ['1', 1],
    ['8', 8],
    ['weekend', 'weekend'],
  ])('%s', (text, span) => {
    expect(readSpan(text)).toEqual({ span, warnings: [] });
  });

  test.each(['0', '9', '04', '1.5', '-1', 'month', ''])('“%s” is one week, with a warning', (text) => {
    const { span, warnings } = readSpan(text);
    expect(span).toBe(1);
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
  const isLeague = (slug: string) => ['nfl', 'nba'].includes(slug);
  const read = (search: string) => readAgendaFilters(new URLSearchParams(search), isLeague);

  test('none', () => {
    expect(read('view=agenda')).toEqual({
      filters: { leagues: [], channel: '', isBigOnly: false, isFollowedOnly: false },
      warnings: [],
    });
  });

  test('all of them', () => {
    expect(read('league=NFL,nba,nfl&tv=Prime+Video&big=1&starred=1').filters).toEqual({
      leagues: ['nfl', 'nba'],
      channel: 'Prime Video',
      isBigOnly: true,
      isFollowedOnly: true,
    });
  });

  test('an unknown league is left out, with a warning', () => {
    const { filters, warnings } = read('league=nfl,xfl');
    expect(filters.leagues).toEqual(['nfl']);
    expect(warnings).toEqual(['There is no league “xfl”.']);
  });

  test('are read as they were written, whatever the channel', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.string(), (isBigOnly, isFollowedOnly, text) => {
        const filters = { leagues: ['nba'], channel: text.trim(), isBigOnly, isFollowedOnly };
        const search = searchWithFilters(new URLSearchParams('view=agenda&sport=hockey'), filters);
        expect(search).toMatch(/^\?view=agenda&sport=hockey&/);
        expect(read(search).filters).toEqual(filters);
      }),
    );
  });
});
