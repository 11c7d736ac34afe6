import { describe, expect, test } from 'vitest';
import { makeEvent } from '../catalog/check/test-data.ts';
import type { SportsEvent } from '../catalog/event/event.ts';
import { categoryEvents } from './category-events.ts';

const NAMES: Record<string, string> = { atp: 'ATP Tour', wta: 'WTA Tour', ufc: 'UFC' };
const inCategory = (sport: string, ...leagues: SportsEvent[][]) =>
  categoryEvents(leagues, sport, (slug) => NAMES[slug] ?? slug);
const named = (events: SportsEvent[]) => events.map(({ id, name }) => `${id}: ${name}`);

const tournament = (league: string, name: string, extra: Partial<SportsEvent> = {}) =>
  makeEvent({
    id: `${league}/2026/x`,
    league,
    name,
    start: '2026-06-29',
    end: '2026-07-12',
    location: 'London',
    ...extra,
  });

describe('the calendar of a category', () => {
  test('names the league of every event, unless its name does', () => {
    const { events } = inCategory('mma', [
      tournament('ufc', 'UFC 310'),
      tournament('ufc', 'Fight Night', { id: 'ufc/2026/y' }),
    ]);
    expect(named(events)).toEqual(['ufc/2026/x: UFC 310', 'ufc/2026/y: UFC: Fight Night']);
  });

  test('has a tournament of two tours once', () => {
    const shared = inCategory(
      'tennis',
      [tournament('atp', 'Wimbledon')],
      [tournament('wta', 'Wimbledon', { start: '2026-06-28' })],
    );
    expect(named(shared.events)).toEqual(['atp/2026/x: ATP Tour and WTA Tour: Wimbledon']);
  });

  test('has two of one name twice, in another place, another year or another sport', () => {
    const [first, second] = [tournament('atp', 'Canadian Open'), tournament('wta', 'Canadian Open')];
    expect(inCategory('tennis', [first], [{ ...second, location: 'Toronto' }]).events).toHaveLength(2);
    const later = { ...second, start: '2027-06-29', end: '2027-07-12' };
    expect(inCategory('tennis', [first], [later]).events).toHaveLength(2);
    expect(inCategory('soccer', [first], [second]).events).toHaveLength(2);
  });

  test('leaves seasons, breaks and transfer windows to a calendar of their own', () => {
    const period = (name: string) => tournament('ufc', name, { id: `ufc/2026/${name}`, end: '2026-11-01' });
    const { events, periods } = inCategory('soccer', [
      period('Regular Season'),
      period('Transfer Window'),
      tournament('ufc', 'Cup'),
    ]);
    expect(events.map(({ name }) => name)).toEqual(['UFC: Cup']);
    expect(periods.map(({ name }) => name)).toEqual(['UFC: Regular Season', 'UFC: Transfer Window']);
  });
});
