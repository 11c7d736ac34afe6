import { describe, expect, test } from 'vitest';
import { type EventsByCategory, game, makeData, makeLeague } from '../check/test-data.ts';
import { buildLeague } from '../read/build-catalog.ts';

const VENUE_ZONES = {
  'America/New_York': { places: ['Sanford Stadium (Athens)'] },
  'Europe/Athens': { places: ['Athens'] },
  'Europe/Rome': { countries: ['it'], places: ['Turin'] },
};

/** The zones of the events of a league whose own zone is London's, and whose teams are Italian. */
function zonesOf(events: EventsByCategory): string[] {
  const league = makeLeague('uefachampionsleague', '2026-27', events);
  const data = makeData(league);
  const identities = Object.entries(data.teamIdentities).map(
    ([name, identity]) => [name, { ...identity, country: name === 'Chelsea' ? 'xx' : 'it' }] as const,
  );
  const files = { ...data, venueZones: VENUE_ZONES, teamIdentities: Object.fromEntries(identities) };
  return buildLeague(league, files).seasons.flatMap((season) => season.events.map(({ zone }) => zone));
}

describe('the zone of an event', () => {
  const event = { start: '2026-11-15', name: 'Finals' };

  test.each([
    ['is that of its city', 'Inalpi Arena (Turin)', 'Europe/Rome'],
    ['is that of a place without a venue', 'Turin', 'Europe/Rome'],
    [
      'is that of the whole location where cities share a name',
      'Sanford Stadium (Athens)',
      'America/New_York',
    ],
    ['is its league’s where nothing is known', 'Arena (Nowhere)', 'Europe/London'],
    ['is its league’s without a place', '', 'Europe/London'],
  ])('%s', (_, location, zone) => {
    expect(zonesOf({ '': [{ ...event, location }] })).toEqual([zone]);
  });

  test('of a game is that of the home side’s country, unless its city says otherwise', () => {
    expect(zonesOf({ '': [game('Juventus', 'Chelsea', '2026-11-15')] })).toEqual(['Europe/Rome']);
    expect(zonesOf({ '': [game('Chelsea', 'Juventus', '2026-11-15')] })).toEqual(['Europe/London']);
    const abroad = game('Juventus', 'Chelsea', '2026-11-15', { location: 'Olympic Stadium (Athens)' });
    expect(zonesOf({ '': [abroad] })).toEqual(['Europe/Athens']);
  });
});
