import { describe, expect, test } from 'vitest';
import { type CalendarOption, isImplied, isIncluded, planOf, toggle } from './subscription-plan.ts';

const option = (id: string, extra: Partial<CalendarOption> = {}): CalendarOption => ({
  id,
  name: id,
  feed: `/feeds/cup/types/${id}.ics`,
  ...extra,
});
const race = option('race');
const playoffs = option('playoffs', { within: 'race' });
const practice = option('practice');
const rest: CalendarOption = { id: 'else', name: 'Everything else' };
const options = [race, playoffs, practice, rest];
const offer = { name: 'Cup', feed: '/feeds/cup.ics', options };
const plan = (...ids: string[]) => planOf(offer, new Set(ids));

describe('a subscription', () => {
  test('to everything is the whole calendar, however it is selected', () => {
    const whole = { kind: 'one', name: 'Cup', feed: '/feeds/cup.ics' };
    expect(plan('race', 'playoffs', 'practice', 'else')).toEqual(whole);
    expect(plan('race', 'practice', 'else')).toEqual(whole);
    expect(planOf({ ...offer, options: [] }, new Set())).toEqual(whole);
  });

  test('to one type is its calendar', () => {
    const one = { kind: 'one', name: 'Cup: race', feed: '/feeds/cup/types/race.ics' };
    expect(plan('race')).toEqual(one);
    expect(plan('race', 'playoffs')).toEqual(one);
    expect(plan('playoffs')).toMatchObject({ feed: '/feeds/cup/types/playoffs.ics' });
  });

  test('to some is one calendar for each, and names those that have none', () => {
    expect(plan('race', 'playoffs', 'practice')).toEqual({
      kind: 'several',
      each: [race, practice],
      without: [],
    });
    expect(plan('race', 'else')).toEqual({ kind: 'several', each: [race], without: [rest] });
    expect(plan('else')).toEqual({ kind: 'several', each: [], without: [rest] });
  });

  test('to everything is not the whole calendar, where that leaves something out', () => {
    const games = option('games', { separate: true });
    const league = { ...offer, options: [race, games], contents: '24 events.' };
    expect(planOf(league, new Set(['race']))).toMatchObject({
      feed: '/feeds/cup.ics',
      contents: '24 events.',
    });
    expect(planOf(league, new Set(['race', 'games']))).toMatchObject({
      kind: 'several',
      each: [race, games],
    });
  });

  test('to nothing is none', () => {
    expect(plan()).toEqual({ kind: 'nothing' });
    expect(plan('no-such-type')).toEqual({ kind: 'nothing' });
  });

  test('to several calendars without a common one is never the whole', () => {
    const own = { name: 'Mine', feed: undefined, options: [race, practice] };
    expect(planOf(own, new Set(['race', 'practice']))).toMatchObject({ kind: 'several' });
    expect(planOf(own, new Set(['race']))).toMatchObject({ kind: 'one', name: 'race' });
  });
});

describe('the selection', () => {
  test('of an option within another follows it', () => {
    const all = new Set(['race', 'playoffs', 'practice']);
    expect(isImplied(playoffs, all)).toBe(true);
    const without = toggle(race, options, all);
    expect([...without]).toEqual(['practice']);
    expect(isIncluded(playoffs, without)).toBe(false);
    const only = toggle(playoffs, options, without);
    expect([isIncluded(playoffs, only), isImplied(playoffs, only), isIncluded(race, only)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(isIncluded(playoffs, new Set(['race']))).toBe(true);
  });
});
