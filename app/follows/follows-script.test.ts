import { expect, test } from 'vitest';
import { NO_FOLLOWS } from './follows.ts';
import { followsScript } from './follows-script.ts';
import { followsText } from './follows-text.ts';

test.each([
  ['a team', followsText({ ...NO_FOLLOWS, teams: ['arsenal'] }), true],
  ['a league', followsText({ ...NO_FOLLOWS, leagues: ['nfl'] }), true],
  ['nothing', followsText(NO_FOLLOWS), false],
  ['nothing yet', null, false],
  ['another text', 'broken', false],
])('room is left for %s: %s', (_, stored, isFollowed) => {
  const dataset: Record<string, string> = {};
  const storage = { getItem: () => stored };
  new Function('localStorage', 'document', followsScript)(storage, { documentElement: { dataset } });
  expect('follows' in dataset).toBe(isFollowed);
});

test('a browser without storage is no fault', () => {
  const storage = {
    getItem: () => {
      throw new Error('forbidden');
    },
  };
  expect(() => new Function('localStorage', 'document', followsScript)(storage, {})).not.toThrow();
});
