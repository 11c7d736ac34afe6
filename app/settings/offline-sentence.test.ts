import { describe, expect, test } from 'vitest';
import { offlineSentence } from './offline-settings.tsx';

const HALF = { done: 10, total: 21, withHistory: false, bytes: 4_060_000 };
const PLAIN = { choice: 'on' as const, isMetered: false, isOnline: true, leagues: 40 };

describe('the sentence about this device', () => {
  test('says how far it is', () => {
    expect(offlineSentence({ ...PLAIN, progress: undefined })).toBe('Getting ready…');
    expect(offlineSentence({ ...PLAIN, progress: HALF })).toBe(
      'All 40 leagues are being kept on this device: 47% of the catalogue, 4.1 MB so far.',
    );
    const all = { done: 21, total: 21, withHistory: false, bytes: 9_100_000 };
    const done = 'All 40 leagues are on this device, 9.1 MB. They work without a network.';
    expect(offlineSentence({ ...PLAIN, progress: all })).toBe(done);
    expect(offlineSentence({ ...PLAIN, choice: 'all', progress: all })).toContain('are being kept');
    const everything = { ...all, withHistory: true };
    expect(offlineSentence({ ...PLAIN, choice: 'all', progress: everything })).toContain(
      'All 40 leagues with all their seasons are on this device',
    );
    // What is there is there, whatever the visitor and the network want.
    expect(offlineSentence({ ...PLAIN, progress: all, choice: 'off', isOnline: false })).toBe(done);
  });

  test('says why it does not go on, the visitor’s own reason first', () => {
    const held = { ...PLAIN, progress: HALF, isMetered: true, isOnline: false };
    expect(offlineSentence({ ...held, choice: 'off' })).toContain('Only what you visit is kept');
    expect(offlineSentence(held)).toContain('No network at the moment');
    expect(offlineSentence({ ...held, isOnline: true })).toContain('metered or slow');
    expect(offlineSentence({ ...PLAIN, progress: { ...HALF, failure: 'storage' } })).toContain('no room');
    expect(offlineSentence({ ...PLAIN, progress: { ...HALF, failure: 'network' } })).toContain('No network');
  });
});
