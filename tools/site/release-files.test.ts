import { describe, expect, test } from 'vitest';
import { isSameSchedule } from '../../app/offline/release-files.ts';
import { nearestFirst, releaseFiles, releaseId } from './release-files.ts';

describe('the files of a release', () => {
  test('are code that is kept at once, lists that follow, lists of history, and what has no hash', async () => {
    const assets = Object.entries({
      'assets/team-DJx5xsIP.js': 'route',
      'assets/team-a-DJx5-sIP.js': 'list',
      'assets/search-dialog-DUa5eNW5.js': 'code',
      'assets/search-CNhMlXbz.js': 'index',
      'assets/result-2024-CNhMlXbz.js': 'years',
      'assets/season-nfl-2025-CNhMlXbz.js': 'over',
      'assets/season-nfl-2026-CNhMlXbz.js': 'current',
      'assets/week-2026-08-31-CNhMlXbz.js': 'long ago',
      'assets/coming-2026-11-14-CNhMlXbz.js': 'home',
      'assets/week-2026-11-09-CNhMlXbz.js': 'this week',
      'assets/style-2mKvl3Zk.css': 'style',
      'assets/embed-DKF0fFOF.js': 'embed',
    }).map(([path, content]) => [path, content.length] as const);
    const { code, data, history, other } = await releaseFiles('id', {
      assets,
      contentOf: async (file) => Buffer.from(file),
      today: '2026-11-15',
      currentSeasons: new Set(['nfl/2026']),
    });
    expect(code).toEqual({
      'assets/team-DJx5xsIP.js': 5,
      'assets/search-dialog-DUa5eNW5.js': 4,
      'assets/style-2mKvl3Zk.css': 5,
    });
    expect(Object.keys(data)).toEqual([
      'assets/search-CNhMlXbz.js',
      'assets/season-nfl-2026-CNhMlXbz.js',
      'assets/team-a-DJx5-sIP.js',
      'assets/coming-2026-11-14-CNhMlXbz.js',
      'assets/week-2026-11-09-CNhMlXbz.js',
    ]);
    expect(Object.keys(history)).toEqual([
      'assets/week-2026-08-31-CNhMlXbz.js',
      'assets/season-nfl-2025-CNhMlXbz.js',
      'assets/result-2024-CNhMlXbz.js',
    ]);
    expect(other['shell.html']).toEqual({ bytes: 10, revision: expect.stringMatching(/^[0-9a-f]{12}$/) });
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

  test('come in the order in which they are wanted', () => {
    const names = [
      'week-2023-01-02-aaaaaaaa.js',
      'season-nfl-2024-aaaaaaaa.js',
      'week-2026-11-16-aaaaaaaa.js',
      'season-premierleague-2025-26-aaaaaaaa.js',
      'season-nfl-2026-aaaaaaaa.js',
      'week-2026-11-09-aaaaaaaa.js',
    ];
    expect(nearestFirst(names, '2026-11-15')).toEqual([
      'season-nfl-2026-aaaaaaaa.js',
      'week-2026-11-16-aaaaaaaa.js',
      'week-2026-11-09-aaaaaaaa.js',
      'season-premierleague-2025-26-aaaaaaaa.js',
      'season-nfl-2024-aaaaaaaa.js',
      'week-2023-01-02-aaaaaaaa.js',
    ]);
  });
});
