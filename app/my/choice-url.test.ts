import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isKind, isSlug } from '../stars/choice-text.ts';
import { choiceFromUrl, searchWithChoice } from './choice-url.ts';

const CHOICE = {
  leagues: ['nfl', 'formula1'],
  teams: ['arsenal', 'duke-blue-devils-womens-basketball'],
  events: ['nfl/2026/super-bowl-lxi'],
  hiddenTypes: ['formula1.practice'],
};
const manySlugs = (count: number) => Array.from({ length: count }, (_, index) => `team-${index}`).join();
const read = (search: string) => choiceFromUrl(new URLSearchParams(search));

describe('a choice in the URL', () => {
  test('is written without escapes and read back', () => {
    const search = searchWithChoice(new URLSearchParams(), CHOICE);
    expect(search).toBe(
      '?leagues=nfl,formula1&teams=arsenal,duke-blue-devils-womens-basketball&events=nfl/2026/super-bowl-lxi&hide=formula1.practice',
    );
    expect(read(search)).toEqual({ choice: CHOICE, warnings: [] });
  });

  test('other parameters stay, and a previous choice is replaced', () => {
    const search = new URLSearchParams('leagues=mlb&view=calendar&tz=Asia/Tokyo&hide=mlb.draft');
    expect(searchWithChoice(search, CHOICE)).toMatch(
      /^\?leagues=nfl,formula1&.*&view=calendar&tz=Asia%2FTokyo$/,
    );
    expect(searchWithChoice(search)).toBe('?view=calendar&tz=Asia%2FTokyo');
    expect(searchWithChoice(new URLSearchParams())).toBe('');
  });

  test('is read from a subscribed address, and written as a link', () => {
    const search = new URLSearchParams(
      'follow=events/nfl/2026/super-bowl-lxi,formula1,nfl,teams/arsenal&without=formula1:practice&alarm=60&view=calendar',
    );
    const { choice } = choiceFromUrl(search);
    expect(choice).toEqual({ ...CHOICE, leagues: ['formula1', 'nfl'], teams: ['arsenal'] });
    expect(searchWithChoice(search, choice)).toBe(
      '?leagues=formula1,nfl&teams=arsenal&events=nfl/2026/super-bowl-lxi&hide=formula1.practice&view=calendar',
    );
    expect(searchWithChoice(search)).toBe('?view=calendar');
  });

  test('a URL without stars shares nothing', () => {
    expect(read('view=calendar')).toEqual({ warnings: [] });
    expect(read('leagues=&teams=,')).toEqual({ warnings: [] });
  });

  test('invalid names are ignored and quoted', () => {
    expect(read('leagues=nfl,NFL,<b>&teams=__proto__')).toEqual({
      choice: { leagues: ['nfl'], teams: [], events: [], hiddenTypes: [] },
      warnings: ['Ignored invalid names in the link: “NFL”, “<b>”, “__proto__”.'],
    });
  });

  test('half a million of them are handled like one', () => {
    const { choice, warnings } = read(`leagues=nfl${',X'.repeat(500_000)}&teams=${manySlugs(3000)}`);
    expect(choice?.leagues).toEqual(['nfl']);
    expect(choice?.teams).toHaveLength(2000);
    expect(warnings).toEqual(['Ignored invalid names in the link: “X”, “X”, “X”, “X”, “X” and 500995 more.']);
  });

  test('whatever the URL says, only slugs come out of it', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text, text, text, text, (leagues, teams, hide, follow) => {
        const { choice, warnings } = choiceFromUrl(new URLSearchParams({ leagues, teams, hide, follow }));
        for (const sentence of warnings) expect(sentence).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
        expect([...(choice?.leagues ?? []), ...(choice?.teams ?? [])].every(isSlug)).toBe(true);
        expect((choice?.hiddenTypes ?? []).every(isKind)).toBe(true);
      }),
    );
  });
});
