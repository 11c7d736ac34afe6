import { describe, expect, test } from 'vitest';
import type { AuthoredEvent } from '../event/event.ts';
import { game, problemsIn, soccerData } from './test-data.ts';

const dataWith = (more: Partial<AuthoredEvent>) =>
  soccerData({ 'Matchday 1': [game('Houston Texans', 'Dallas Cowboys', '2024-08-17', more)] });

describe('a result is rejected', () => {
  test.each([
    'Final: Texans 24-17',
    'Texans 24-17',
    'Cowboys, 3–1',
    'CBS; full time 2:1',
    'Houston won 24-17',
    'Result 101-99',
    'Texans 24, Cowboys 17',
    'W 24-17',
    '24-17',
    '24 to 17',
    '3 − 1',
    'FOX, 24:17',
    'Bears won in overtime',
    'Lost to Dallas',
    'Texans beat the Cowboys',
    'After extra time',
    'TKO, round 2',
    'W',
  ])('%s', (details) => {
    expect(problemsIn(dataWith({ details }))).toEqual([
      {
        field: 'details',
        reason: `"${details}" states a result: schedules only (if it does not, add the text to check-known.json)`,
      },
    ]);
  });

  test('in every text of an event', () => {
    const texts = { type: 'Cup 2-1', location: 'NRG Stadium (Houston) 2-1', extras: 'Draw, 2-1' };
    expect(problemsIn(dataWith(texts)).map(({ field }) => field)).toEqual(['type', 'location', 'extras']);
  });

  test.each([
    'Kickoff at 3:30-4:30 or 6-8 p.m. ET',
    'Kickoff between 6:00 and 8:00 p.m. ET',
    'Doors open at 18:30',
    'Makeup of 2024-08-01',
    'Best of 7',
    'Top 70 in FedEx standings',
    'End of the 2022-2026 agreement',
    'If necessary; the winner plays on 3 March',
    'T-Mobile presents',
    'Main event: Drew Dober vs Won Il Kwon',
    'Košice',
    'Draw',
  ])('and not %s', (details) => {
    expect(problemsIn(dataWith({ details }))).toEqual([]);
  });
});

describe('what check-known.json lists', () => {
  const text = 'Rounds 1-20 over 2 days: 1-3 on day 1, 4-20 on day 2';
  const known = { check: 'result' as const, about: [text], reason: 'Rounds of a draft.' };

  test('is accepted, as it is written there and not otherwise', () => {
    expect(problemsIn(dataWith({ details: text }))).toHaveLength(1);
    expect(problemsIn({ ...dataWith({ details: text }), checkKnown: [known] })).toEqual([]);
    expect(problemsIn({ ...dataWith({ details: `${text}.` }), checkKnown: [known] })).toHaveLength(2);
  });

  test('is removed when no event has it any more', () => {
    expect(problemsIn({ ...dataWith({}), checkKnown: [known] })).toEqual([
      { field: 0, reason: `explains "${text}", which was not found: remove it` },
    ]);
  });
});
