import { describe, expect, test } from 'vitest';
import { type EventsByCategory, game } from '../check/test-data.ts';
import type { SeasonFile } from './schema.ts';
import { formatSeasonFile } from './season-file.ts';
import { stampUpdates } from './stamp-updates.ts';

const MOMENT = '2026-11-20T09:30:00Z';
const LATER = '2026-11-21T10:00:00Z';

const file = (events: EventsByCategory, more: Partial<SeasonFile> = {}): SeasonFile => ({
  source: 'fixture-list',
  sure: 'source',
  ...more,
  events,
});
const PUBLISHED = file({
  'Matchday 1': [game('Arsenal', 'Wolves', '2026-11-28'), game('Leeds', 'Everton', '2026-11-29')],
});
const stamps = ({ events }: SeasonFile) =>
  Object.fromEntries(
    Object.values(events).flatMap((list) => list.map(({ name, updated }) => [name, updated])),
  );

describe('the moment of a change', () => {
  test('is written on the line that moved and on no other', () => {
    const moved = file({
      'Matchday 1': [game('Arsenal', 'Wolves', '2026-12-01'), game('Leeds', 'Everton', '2026-11-29')],
    });
    const stamped = stampUpdates(moved, PUBLISHED, MOMENT);
    expect(stamps(stamped)).toEqual({ 'Arsenal vs Wolves': MOMENT, 'Leeds vs Everton': undefined });
    expect(stamped.updated).toBeUndefined();
    // Run again before the commit it stays what it is.
    expect(stampUpdates(stamped, PUBLISHED, LATER)).toEqual(stamped);
    // Moved again after the commit it is the later one.
    const again = file({
      'Matchday 1': [
        game('Arsenal', 'Wolves', '2026-12-02', { updated: MOMENT }),
        game('Leeds', 'Everton', '2026-11-29'),
      ],
    });
    expect(stamps(stampUpdates(again, stamped, LATER))['Arsenal vs Wolves']).toBe(LATER);
    // A clock that goes wrong does not turn the number back.
    expect(stamps(stampUpdates(again, stamped, '2020-01-01T00:00:00Z'))['Arsenal vs Wolves']).toBe(
      '2026-11-20T09:31:00Z',
    );
  });

  test('goes away with a change that was taken back', () => {
    const back = file({
      'Matchday 1': [
        game('Arsenal', 'Wolves', '2026-11-28', { updated: MOMENT }),
        game('Leeds', 'Everton', '2026-11-29'),
      ],
    });
    expect(formatSeasonFile(stampUpdates(back, PUBLISHED, LATER))).toBe(formatSeasonFile(PUBLISHED));
  });

  test('is written for any fact, a source of the whole file and a category included', () => {
    const channel = file({
      'Matchday 1': [
        game('Arsenal', 'Wolves', '2026-11-28', { details: 'TNT' }),
        game('Leeds', 'Everton', '2026-11-29'),
      ],
    });
    expect(stamps(stampUpdates(channel, PUBLISHED, MOMENT))['Arsenal vs Wolves']).toBe(MOMENT);
    const source = file(PUBLISHED.events, { source: 'other' });
    expect(Object.values(stamps(stampUpdates(source, PUBLISHED, MOMENT)))).toEqual([MOMENT, MOMENT]);
    const category = file({ 'Matchday 2': PUBLISHED.events['Matchday 1'] ?? [] });
    expect(Object.values(stamps(stampUpdates(category, PUBLISHED, MOMENT)))).toEqual([MOMENT, MOMENT]);
  });

  test('an added line gets it, a new file states it once, and keeps it', () => {
    const more = file({
      'Matchday 1': [...(PUBLISHED.events['Matchday 1'] ?? []), game('Fulham', 'Brentford', '2026-11-29')],
    });
    expect(stamps(stampUpdates(more, PUBLISHED, MOMENT))['Fulham vs Brentford']).toBe(MOMENT);
    const fresh = stampUpdates(PUBLISHED, undefined, MOMENT);
    expect(fresh).toEqual({ ...PUBLISHED, updated: MOMENT });
    expect(formatSeasonFile(fresh)).toContain(`"sure": "source",\n  "updated": "${MOMENT}",\n`);
    // An importer that writes the file again does not lose it.
    expect(stampUpdates(PUBLISHED, fresh, LATER)).toEqual(fresh);
  });

  test('follows a game that moves past another one of the same name', () => {
    const series = file({
      Playoffs: [game('Reds', 'Mets', '2026-10-01'), game('Reds', 'Mets', '2026-10-02', { occurrence: 2 })],
    });
    const swapped = file({
      Playoffs: [game('Reds', 'Mets', '2026-10-02', { occurrence: 2 }), game('Reds', 'Mets', '2026-10-03')],
    });
    const { Playoffs = [] } = stampUpdates(swapped, series, MOMENT).events;
    expect(Playoffs.map(({ occurrence, updated }) => [occurrence, updated])).toEqual([
      [2, undefined],
      [undefined, MOMENT],
    ]);
  });
});
