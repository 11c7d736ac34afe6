import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { withRivalries } from '../../catalog/event/rivalry.ts';
import { type PackedEvents, unpackEvents } from '../../catalog/packed/packed-events.ts';
import { allLeagues } from '../../catalog/season/league.ts';
import { currentCatalog } from '../site/current-catalog.ts';
import { listSource } from './kind.ts';
import { listFiles } from './list-files.ts';
import { weekLists } from './week.ts';

const loaded = currentCatalog();
const lists = listFiles(loaded, '2026-11-15');

/** The value that a file exports. */
const contentOf = (text: string): unknown =>
  JSON.parse(JSON.parse(/^export default JSON\.parse\((".*")\);$/s.exec(text)?.[1] ?? ''));

describe('the files of lists', () => {
  test('are named by the hash of what they export', () => {
    expect(lists.files.size).toBeGreaterThan(50);
    for (const [file, text] of lists.files) {
      const hash = createHash('sha256')
        .update(JSON.stringify(contentOf(text())))
        .digest('hex');
      expect(file).toMatch(new RegExp(`^assets/[a-z0-9-]+-${hash.slice(0, 8)}\\.js$`));
    }
  });

  test('have names by kind and key, each with what the renderer reads', () => {
    expect(lists.names.season['nfl/2026']).toMatch(/^season-nfl-2026-[0-9a-f]{8}\.js$/);
    const names = Object.values(lists.names).flatMap((ofKind) => Object.values(ofKind));
    expect(names.map((name) => `assets/${name}`)).toEqual([...lists.files.keys()]);
    for (const [key, name] of Object.entries(lists.names.team))
      expect(contentOf(lists.files.get(`assets/${name}`)?.() ?? '')).toEqual(lists.read('team', key));
    expect(lists.read('season', 'nfl/1999')).toBeUndefined();
  });

  test('keep their names on another day, but the one of the coming days', () => {
    const { coming, ...others } = lists.names;
    const { coming: comingLater, ...othersLater } = listFiles(loaded, '2026-12-15').names;
    expect(othersLater).toEqual(others);
    expect(Object.keys({ ...coming, ...comingLater })).toEqual(['2026-11-15', '2026-12-15']);
  });

  test('have the events of the catalogue', () => {
    for (const { slug, seasons } of allLeagues(loaded.catalog)) {
      for (const { label, events } of seasons) {
        const unpacked = unpackEvents(lists.read('season', `${slug}/${label}`) as PackedEvents);
        const withoutPictures = unpacked.map(({ looks, flag, ...event }) => event);
        expect(withoutPictures).toEqual(withRivalries(events, loaded.data.rivalries));
      }
    }
  });

  test('have no weeks that the calendar cannot show', () => {
    const [event] = loaded.catalog.categories.flatMap(({ leagues }) => leagues[0]?.seasons[0]?.events ?? []);
    const source = listSource(loaded.catalog, loaded.data, '2026-11-15');
    const starts = ['2022-12-18', '2022-12-31', '2028-12-31', '2030-06-08'];
    const events = starts.flatMap((start) => (event ? { ...event, start, end: null } : []));
    expect([...weekLists({ ...source, events }).keys()]).toEqual(['2022-12-26', '2028-12-25']);
  });
});
