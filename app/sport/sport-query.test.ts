import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSports, sportSearch } from './sport-query.ts';

const KNOWN = ['football', 'hockey', 'soccer'];
const read = (search: string) => readSports(new URLSearchParams(search), KNOWN);

describe('the sports of an address', () => {
  test.each([
    ['', []],
    ['sport=', []],
    ['sport=soccer', ['soccer']],
    ['sport=soccer,hockey', ['hockey', 'soccer']],
    ['sport=soccer&sport=hockey', ['hockey', 'soccer']],
    ['sport= Soccer ,,SOCCER', ['soccer']],
  ])('%s', (search, sports) => {
    expect(read(search)).toEqual({ sports, warnings: [] });
  });

  test('what is no sport is dropped with one sentence', () => {
    expect(read('sport=cricket,soccer,chess,cricket')).toEqual({
      sports: ['soccer'],
      warnings: ['There is no sport “cricket, chess”.'],
    });
    expect(read(`sport=${'x'.repeat(9999)}`).warnings[0]?.length).toBeLessThan(80);
    expect(read('sport=constructor,__proto__').sports).toEqual([]);
  });

  test('whatever is asked, the answer is a choice of what there is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { sports } = readSports(new URLSearchParams([['sport', text]]), KNOWN);
        expect(KNOWN.filter((sport) => sports.includes(sport))).toEqual(sports);
      }),
    );
  });
});

test('an address is written so that it can be read, and keeps what else it says', () => {
  const search = new URLSearchParams('tz=Europe/London&sport=football');
  expect(sportSearch(search, ['hockey', 'soccer'])).toBe('?tz=Europe%2FLondon&sport=hockey,soccer');
  expect(sportSearch(new URLSearchParams('sport=football'), [])).toBe('');
  fc.assert(
    fc.property(fc.subarray(KNOWN), (sports) => {
      expect(read(sportSearch(search, sports)).sports).toEqual(sports);
    }),
  );
});
