/** The zone of every place that an event travels to is known: on which day it is "today" there depends on it. */

import { isKnownZone } from '../day/known-zone.ts';
import { isGame } from '../event/event.ts';
import { zoneFinder } from '../place/venue-zone.ts';
import type { Problem } from '../read/problem.ts';
import type { DataFolder } from '../read/read-data.ts';
import { allEntries, problemAt } from './entries.ts';

const FILE = 'venue-zones.json';

export function checkVenueZones(data: DataFolder): Problem[] {
  const zones = Object.entries(data.venueZones);
  const all = zones.flatMap(([, { places = [], countries = [] }]) => [...places, ...countries]);
  const twice = new Set(all.filter((name, index) => all.indexOf(name) !== index));
  const wrong = zones.flatMap(([zone, { places = [], countries = [] }]) => [
    ...(isKnownZone(zone) ? [] : [{ file: FILE, path: [zone], reason: 'is not a time zone' }]),
    ...[...places, ...countries]
      .filter((name) => twice.has(name))
      .map((name) => ({ file: FILE, path: [zone], reason: `"${name}" is in two zones` })),
  ]);
  const finder = zoneFinder(data.venueZones);
  const missing = new Map(
    allEntries(data)
      // A club plays at home, or where its league says.
      .filter(({ event }) => !isGame(event) || data.teamIdentities[event.home]?.national === true)
      .filter(({ event: { location = '' } }) => location !== '' && !finder.ofLocation(location))
      .map((entry) => [entry.event.location, entry]),
  );
  return [
    ...wrong,
    ...[...missing].map(([location, entry]) =>
      problemAt(entry, 'location', `"${location}" has no time zone: add its city to ${FILE}`),
    ),
  ];
}
