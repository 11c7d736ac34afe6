import { expect, test } from 'vitest';
import { packLook, teamLooks, unpackLook } from './team-look.ts';

const team = (name: string, identity: object) => ({
  slug: '',
  name,
  scope: '',
  leagues: [],
  shortName: name,
  abbreviation: 'ABC',
  country: 'us',
  ...identity,
});

test.each([
  ['Indianapolis Colts', { shortName: 'Colts', colors: ['#002C5F', '#A2AAAD'] }, 'ABC 002c5f a2aaad d'],
  ['Green Bay Packers', { shortName: 'Packers', colors: ['#FFB612', '#203731'] }, 'ABC ffb612 203731 bd'],
  ['Chelsea', { colors: ['#034694', '#FFFFFF'] }, 'ABC 034694 ffffff l'],
  ['Duke Blue Devils', { shortName: 'Duke' }, 'ABC'],
  ['Borussia Mönchengladbach', { shortName: 'Gladbach' }, 'ABC'],
  ['Mexico', { national: true, country: 'mx', colors: ['#006847'] }, 'ABC mx'],
])('%s is shown the same after the way to the browser', (name, identity, badge) => {
  const look = teamLooks([team(name, identity)]).get(name);
  if (!look) throw new Error('no look');
  const packed = packLook(name, look);
  expect(packed.badge).toBe(badge);
  expect(unpackLook(name, packed)).toEqual(look);
});

test('A short name that is part of the name is packed as a number', () => {
  const packed = (name: string, shortName: string) =>
    packLook(name, { shortName, abbreviation: 'ABC' }).shortName;
  expect(packed('Indianapolis Colts', 'Colts')).toBe(-5);
  expect(packed('Duke Blue Devils', 'Duke')).toBe(4);
  expect(packed('Chelsea', 'Chelsea')).toBe(0);
  expect(packed('Cambridge United', 'Cambridge Utd')).toBe('Cambridge Utd');
});
