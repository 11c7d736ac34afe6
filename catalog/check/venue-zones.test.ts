import { expect, test } from 'vitest';
import { game, soccerData } from './test-data.ts';
import { checkVenueZones } from './venue-zones.ts';

const draw = { start: '2024-08-29', name: 'Draw', location: 'Grimaldi Forum (Monaco)' };
const reasonsFor = (venueZones: ReturnType<typeof soccerData>['venueZones'], ...events: (typeof draw)[]) =>
  checkVenueZones({ ...soccerData({ '': [...events] }), venueZones }).map(({ reason }) => reason);

test('an event that is no club game has a place whose zone is known', () => {
  expect(reasonsFor({}, draw)).toEqual([
    '"Grimaldi Forum (Monaco)" has no time zone: add its city to venue-zones.json',
  ]);
  expect(reasonsFor({ 'Europe/Monaco': { places: ['Monaco'] } }, draw)).toEqual([]);
  expect(reasonsFor({}, { ...draw, location: '' })).toEqual([]);
});

test('the venue of a club may be unknown, a national side travels', () => {
  const match = game('Chile', 'Peru', '2024-08-17', { location: 'Estadio Nacional (Lima)' });
  const data = soccerData({ '': [match] });
  expect(checkVenueZones(data)).toEqual([]);
  const identity = data.teamIdentities.Chile;
  if (!identity) throw new Error('No identity');
  const national = {
    ...data,
    teamIdentities: { ...data.teamIdentities, Chile: { ...identity, national: true as const } },
  };
  expect(checkVenueZones(national).map(({ path }) => path.at(-1))).toEqual(['location']);
});

test('a zone exists, and a place is in one', () => {
  expect(reasonsFor({ 'Europe/Turin': {} })).toEqual(['is not a time zone']);
  expect(
    reasonsFor({ 'Europe/Rome': { places: ['Athens'] }, 'Europe/Athens': { places: ['Athens'] } }),
  ).toEqual(['"Athens" is in two zones', '"Athens" is in two zones']);
});
