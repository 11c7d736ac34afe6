import { describe, expect, test } from 'vitest';
import { fixtureCatalog } from '../check/test-data.ts';
import { badgeColors, contrast } from './badge.ts';

describe('the colours of a badge', () => {
  test('are the team’s own where white can be read on them', () => {
    expect(badgeColors(['#002C5F', '#A2AAAD'])).toEqual({
      fill: '#002c5f',
      stripe: '#a2aaad',
      text: '#ffffff',
      ring: ['dark'],
    });
  });

  test('are a little darker where white can nearly be read, and have black text where it cannot', () => {
    const nearly = badgeColors(['#0085CA', '#101820']);
    expect(nearly.text).toBe('#ffffff');
    expect(nearly.fill).not.toBe('#0085ca');
    expect(badgeColors(['#FFB612', '#101820'])).toMatchObject({ fill: '#ffb612', text: '#000000' });
  });

  test('need a ring where the fill or the stripe is near the ground', () => {
    expect(badgeColors(['#FFFFFF', '#132257']).ring).toEqual(['light', 'dark']);
    expect(badgeColors(['#D71920', '#FFD200']).ring).toEqual(['light']);
    expect(badgeColors(['#D71920', '#0057B8']).ring).toEqual([]);
  });

  test('can be read for every team', () => {
    const teams = [...fixtureCatalog().teams.values()].flatMap(({ colors }) => colors ?? []);
    expect(teams.length).toBeGreaterThan(100);
    for (const { name, colors } of fixtureCatalog().teams.values()) {
      if (!colors) continue;
      const { fill, text } = badgeColors(colors);
      expect(contrast(fill, text), name).toBeGreaterThanOrEqual(4.5);
    }
  });
});
