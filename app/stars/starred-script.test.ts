import { expect, test } from 'vitest';
import { choiceText } from './choice-text.ts';
import { EMPTY_CHOICE } from './my-choice.ts';
import { starredScript } from './starred-script.ts';

test.each([
  ['a team', choiceText({ ...EMPTY_CHOICE, teams: ['arsenal'] }), true],
  ['a league', choiceText({ ...EMPTY_CHOICE, leagues: ['nfl'] }), true],
  ['nothing', choiceText(EMPTY_CHOICE), false],
  ['nothing yet', null, false],
  ['no choice at all', 'broken', false],
])('room is left for %s: %s', (_, stored, isStarred) => {
  const dataset: Record<string, string> = {};
  const storage = { getItem: () => stored };
  new Function('localStorage', 'document', starredScript)(storage, { documentElement: { dataset } });
  expect('starred' in dataset).toBe(isStarred);
});

test('a browser without storage is no fault', () => {
  const storage = {
    getItem: () => {
      throw new Error('forbidden');
    },
  };
  expect(() => new Function('localStorage', 'document', starredScript)(storage, {})).not.toThrow();
});
