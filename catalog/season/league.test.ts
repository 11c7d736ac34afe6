import { expect, test } from 'vitest';
import { categoryPath, iconUrl } from './league.ts';

test('the path of a category is a slash and its name in lower case without spaces', () => {
  expect(categoryPath('MMA')).toBe('/mma');
  expect(categoryPath('Winter Sports Of All Kinds')).toBe('/wintersportsofallkinds');
});

test('an icon has a black and a white variant', () => {
  expect(iconUrl('soccer')).toBe('/icons/soccer_black.svg');
  expect(iconUrl('soccer', 'white')).toBe('/icons/soccer_white.svg');
});
