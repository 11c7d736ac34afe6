/** Calendars that people would otherwise put together themselves: all finals, a league's play-offs, a sport's majors. */
import type { SportsEvent } from '../catalog/event/event.ts';
import { bundleFeedPath, FINALS_FEED_PATH } from '../catalog/event/urls.ts';
import { compareAcrossLeagues } from '../catalog/event/weeks.ts';
import { allLeagues, type Catalog, type League } from '../catalog/season/league.ts';
import { categoryEvents, withLeague } from './category-events.ts';
import { limitFeed } from './feed-limit.ts';
import type { CalendarFeed } from './league-feeds.ts';

export interface Bundle extends CalendarFeed {
  /** The slug of the league whose play-offs these are. */
  league?: string;
}

/** The categories of what leads to a final, with what they are called together with it. */
const PLAYOFFS = new Map([
  ['Playoffs', 'playoffs and final'],
  ['Knockout Stage', 'knockout stage and final'],
  ['Quarter-finals', 'quarter-finals to final'],
  ['Semi-finals', 'semi-finals and final'],
]);

/** By the icon of the sport, whose tours list the same tournaments. */
const MAJORS = [
  { sportId: 'golf', level: 'Major', slug: 'golf-majors', name: 'Golf majors' },
  { sportId: 'tennis', level: 'Grand Slam', slug: 'tennis-grand-slams', name: 'Tennis Grand Slams' },
];

/** `eventsOf` has the events of the last, the current and the coming seasons of a league. */
export function bundlesOf(
  catalog: Catalog,
  eventsOf: (league: League) => readonly SportsEvent[],
  today: string,
): Bundle[] {
  const leagues = allLeagues(catalog);
  const names = new Map(leagues.map(({ slug, name }) => [slug, name]));
  const nameOf = (slug: string) => names.get(slug) ?? slug;
  const finals = leagues
    .flatMap((league) => eventsOf(league).filter(isFinal))
    .sort(compareAcrossLeagues)
    .map((event) => withLeague(event, [nameOf(event.league)]));
  const bundle = (path: string, name: string, events: SportsEvent[]) => ({
    path,
    name,
    ...limitFeed(events, today),
  });
  const majors = MAJORS.map(({ sportId, level, slug, name }) => {
    const tours = leagues.filter((league) => league.sportId === sportId);
    const lists = tours.map((tour) => eventsOf(tour).filter((event) => isMajor(event, level)));
    return bundle(bundleFeedPath(slug), name, categoryEvents(lists, sportId, nameOf).events);
  });
  const nations = categoryEvents(leagues.filter(isOfNations).map(eventsOf), 'soccer', nameOf).events;
  const shared = [
    bundle(FINALS_FEED_PATH, 'Finals and championships', finals),
    bundle(bundleFeedPath('national-teams'), 'National-team tournaments', nations),
    ...majors,
  ];
  return [
    ...shared.filter(({ events }) => events.length > 0),
    ...leagues.flatMap((league) => {
      const events = eventsOf(league).filter((event) => isPlayoff(event) || isFinal(event));
      const first = events.find(isPlayoff);
      // With play-offs or a final alone, the calendar of that type is the same.
      if (!first || !events.some(isFinal)) return [];
      const name = `${league.name}: ${PLAYOFFS.get(first.category)}`;
      return [{ ...bundle(bundleFeedPath(`${league.slug}-playoffs`), name, events), league: league.slug }];
    }),
  ];
}

const isFinal = ({ stage }: SportsEvent) => stage === 'final';
const isPlayoff = ({ category }: SportsEvent) => PLAYOFFS.has(category);

/** Not one of a senior tour. */
function isMajor(event: SportsEvent, level: string): boolean {
  return [event.category, event.type].includes(level) && event.importance === 'major';
}

const isOfNations = ({ seasons }: League) =>
  seasons.some(({ teamScope }) => teamScope?.startsWith('soccer-nations'));
