/** A calendar with the options to choose from, and the events of a choice: the same as in its feeds. */
import feedKinds from 'virtual:catalog/feed-types';
import type { SportsEvent } from '../../catalog/event.ts';
import { historyFeedPath, leaguePath, typeFeedPath } from '../../catalog/urls.ts';
import { compareAcrossLeagues } from '../../catalog/weeks.ts';
import { feedSeasons } from '../../feeds/feed-seasons.ts';
import { eventsOfKinds } from '../../feeds/feed-types.ts';
import { loadSeasons, mergeLists } from '../data/event-lists.ts';
import { categoryAt, leagueBySlug } from '../data/site-map.ts';
import { loadTeam, loadTeamGames, yearsOf } from '../data/teams.ts';
import { embedOf, feedOf, type SubscribeTarget } from './subscribe-target.ts';

export interface CalendarOption {
  id: string;
  name: string;
  /** The path of its own calendar; some options have none. */
  feed?: string;
  /** The id of the option that includes all events of this one. */
  within?: string;
}

export interface OfferedCalendar {
  name: string;
  /** Of a download, without its extension. */
  fileName: string;
  /** What a sentence calls one option. */
  optionNoun: string;
  /** The path of the whole calendar. */
  feed?: string;
  /** The path of a calendar with every season. */
  history?: string;
  /** Empty if there is nothing to choose. */
  options: CalendarOption[];
  embed?: string;
  /** The events of the selected options, or of all, in chronological order. */
  load: (selected?: ReadonlySet<string>) => Promise<SportsEvent[]>;
}

export function offeredCalendar(target: SubscribeTarget): OfferedCalendar {
  const options = optionsOf(target);
  const load = loaderOf(target);
  const [feed, embed] = [feedOf(target), embedOf(target)];
  return {
    name: target.name,
    fileName: feed?.split('/').at(-1)?.replace('.ics', '') ?? 'sports-calendar',
    optionNoun: target.kind === 'several' ? 'team or league' : 'type',
    ...(feed ? { feed } : {}),
    ...(embed ? { embed } : {}),
    ...(target.kind === 'league' ? { history: historyFeedPath(leaguePath(target.slug)) } : {}),
    options: options.length > 1 ? options : [],
    load: (selected = new Set(options.map(({ id }) => id))) => load(selected),
  };
}

function optionsOf(target: SubscribeTarget): CalendarOption[] {
  if (target.kind === 'several') {
    return target.targets.map((member) => {
      const feed = feedOf(member);
      return { id: idOf(member), name: member.name, ...(feed ? { feed } : {}) };
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

const idOf = (target: SubscribeTarget) => feedOf(target) ?? target.name;

function loaderOf(target: SubscribeTarget): (selected: ReadonlySet<string>) => Promise<SportsEvent[]> {
  switch (target.kind) {
    case 'league':
      return async (kinds) => {
        const league = leagueBySlug(target.slug);
        if (!league) return [];
        const events = await loadSeasons(league.slug, feedSeasons(league.seasons, feedKinds.day));
        return eventsOfKinds(events, league.sportId, kinds);
      };
    case 'category':
      return async () => {
        const leagues = categoryAt(target.path)?.leagues ?? [];
        const lists = leagues.map((league) =>
          loadSeasons(league.slug, feedSeasons(league.seasons, feedKinds.day)),
        );
        return (await Promise.all(lists)).flat().sort(compareAcrossLeagues);
      };
    case 'team':
      return () => loadTeamEvents(target.slug);
    case 'several':
      return async (selected) => {
        const members = target.targets.filter((member) => selected.has(idOf(member)));
        const lists = await Promise.all(members.map((member) => offeredCalendar(member).load()));
        return mergeLists(lists).filter(({ id }) => target.only?.has(id) ?? true);
      };
  }
}

async function loadTeamEvents(slug: string): Promise<SportsEvent[]> {
  const team = await loadTeam(slug);
  if (!team) return [];
  const years = feedSeasons(yearsOf(team.seasons), feedKinds.day);
  return loadTeamGames(
    team.name,
    years.flatMap((year) => year.seasons),
  );
}
