import { describe, expect, test } from 'vitest';
import { makeEvent } from '../catalog/check/test-data.ts';
import { publishEvent } from './published.ts';

describe('an event is published as the specification has it', () => {
  test('a day is midnight in Chicago, a single day has no end', () => {
    const draft = makeEvent({ name: 'CFL Draft', start: '2024-04-30', type: 'Draft', details: '8 Rounds' });
    expect(publishEvent(draft, false)).toStrictEqual({
      name: 'CFL Draft',
      start: '2024-04-30T05:00:00Z',
      end: null,
      location: '',
      details: '8 Rounds',
      specificType: 'Draft',
    });
  });

  test('several days end at the midnight that begins the last of them', () => {
    const season = makeEvent({ name: 'Regular Season', start: '2024-10-04', end: '2025-01-17' });
    expect(publishEvent(season, false)).toMatchObject({
      start: '2024-10-04T05:00:00Z',
      end: '2025-01-17T06:00:00Z',
    });
  });

  test('a real start carries time true, midnight UTC included', () => {
    const card = makeEvent({
      name: 'UFC Fight Night: Moreno vs Albazi',
      type: '',
      start: '2024-11-03T00:00:00Z',
      location: 'Rogers Place (Edmonton)',
      extras: '',
    });
    expect(publishEvent(card, false)).toStrictEqual({
      name: 'UFC Fight Night: Moreno vs Albazi',
      start: '2024-11-03T00:00:00Z',
      end: null,
      location: 'Rogers Place (Edmonton)',
      details: '',
      specificType: '',
      extras: '',
      time: true,
    });
  });

  test('a game ends at its start in the leagues that say so, and nothing else does', () => {
    const match = makeEvent({ home: 'Arsenal', away: 'Chelsea', start: '2026-11-15T16:30:00Z' });
    expect(publishEvent(match, true).end).toBe('2026-11-15T16:30:00Z');
    expect(publishEvent(match, false).end).toBeNull();
    expect(publishEvent(makeEvent({ name: 'Draft' }), true).end).toBeNull();
  });
});
