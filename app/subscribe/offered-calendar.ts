/** A calendar with the options to choose from, and the events of a choice: the same as in its feeds. */
import feedKinds from 'virtual:catalog/feed-types';
import type { SportsEvent } from '../../catalog/event.ts';
import type { LeagueSummary } from '../../catalog/summary.ts';
import { historyFeedPath, leaguePath, typeFeedPath } from '../../catalog/urls.ts';
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
  feed?: string | undefined;
  /** The id of the option that includes all events of this one. */
  within?: string | undefined;
}

export interface OfferedCalendar {
  name: string;
  /** Of a download, without its extension. */
  fileName: string;
  /** What a sentence calls one option. */
  optionNoun: string;
  /** The path of the whole calendar. */
  feed: string | undefined;
  /** The path of a calendar with every season. */
  history: string | undefined;
  options: CalendarOption[];
  embed: string | undefined;
  /** The events of the selected options, or of all, in chronological order. */
  load: (selected?: ReadonlySet<string>) => Promise<SportsEvent[]>;
}

export function offeredCalendar(target: SubscribeTarget): OfferedCalendar {
  const options = optionsOf(target);
  const feed = feedOf(target);
  return {
    name: target.name,
    fileName: feed?.split('/').at(-1)?.replace('.ics', '') ?? 'sports-calendar',
    optionNoun: target.kind === 'several' ? 'team or league' : 'type',
    feed,
    embed: embedOf(target),
    history: target.kind === 'league' ? historyFeedPath(leaguePath(target.slug)) : undefined,
    options,
    load: (selected = new Set(options.map(({ id }) => id))) => loadEvents(target, selected),
  };
}

function optionsOf(target: SubscribeTarget): CalendarOption[] {
  if (target.kind === 'several') {
    return target.targets.map((each) => ({ id: idOf(each), name: each.name, feed: feedOf(each) }));
  }
  if (target.kind !== 'league') return [];
  return (feedKinds.kinds[target.slug] ?? []).map(({ slug, name, hasFeed, within }) => ({
    id: slug,
    name,
    feed: hasFeed ? typeFeedPath(leaguePath(target.slug), slug) : undefined,
    within,
  }));
}

const idOf = (target: SubscribeTarget) => feedOf(target) ?? target.name;

async function loadEvents(target: SubscribeTarget, selected: ReadonlySet<string>): Promise<SportsEvent[]> {
  switch (target.kind) {
    case 'league': {
      const league = leagueBySlug(target.slug);
      return league ? eventsOfKinds(await loadFeedSeasons(league), league.sportId, selected) : [];
    }
    case 'category':
      return mergeLists(await Promise.all((categoryAt(target.path)?.leagues ?? []).map(loadFeedSeasons)));
    case 'team': {
      const team = await loadTeam(target.slug);
      const years = team ? feedSeasons(yearsOf(team.seasons), feedKinds.day) : [];
      const seasons = years.flatMap((year) => year.seasons);
      return team ? loadTeamGames(team, seasons) : [];
    }
    case 'several': {
      const members = target.targets.filter((member) => selected.has(idOf(member)));
      const lists = await Promise.all(members.map((member) => offeredCalendar(member).load()));
      return mergeLists(lists).filter(({ id }) => target.only?.has(id) ?? true);
    }
  }
}

function loadFeedSeasons({ slug, seasons }: LeagueSummary): Promise<SportsEvent[]> {
  return loadSeasons(slug, feedSeasons(seasons, feedKinds.day));
}
