import { describe, expect, test } from 'vitest';
import { colorSchemeScript } from './color-scheme-script.ts';

describe('the script before the first paint', () => {
  test('follows what was stored where the address names no scheme', () => {
    expect(shownBy('?scheme=pink', 'dark')).toBe('dark');
    expect(shownBy('', 'dark')).toBe('dark');
    expect(shownBy('?scheme=light', 'dark')).toBe('light');
    expect(shownBy('?scheme=auto', null)).toBe('dark');
    expect(shownBy('', '<b>')).toBe('light');
  });
});

/** What the script sets, in a system that is dark. */
function shownBy(search: string, stored: string | null): string {
  let shown = '';
  const run = new Function('location', 'localStorage', 'matchMedia', 'document', colorSchemeScript);
  run({ search }, { getItem: () => stored }, () => ({ matches: true }), {
    documentElement: { setAttribute: (_: string, value: string) => (shown = value) },
  });
  return shown;
}
