import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slugOf } from './slug.ts';

describe('a slug', () => {
  test.each([
    ['Detroit Lions vs Green Bay Packers', 'detroit-lions-vs-green-bay-packers'],
    ['St. Louis Cardinals', 'st-louis-cardinals'],
    ["Hawai'i", 'hawaii'],
    ['FIFA Women’s World Cup', 'fifa-womens-world-cup'],
    ['Brighton & Hove Albion', 'brighton-and-hove-albion'],
    ['Texas A&M', 'texas-a-and-m'],
    ['Bodø/Glimt', 'bodo-glimt'],
    ['São Paulo', 'sao-paulo'],
    ['Málaga', 'malaga'],
    ['Qarabağ', 'qarabag'],
    ['İstanbul Başakşehir', 'istanbul-basaksehir'],
    ['Widzew Łódź', 'widzew-lodz'],
    ['Preußen Münster', 'preussen-munster'],
    ['Þór', 'thor'],
    ['UFC 309: Jones vs Miocic', 'ufc-309-jones-vs-miocic'],
    ['  A -- B  ', 'a-b'],
    ['1. FC Köln', '1-fc-koln'],
  ])('of "%s" is "%s"', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  test('of anything is words of lower case ASCII joined by single hyphens, or nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(slugOf(name)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      }),
    );
  });

  test('of a game is that of its words, whatever its sides are called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (home, away) => {
        expect(slugOf(`${home} vs ${away}`)).toBe(slugOf(`${home}, vs, ${away}`));
      }),
    );
  });

  test('of a slug is itself', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(slugOf(slugOf(name))).toBe(slugOf(name));
      }),
    );
  });
});
