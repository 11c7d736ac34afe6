/** The kinds of events of a league that have a calendar of their own: only races, only play-offs, only majors. */
import type { SportsEvent } from '../catalog/event.ts';
import { slugOf } from '../catalog/slug.ts';

export interface FeedType {
  /** The last part of the file's address. */
  slug: string;
  name: string;
  events: SportsEvent[];
}

/** Types that people follow by themselves, although they are part of another category. */
const TYPES_OF_THEIR_OWN = [
  'In-Season Tournament',
  'Play In',
  'Cup',
  'Signature',
  'Rolex Series',
  'Final Four',
];
/** Everything in a race weekend that is not a race. */
const SESSIONS = ['Practice', 'Qualifying', 'Sprint Qualifying', 'Sprint Race', 'Preseason Testing'];
/** A kind that is nearly the whole league needs no second file. */
const NEARLY_ALL = 0.9;

/** In the order in which they first come up in the season. */
export function feedTypesOf(events: readonly SportsEvent[], sport: string): FeedType[] {
  const types = new Map<string, FeedType>();
  for (const event of events) {
    for (const name of kindsOf(event, sport)) {
      const slug = slugOf(name);
      const type = types.get(slug);
      if (type) type.events.push(event);
      else types.set(slug, { slug, name, events: [event] });
    }
  }
  return [...types.values()].filter((type) => type.events.length <= events.length * NEARLY_ALL);
}

/** What a subscriber would call the event; nothing for what has no name of its own, like a transfer window. */
function kindsOf({ category, type }: SportsEvent, sport: string): string[] {
  if (sport === 'motorsport') {
    if (SESSIONS.includes(type)) return [type];
    // A race of the play-offs is a race as well.
    return [...new Set(['Race', category])];
  }
  if (/^Matchday \d+$/.test(category)) return ['Matches'];
  // "Relegation Playoff First Leg" and "… Second Leg" are one thing to follow.
  if (category === '') return type === '' ? [] : [type.replace(/ (First|Second) Leg$/, '')];
  return TYPES_OF_THEIR_OWN.includes(type) ? [category, type] : [category];
}
