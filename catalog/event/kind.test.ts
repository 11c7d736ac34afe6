import { describe, expect, test } from 'vitest';
import { kindKey, kindOf } from './kind.ts';

describe('the kind of an event', () => {
  test.each([
    ['Practice', 'Practice', 'Practice'],
    ['Regular Season', 'Week 7', 'Regular Season'],
    ['Matchday 7', 'Matchday 7', 'Regular Season'],
    ['', 'Qualifying', 'Qualifying'],
    ['', '', 'Other'],
    ['Masters 1000', '', 'Masters 1000'],
    ['', 'Matchday 3', 'Regular Season'],
  ])('%j of type %j is %s', (section, type, kind) => {
    expect(kindOf({ section, type })).toBe(kind);
  });

  test('its key names the league too, in characters that an address leaves alone', () => {
    const key = kindKey({ league: 'nascarcupseries', section: 'All Star', type: 'All Star Race' });
    expect(key).toBe('nascarcupseries.all-star');
    expect(new URLSearchParams({ key }).toString()).toBe(`key=${key}`);
  });
});
