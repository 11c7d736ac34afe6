/** A calendar with the parts that can be ticked, and the events of a choice: the same that its feeds carry. */
import feedKinds from 'virtual:catalog/feed-types';
import type { SportsEvent } from '../../catalog/event.ts';
import type { LeagueSummary } from '../../catalog/summary.ts';
import { historyFeedPath, leaguePath, typeFeedPath } from '../../catalog/urls.ts';
import { compareAcrossLeagues } from '../../catalog/weeks.ts';
import { feedSeasons } from '../../feeds/feed-seasons.ts';
import { eventsOfKinds } from '../../feeds/feed-types.ts';
import { seasonLists } from '../data/event-lists.ts';
import { categoryAt, leagueBySlug } from '../data/site-map.ts';
import { loadGamesOf, yearsOf } from '../data/team-games.ts';
import { loadTeam } from '../data/team-lists.ts';
import { embedPathOf, feedPathOf, type SubscribeTarget } from './subscribe-target.ts';

export interface OfferedPart {
  id: string;
  name: string;
  /** The address of its own calendar, below the site's; some parts have none. */
  feed?: string;
  /** The part that has all of this one's events. */
  within?: string;
}

export interface OfferedCalendar {
  name: string;
  /** The name of a downloaded file, without its ending. */
  fileName: string;
  /** What the parts are, as a sentence names one of them. */
  partWord: string;
  /** The address of the whole as one calendar, below the site's. */
  feed?: string;
  /** The address of a file with every season, of which the calendar has the newest. */
  history?: string;
  /** Empty where there is nothing to choose. */
  parts: OfferedPart[];
  embed?: string;
  /** In chronological order; without parts, all. */
  load: (parts?: ReadonlySet<string>) => Promise<SportsEvent[]>;
}

export function offeredCalendar(target: SubscribeTarget): OfferedCalendar {
  const parts = partsOf(target);
  const load = loaderOf(target);
  const [feed, embed] = [feedPathOf(target), embedPathOf(target)];
  return {
    name: target.name,
    fileName: feed?.split('/').at(-1)?.replace('.ics', '') ?? 'sports-calendar',
    partWord: target.kind === 'several' ? 'team or league' : 'type',
    ...(feed ? { feed } : {}),
    ...(embed ? { embed } : {}),
    ...(target.kind === 'league' ? { history: historyFeedPath(leaguePath(target.slug)) } : {}),
    parts: parts.length > 1 ? parts : [],
    load: (chosen = new Set(parts.map(({ id }) => id))) => load(chosen),
  };
}

function partsOf(target: SubscribeTarget): OfferedPart[] {
  if (target.kind === 'several') {
    return target.parts.map((part) => {
      const feed = feedPathOf(part);
      return { id: idOf(part), name: part.name, ...(feed ? { feed } : {}) };
    });
  }
  if (target.kind !== 'league') return [];
  return (feedKinds.kinds[target.slug] ?? []).map(({ slug, name, hasFeed, within }) => ({
    id: slug,
    name,
    ...(hasFeed ? { feed: typeFeedPath(leaguePath(target.slug), slug) } : {}),
    ...(within ? { within } : {}),
  }));
}

const idOf = (target: SubscribeTarget) => feedPathOf(target) ?? target.name;

function loaderOf(target: SubscribeTarget): (parts: ReadonlySet<string>) => Promise<SportsEvent[]> {
  switch (target.kind) {
    case 'league':
      return async (kinds) => {
        const league = leagueBySlug(target.slug);
        if (!league) return [];
        const events = await loadSeasons(league, feedSeasons(league.seasons, feedKinds.day));
        return eventsOfKinds(events, league.sportId, kinds);
      };
    case 'category':
      return async () => {
        const leagues = categoryAt(target.path)?.leagues ?? [];
        const lists = leagues.map((league) =>
          loadSeasons(league, feedSeasons(league.seasons, feedKinds.day)),
        );
        return (await Promise.all(lists)).flat().sort(compareAcrossLeagues);
      };
    case 'team':
      return () => loadTeamEvents(target.slug);
    case 'several':
      return async (chosen) => {
        const parts = target.parts.filter((part) => chosen.has(idOf(part)));
        const lists = await Promise.all(parts.map((part) => offeredCalendar(part).load()));
        const wanted = lists.flat().filter(({ id }) => target.only?.has(id) ?? true);
        // A match of a followed team in a followed league is one match.
        const byId = new Map(wanted.map((event) => [event.id, event]));
        return [...byId.values()].sort(compareAcrossLeagues);
      };
  }
}

async function loadSeasons(
  league: LeagueSummary,
  seasons: readonly { label: string }[],
): Promise<SportsEvent[]> {
  const lists = seasons.map(({ label }) => seasonLists.load(`${league.slug}/${label}`));
  return (await Promise.all(lists)).flat();
}

async function loadTeamEvents(slug: string): Promise<SportsEvent[]> {
  const team = await loadTeam(slug);
  if (!team) return [];
  const years = feedSeasons(yearsOf(team.seasons), feedKinds.day);
  return loadGamesOf(
    team.name,
    years.flatMap((year) => year.seasons),
  );
}
