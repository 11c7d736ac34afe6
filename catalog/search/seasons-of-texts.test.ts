import { expect, test } from 'vitest';
import type { OpenSeason } from './open-season.ts';
import { seasonsOfTexts } from './seasons-of-texts.ts';

/** Text 0 is the league of the first two seasons, text 1 that of the third. */
const SEASONS = [
  { league: 0, texts: () => Uint16Array.of(2, 4) },
  { league: 0, texts: () => Uint16Array.of(3) },
  { league: 1, texts: () => Uint16Array.of(2, 3) },
] as OpenSeason[];
const ofTexts = seasonsOfTexts(SEASONS, 6);
const isWanted = (...texts: number[]) =>
  Uint8Array.from({ length: 6 }, (_, text) => (texts.includes(text) ? 3 : 0));

test('the seasons of a text', () => {
  expect([2, 3, 4, 5].map((text) => [...ofTexts.of(text)])).toEqual([[0, 2], [1, 2], [0], []]);
});

test('the seasons of any of several texts, leagues among them', () => {
  expect([...ofTexts.withAny(isWanted(4))]).toEqual([1, 0, 0]);
  expect([...ofTexts.withAny(isWanted(3, 4))]).toEqual([1, 1, 1]);
  expect([...ofTexts.withAny(isWanted(0))]).toEqual([1, 1, 0]);
  expect([...ofTexts.withAny(isWanted(5))]).toEqual([0, 0, 0]);
});
