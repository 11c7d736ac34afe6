import { expect, test } from 'vitest';
import { editionOf, seasonNoun } from './season-noun.ts';

test('tournaments of every few years have editions', () => {
  expect(seasonNoun('worldcup')).toBe('Edition');
  expect(seasonNoun('nfl')).toBe('Season');
});

test('editions are named where they are the women’s and the men’s in turn', () => {
  const womens = { teamScope: 'soccer-nations-women' };
  const mens = { teamScope: 'soccer-nations' };
  expect(editionOf(womens, [womens, mens])).toBe('Women’s');
  expect(editionOf(mens, [womens, mens])).toBe('Men’s');
  expect(editionOf(womens, [womens, womens])).toBeUndefined();
  expect(editionOf({}, [{}])).toBeUndefined();
});
