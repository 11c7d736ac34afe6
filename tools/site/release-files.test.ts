import { describe, expect, test } from 'vitest';
import { isSameSchedule } from '../../app/offline/release-files.ts';
import { releaseFiles, releaseId } from './release-files.ts';

describe('the files of a release', () => {
  test('are code that is kept at once, lists that follow or are kept when visited, and what has no hash', async () => {
    const { code, lists, other } = await releaseFiles('id', {
      code: [
        'assets/team-DJx5xsIP.js',
        'assets/search-dialog-DUa5eNW5.js',
        'assets/style-2mKvl3Zk.css',
        'assets/embed-DKF0fFOF.js',
      ],
      lists: [
        'assets/team-a-DJx5-sIP.js',
        'assets/season-nfl-2025-CNhMlXbz.js',
        'assets/season-nfl-2026-CNhMlXbz.js',
        'assets/week-2026-09-14-CNhMlXbz.js',
        'assets/week-2026-09-21-CNhMlXbz.js',
        'assets/week-2026-10-26-CNhMlXbz.js',
        'assets/week-2026-11-02-CNhMlXbz.js',
        'assets/week-2026-11-23-CNhMlXbz.js',
        'assets/week-2026-11-30-CNhMlXbz.js',
        'assets/coming-2026-11-14-CNhMlXbz.js',
      ],
      contentOf: async (file) => Buffer.from(file),
      today: '2026-11-15',
      currentSeasons: new Set(['nfl/2026']),
    });
    expect(code).toEqual([
      'assets/search-dialog-DUa5eNW5.js',
      'assets/style-2mKvl3Zk.css',
      'assets/team-DJx5xsIP.js',
    ]);
    expect(lists).toEqual({
      current: [
        'assets/coming-2026-11-14-CNhMlXbz.js',
        'assets/season-nfl-2026-CNhMlXbz.js',
        'assets/week-2026-11-02-CNhMlXbz.js',
        'assets/week-2026-11-23-CNhMlXbz.js',
      ],
      rest: [
        'assets/season-nfl-2025-CNhMlXbz.js',
        'assets/team-a-DJx5-sIP.js',
        'assets/week-2026-09-21-CNhMlXbz.js',
        'assets/week-2026-10-26-CNhMlXbz.js',
        'assets/week-2026-11-30-CNhMlXbz.js',
      ],
      visited: ['assets/week-2026-09-14-CNhMlXbz.js'],
    });
    expect(other['shell.html']).toMatch(/^[0-9a-f]{12}$/);
  });

  test('name the release, whatever their order', () => {
    expect(releaseId(['a', 'b', 'a'], [])).toBe(releaseId(['b', 'a'], []));
    expect(releaseId(['a', 'b'], [])).not.toBe(releaseId(['a', 'c'], []));
  });

  test('name another release but the same schedule, if only the lists of the days around the build differ', () => {
    const saturday = releaseId(['a', 'near-1'], ['near-1']);
    const sunday = releaseId(['a', 'near-2'], ['near-2']);
    const changed = releaseId(['b', 'near-1'], ['near-1']);
    expect(sunday).not.toBe(saturday);
    expect(isSameSchedule(saturday, sunday)).toBe(true);
    expect(isSameSchedule(saturday, changed)).toBe(false);
  });
});
