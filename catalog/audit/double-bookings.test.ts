import { describe, expect, test } from 'vitest';
import { makeEvent } from '../check/test-data.ts';
import type { SportsEvent } from '../event/event.ts';
import { auditDoubleBookings } from './double-bookings.ts';
import { makeAudited, texts } from './test-season.ts';

const game = (home: string, away: string, start: string, more: Partial<SportsEvent> = {}) =>
  makeEvent({ name: `${home} vs ${away}`, home, away, start, ...more });
const inSport = (sport: string, ...events: SportsEvent[]) =>
  texts(auditDoubleBookings([makeAudited(events, {}, { sport })]));

describe('a team', () => {
  test('is not booked twice on a day', () => {
    const events = [
      game('Arsenal', 'Chelsea', '2026-08-15'),
      game('Wolves', 'Arsenal', '2026-08-15T19:00:00Z'),
    ];
    expect(inSport('soccer', ...events)).toEqual([
      'Arsenal plays Arsenal vs Chelsea (2026-08-15) and Wolves vs Arsenal (2026-08-15T19:00:00Z)',
    ]);
  });

  test('has two nights between games of soccer, one between those of basketball', () => {
    const [first, second] = ['2026-08-15T19:00:00Z', '2026-08-16T19:00:00Z'] as const;
    const events = [game('Arsenal', 'Chelsea', first), game('Wolves', 'Arsenal', second)];
    expect(inSport('soccer', ...events)).toHaveLength(1);
    expect(inSport('basketball', ...events)).toEqual([]);
  });

  test('may play a doubleheader in baseball', () => {
    const timed = [
      game('Cubs', 'Mets', '2026-08-15T17:00:00Z'),
      game('Cubs', 'Mets', '2026-08-15T21:00:00Z'),
    ];
    expect(inSport('baseball', ...timed)).toEqual([]);
    expect(inSport('baseball', game('Cubs', 'Mets', '2026-08-15'), ...timed.slice(1))).toEqual([]);
    expect(inSport('baseball', game('Cubs', 'Reds', '2026-08-15'), ...timed.slice(1))).toHaveLength(1);
  });

  test('is one team in all competitions of its scope', () => {
    const league = makeAudited([game('Arsenal', 'Chelsea', '2026-08-15')]);
    const cup = makeAudited([game('Wolves', 'Arsenal', '2026-08-15')], {}, { slug: 'facup' });
    expect(auditDoubleBookings([league, cup]).map(({ about }) => about)).toEqual([
      'Arsenal: wolves-vs-arsenal',
    ]);
    cup.season.teamScope = 'women';
    expect(auditDoubleBookings([league, cup])).toEqual([]);
  });

  test('whose game was called off is free', () => {
    const off = game('Arsenal', 'Chelsea', '2026-08-15', { details: 'Postponed' });
    expect(inSport('soccer', off, game('Wolves', 'Arsenal', '2026-08-15'))).toEqual([]);
  });
});

describe('a venue', () => {
  const at = { location: 'Wembley (London)' };
  test('holds one game at a time', () => {
    const events = [
      game('Arsenal', 'Chelsea', '2026-08-15T14:00:00Z', at),
      game('Wolves', 'Fulham', '2026-08-15T14:30:00Z', at),
    ];
    expect(inSport('soccer', ...events)).toEqual([
      'Wembley (London): Arsenal vs Chelsea (2026-08-15T14:00:00Z) and Wolves vs Fulham (2026-08-15T14:30:00Z)',
    ]);
    expect(inSport('tennis', ...events)).toEqual([]);
  });

  test('may hold another one when that is over', () => {
    const events = [
      game('Arsenal', 'Chelsea', '2026-08-15T14:00:00Z', at),
      game('Wolves', 'Fulham', '2026-08-15T17:00:00Z', at),
    ];
    expect(inSport('soccer', ...events)).toEqual([]);
  });
});
