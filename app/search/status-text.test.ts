import { describe, expect, test } from 'vitest';
import type { SearchMatches } from '../../catalog/search/search.ts';
import { statusText } from './status-text.ts';

const UFC = { name: 'UFC', path: '/ufc', sportId: 'mma', about: 'MMA' };
const NOTHING: SearchMatches = {
  subject: 'names',
  leagues: [],
  teams: [],
  events: [],
  venues: [],
  days: [],
  isNoDay: false,
  suggestions: [],
};
const event = {} as SearchMatches['events'][number];

describe('what was found', () => {
  test('is counted', () => {
    expect(statusText('ufc', { ...NOTHING, leagues: [UFC] }, 1)).toBe('1 result');
  });

  test('may be loading, nothing, or no day', () => {
    expect(statusText(' ', undefined, 0)).toBe('');
    expect(statusText('ufc', undefined, 0)).toBe('Loading…');
    expect(statusText('xyzzy', NOTHING, 0)).toBe('No results for “xyzzy”.');
    expect(statusText('31 feb', { ...NOTHING, isNoDay: true }, 0)).toBe('“31 feb” is not a valid date.');
  });

  test('may be only a part of the text', () => {
    const found = { ...NOTHING, leagues: [UFC], events: [event], part: 'ufc' };
    expect(statusText('ufc january', found, 2)).toBe(
      'No results for “ufc january”. Showing UFC’s next cards:',
    );
    const scattered = { ...NOTHING, subject: 'events' as const, events: [event], part: 'psg real' };
    expect(statusText('psg real xyz', scattered, 1)).toBe(
      'No results for “psg real xyz”. Showing results for “psg real”:',
    );
  });
});
