import { describe, expect, test } from 'vitest';
import type { OfferedPart } from './offered-calendar.ts';
import { isImplied, isOn, planOf, toggle } from './subscription-plan.ts';

const part = (id: string, extra: Partial<OfferedPart> = {}): OfferedPart => ({
  id,
  name: id,
  feed: `/feeds/cup/types/${id}.ics`,
  ...extra,
});
const race = part('race');
const playoffs = part('playoffs', { within: 'race' });
const practice = part('practice');
const rest: OfferedPart = { id: 'else', name: 'Everything else' };
const parts = [race, playoffs, practice, rest];
const offer = { name: 'Cup', feed: '/feeds/cup.ics', parts };
const plan = (...ids: string[]) => planOf(offer, new Set(ids));

describe('a subscription', () => {
  test('to everything is the whole calendar, however it is ticked', () => {
    const whole = { kind: 'one', name: 'Cup', feed: '/feeds/cup.ics' };
    expect(plan('race', 'playoffs', 'practice', 'else')).toEqual(whole);
    expect(plan('race', 'practice', 'else')).toEqual(whole);
    expect(planOf({ ...offer, parts: [] }, new Set())).toEqual(whole);
  });

  test('to one type is its calendar', () => {
    const one = { kind: 'one', name: 'Cup: race', feed: '/feeds/cup/types/race.ics' };
    expect(plan('race')).toEqual(one);
    expect(plan('race', 'playoffs')).toEqual(one);
    expect(plan('playoffs')).toMatchObject({ feed: '/feeds/cup/types/playoffs.ics' });
  });

  test('to some is one calendar for each, and says what has none', () => {
    expect(plan('race', 'playoffs', 'practice')).toEqual({
      kind: 'several',
      each: [race, practice],
      without: [],
    });
    expect(plan('race', 'else')).toEqual({ kind: 'several', each: [race], without: [rest] });
    expect(plan('else')).toEqual({ kind: 'several', each: [], without: [rest] });
  });

  test('to nothing is none', () => {
    expect(plan()).toEqual({ kind: 'nothing' });
    expect(plan('no-such-type')).toEqual({ kind: 'nothing' });
  });

  test('to several calendars without a common one is never the whole', () => {
    const own = { name: 'Mine', parts: [race, practice] };
    expect(planOf(own, new Set(['race', 'practice']))).toMatchObject({ kind: 'several' });
    expect(planOf(own, new Set(['race']))).toMatchObject({ kind: 'one', name: 'race' });
  });
});

describe('ticks', () => {
  test('of a part within another follow it', () => {
    const all = new Set(['race', 'playoffs', 'practice']);
    expect(isImplied(playoffs, all)).toBe(true);
    const without = toggle(race, parts, all);
    expect([...without]).toEqual(['practice']);
    expect(isOn(playoffs, without)).toBe(false);
    const only = toggle(playoffs, parts, without);
    expect([isOn(playoffs, only), isImplied(playoffs, only), isOn(race, only)]).toEqual([true, false, false]);
    expect(isOn(playoffs, new Set(['race']))).toBe(true);
  });
});
