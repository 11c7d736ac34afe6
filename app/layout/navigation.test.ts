import { describe, expect, test } from 'vitest';
import { nearestPages } from '../directory/nearest-pages.ts';
import { isHere, navigation } from './navigation.ts';

describe('the navigation', () => {
  test('has the categories and leagues of the data in their order', () => {
    expect(navigation.map(({ label, link, links }) => [label, link, links.length])).toEqual([
      ['Football', '/football', 2],
      ['Basketball', '/basketball', 3],
      ['Baseball', '/baseball', 1],
      ['Hockey', '/hockey', 1],
      ['Soccer', '/soccer', 5],
      ['Golf', '/golf', 1],
      ['Motorsport', '/motorsport', 2],
      ['Tennis', '/tennis', 2],
      ['MMA', '/mma', 2],
      ['Olympics', '/olympics', 1],
    ]);
  });

  test('knows where the visitor is', () => {
    const [football, basketball] = navigation;
    if (!football || !basketball) throw new Error('no navigation');
    expect(isHere(football, '/nfl')).toBe(true);
    expect(isHere(football, '/football')).toBe(true);
    expect(isHere(basketball, '/nfl')).toBe(false);
  });
});

describe('nearestPages', () => {
  const links = (pathname: string) => nearestPages(pathname).map(({ href }) => href);

  test('finds what was mistyped', () => {
    expect(links('/premierleage')[0]).toBe('/premierleague');
    expect(links('/Formula-1')[0]).toBe('/formula1');
    expect(links('/nfl/schedule')[0]).toBe('/nfl');
  });

  test('offers nothing for nonsense', () => {
    expect(links('/%F0%9F%8F%88')).toEqual([]);
    expect(links('/')).toEqual([]);
    expect(links(`/${'x'.repeat(1_000_000)}`)).toEqual([]);
    expect(links('/zzzzqqqqzzzz')).toEqual([]);
  });
});
