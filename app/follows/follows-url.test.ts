import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isKind, isSlug } from '../follows/follows-text.ts';
import { followsFromUrl, searchWithFollows } from './follows-url.ts';

const FOLLOWS = {
  leagues: ['nfl', 'formula1'],
  teams: ['arsenal', 'duke-blue-devils-womens-basketball'],
  events: ['nfl/2026/super-bowl-lxi'],
  hiddenKinds: ['formula1.practice'],
};
const manySlugs = (count: number) => Array.from({ length: count }, (_, index) => `team-${index}`).join();
const read = (search: string) => followsFromUrl(new URLSearchParams(search));

describe('follows in the URL', () => {
  test('are written without escapes and read back', () => {
    const search = searchWithFollows(new URLSearchParams(), FOLLOWS);
    expect(search).toBe(
      '?leagues=nfl,formula1&teams=arsenal,duke-blue-devils-womens-basketball&events=nfl/2026/super-bowl-lxi&hide=formula1.practice',
    );
    expect(read(search)).toEqual({ follows: FOLLOWS, warnings: [] });
  });

  test('other parameters stay, and previous follows are replaced', () => {
    const search = new URLSearchParams('leagues=mlb&view=calendar&tz=Asia/Tokyo&hide=mlb.draft');
    expect(searchWithFollows(search, FOLLOWS)).toMatch(
      /^\?leagues=nfl,formula1&view=calendar&tz=Asia\/Tokyo&hide=formula1\.practice&teams=arsenal,/,
    );
    expect(searchWithFollows(search)).toBe('?view=calendar&tz=Asia/Tokyo');
    expect(searchWithFollows(new URLSearchParams())).toBe('');
  });

  test('are read from a subscribed address, and written as a link', () => {
    const search = new URLSearchParams(
      'follow=events/nfl/2026/super-bowl-lxi,formula1,nfl,teams/arsenal&without=formula1:practice&alarm=60&view=calendar',
    );
    const { follows } = followsFromUrl(search);
    expect(follows).toEqual({ ...FOLLOWS, leagues: ['formula1', 'nfl'], teams: ['arsenal'] });
    expect(searchWithFollows(search, follows)).toBe(
      '?view=calendar&leagues=formula1,nfl&teams=arsenal&events=nfl/2026/super-bowl-lxi&hide=formula1.practice',
    );
    expect(searchWithFollows(search)).toBe('?view=calendar');
  });

  test('a URL without any shares nothing', () => {
    expect(read('view=calendar')).toEqual({ warnings: [] });
    expect(read('leagues=&teams=,')).toEqual({ warnings: [] });
  });

  test('invalid names are ignored and quoted', () => {
    expect(read('leagues=nfl,NFL,<b>&teams=__proto__')).toEqual({
      follows: { leagues: ['nfl'], teams: [], events: [], hiddenKinds: [] },
      warnings: ['Ignored invalid names in the link: “NFL”, “<b>”, “__proto__”.'],
    });
  });

  test('half a million of them are handled like one', () => {
    const { follows, warnings } = read(`leagues=nfl${',X'.repeat(500_000)}&teams=${manySlugs(3000)}`);
    expect(follows?.leagues).toEqual(['nfl']);
    expect(follows?.teams).toHaveLength(2000);
    expect(warnings).toEqual(['Ignored invalid names in the link: “X”, “X”, “X”, “X”, “X” and 500995 more.']);
  });

  test('whatever the URL says, only slugs come out of it', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text, text, text, text, (leagues, teams, hide, follow) => {
        const { follows, warnings } = followsFromUrl(new URLSearchParams({ leagues, teams, hide, follow }));
        for (const sentence of warnings) expect(sentence).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
        expect([...(follows?.leagues ?? []), ...(follows?.teams ?? [])].every(isSlug)).toBe(true);
        expect((follows?.hiddenKinds ?? []).every(isKind)).toBe(true);
      }),
    );
  });
});
