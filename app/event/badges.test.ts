import { describe, expect, test } from 'vitest';
import { factsOf } from './badges.ts';
import { testEvent } from './test-event.ts';

const facts = (details: string, type = '', known: string[] = []) =>
  factsOf(testEvent({ start: '2026-11-15', details, type }), known);

describe('factsOf', () => {
  test('the type is a badge unless it stands above the row', () => {
    expect(facts('FOX', 'Week 10').badges).toEqual(['Week 10', 'FOX']);
    expect(facts('FOX', 'Week 10', ['Week 10']).badges).toEqual(['FOX']);
  });

  test('the type is no badge where a detail says it with more', () => {
    expect(facts('First Round, East Region', 'First Round').badges).toEqual(['First Round, East Region']);
    expect(facts('Week 10', 'Week 1').badges).toEqual(['Week 1', 'Week 10']);
  });

  test('short details are badges, long ones a note', () => {
    expect(facts('Estimated dates; end date is game 7, if needed.')).toEqual({
      badges: ['Estimated dates'],
      note: 'end date is game 7, if needed.',
    });
  });

  test('a circuit is part of the place, however short its name', () => {
    expect(facts('Las Vegas Strip Circuit')).toEqual({ badges: [], note: 'Las Vegas Strip Circuit' });
  });

  test('a country needs no badge beside its flag', () => {
    const race = testEvent({ start: '2026-11-15', details: 'United States; Night race', flag: 'us' });
    expect(factsOf(race, []).badges).toEqual(['Night race']);
  });

  test('a detail that repeats the label is left out', () => {
    expect(facts('League phase, matchday 5', 'Matchday 5', ['Matchday 5'])).toEqual({ badges: [], note: '' });
  });

  test('combat sports’ extras are part of the note', () => {
    const event = testEvent({ start: '2026-11-15', extras: 'Main event: A vs B' });
    expect(factsOf(event, []).note).toBe('Main event: A vs B');
  });

  test('a time to be confirmed is said in the time’s column only', () => {
    expect(facts('Date and time to be confirmed')).toEqual({ badges: [], note: '' });
    expect(facts('NLCS Game 5; If necessary; not confirmed').badges).toEqual(['NLCS Game 5', 'If necessary']);
  });
});
