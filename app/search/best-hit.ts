/** What a text names as a whole: a sport, a league, a team, a tournament or Games, with its events to come. */
import type { SportsEvent } from '../../catalog/event/event.ts';
import { occasionPath } from '../../catalog/event/urls.ts';
import type { SearchMatches } from '../../catalog/search/search.ts';
import type { SearchIndex } from '../../catalog/search/search-index.ts';
import type { OccasionSummary } from '../../catalog/season/occasion-summary.ts';
import type { LeagueSummary } from '../../catalog/season/summary.ts';
import type { TeamLook } from '../../catalog/team/team-look.ts';
import { slugOf } from '../../catalog/util/slug.ts';
import { occasionOfEvent } from '../data/occasions.ts';
import { categoryAt, categoryName, leagueAt, leagueNameOf, sportOf } from '../data/site-map.ts';
import { teamHref } from '../data/team-links.ts';
import type { FollowKey } from '../follows/follows.ts';
import { leagueLook } from '../identity/league-look.ts';
import type { SubscribeTarget } from '../subscribe/subscribe-target.ts';
import { eventCountText } from '../util/count-text.ts';
import { followOf } from './result-lines.ts';

export interface BestHit {
  path: string;
  name: string;
  sport: string;
  /** Of a team or a league. */
  look?: TeamLook;
  league?: LeagueSummary;
  facts: string[];
  follow?: FollowKey;
  subscribe?: SubscribeTarget;
  /** The address of its calendar. */
  calendar?: string;
  /** Of its events, those to come. */
  ahead: SportsEvent[];
}

/** @param ahead the events to come that were found, the nearest first */
export function bestHit(
  text: string,
  answer: SearchMatches,
  ahead: readonly SportsEvent[],
  index: SearchIndex | undefined,
): BestHit | undefined {
  const { named } = answer;
  if (!named) return occasionHit(text, answer, ahead, index);
  const { path, name, sport, look } = named;
  const league = leagueAt(path);
  const follow = followOf(path);
  const own = ahead.filter((event) => !event.isPeriod && isOf(event, path, sport));
  const hit = { path, name, sport, ahead: own };
  if (league) {
    return {
      ...hit,
      league,
      look: leagueLook(league),
      facts: [categoryName(sport), toCome(own)],
      calendar: `${path}?view=calendar`,
      subscribe: { kind: 'league', slug: league.slug, name },
      ...(follow ? { follow } : {}),
    };
  }
  if (follow && look) {
    const leagues = own.map(leagueNameOf);
    return {
      ...hit,
      look,
      facts: [categoryName(sport), [...new Set(leagues)].join(', ') || named.about, toCome(own)],
      calendar: `${path}?view=calendar`,
      subscribe: { kind: 'team', slug: follow.key, name },
      follow,
    };
  }
  return {
    ...hit,
    facts: ['All leagues', toCome(own)],
    calendar: `/calendar?sport=${sport}`,
    subscribe: { kind: 'category', path, name },
  };
}

function isOf(event: SportsEvent, path: string, sport: string): boolean {
  if (categoryAt(path)) return sportOf(event) === sport;
  const league = leagueAt(path);
  if (league) return event.league === league.slug;
  // By its address: Duke's men and women share a name.
  return [event.home, event.away].some((side) => side !== undefined && teamHref(side, event) === path);
}

/** Wimbledon, where all that is to come belongs to it; Games by their names. */
function occasionHit(
  text: string,
  { subject, part, notCovered }: SearchMatches,
  ahead: readonly SportsEvent[],
  index: SearchIndex | undefined,
): BestHit | undefined {
  if (subject === 'dates' || part !== undefined || notCovered) return undefined;
  const found = new Set(ahead.map(occasionOfEvent));
  const [occasion] = found;
  if (!occasion || found.size > 1) return undefined;
  const { slug, name, sport, season } = occasion;
  if (season !== undefined && !isCalled(text, occasion, index)) return undefined;
  const own = ahead.filter((event) => occasionOfEvent(event) === occasion && !event.isPeriod);
  return {
    path: occasionPath(slug),
    name,
    sport,
    facts: [categoryName(sport), season === undefined ? 'All editions' : toCome(own)],
    ahead: own,
  };
}

function isCalled(
  text: string,
  { slug, name, season = '' }: OccasionSummary,
  index: SearchIndex | undefined,
) {
  const others = index?.names.otherNames.seasons[season] ?? [];
  return [slug, name, ...others].some((each) => slugOf(each) === slugOf(text));
}

const toCome = (events: readonly SportsEvent[]) =>
  events.length === 0 ? 'no dates announced yet' : `${eventCountText(events)} to come`;
