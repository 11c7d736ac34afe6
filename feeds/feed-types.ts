/** The kinds of events of a league that have a calendar of their own: only races, only play-offs, only majors. */
import type { SportsEvent } from '../catalog/event/event.ts';
import { isBesideRace, numberedRound } from '../catalog/event/vocabulary.ts';
import { slugOf } from '../catalog/util/slug.ts';
import { type FeedEvents, isRegularSeasonGame } from './feed-limit.ts';

export interface FeedType {
  /** The last segment of the file's address. */
  slug: string;
  name: string;
  events: SportsEvent[];
}

/** Types that people follow separately, although they belong to another category. */
const TYPES_OF_THEIR_OWN = [
  'In-Season Tournament',
  'Play In',
  'Cup',
  'Signature',
  'Rolex Series',
  'Final Four',
];
/** Golf's season goes on around these. */
const APART_FROM_THE_SEASON = ['Major', 'Cup'];

/** What has no kind of its own, like a transfer window: a choice in a download, never a file. */
const ELSE = { slug: 'else', name: 'Everything else' };

/** In the order in which they first come up in the season. */
export function feedTypesOf(events: readonly SportsEvent[], sport: string): FeedType[] {
  return kindsIn(events, sport).filter(hasFeed);
}

/** A kind as a visitor ticks it. */
export interface FeedKind {
  slug: string;
  name: string;
  /** Whether there is a calendar of it alone. */
  hasFeed: boolean;
  /** The slug of the larger kind that has all of this one's events: play-off races are races. */
  within?: string;
  /** The calendar of the whole league does not have its games. */
  separate?: true;
}

/** All that can be ticked: the types with a calendar of their own, and what is left. */
export function feedKindsOf({ events, gamesSeparate }: FeedEvents, sport: string): FeedKind[] {
  const kinds = kindsIn(events, sport);
  return kinds.map((kind) => {
    const around = kinds.filter((other) => contains(other, kind));
    const largest = around.sort((a, b) => b.events.length - a.events.length)[0];
    return {
      slug: kind.slug,
      name: kind.name,
      hasFeed: hasFeed(kind),
      ...(largest ? { within: largest.slug } : {}),
      ...(gamesSeparate && kind.events.some(isRegularSeasonGame) ? { separate: true } : {}),
    };
  });
}

/** The events of any of these kinds. */
export function eventsOfKinds(
  events: readonly SportsEvent[],
  sport: string,
  slugs: ReadonlySet<string>,
): SportsEvent[] {
  return events.filter((event) => kindsWithElse(event, sport).some(({ slug }) => slugs.has(slug)));
}

function contains(outer: FeedType, inner: FeedType): boolean {
  const own = new Set(outer.events);
  return outer.events.length > inner.events.length && inner.events.every((event) => own.has(event));
}

function hasFeed({ slug }: { slug: string }): boolean {
  return slug !== ELSE.slug;
}

function kindsIn(events: readonly SportsEvent[], sport: string): FeedType[] {
  const kinds = new Map<string, FeedType>();
  for (const event of events) {
    for (const { slug, name } of kindsWithElse(event, sport)) {
      const kind = kinds.get(slug);
      if (kind) kind.events.push(event);
      else kinds.set(slug, { slug, name, events: [event] });
    }
  }
  return [...kinds.values()];
}

function kindsWithElse(event: SportsEvent, sport: string): Pick<FeedType, 'slug' | 'name'>[] {
  const names = kindsOf(event, sport);
  return names.length === 0 ? [ELSE] : names.map((name) => ({ slug: typeSlug(name), name }));
}

/** ATP 250 and WTA 500 were published as 250 and 500. */
function typeSlug(name: string): string {
  return slugOf(name.replace(/^(ATP|WTA) (250|500)$/, '$2'));
}

/** What a subscriber would call the event; nothing for what has no name of its own, like a transfer window. */
function kindsOf(event: SportsEvent, sport: string): string[] {
  const { category, type } = event;
  if (sport === 'motorsport') {
    if (isBesideRace(event)) return [type];
    // A race of the play-offs is a race as well.
    return [...new Set(['Race', category])];
  }
  // The phase of a season says little in tennis: people follow Grand Slams, or tournaments of a level.
  if (sport === 'tennis') return [type || category].filter(Boolean);
  if (sport === 'golf' && APART_FROM_THE_SEASON.includes(type)) return [type];
  if (numberedRound(category)) return ['Matches'];
  // "Relegation Playoff First Leg" and "… Second Leg" are one thing to follow.
  if (category === '') return type === '' ? [] : [type.replace(/ (First|Second) Leg$/, '')];
  return [...new Set([category, ...(TYPES_OF_THEIR_OWN.includes(type) ? [type] : [])])];
}
