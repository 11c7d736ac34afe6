/** A calendar with the options to choose from, and the events of a choice: the same as in its feeds. */
import feedKinds from 'virtual:catalog/feed-types';
import type { SportsEvent } from '../../catalog/event/event.ts';
import {
  feedPath,
  historyFeedPath,
  leaguePath,
  periodsFeedPath,
  typeFeedPath,
} from '../../catalog/event/urls.ts';
import type { LeagueSummary } from '../../catalog/season/summary.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { categoryEvents } from '../../feeds/category-events.ts';
import { limitFeed, mainEvents } from '../../feeds/feed-limit.ts';
import { feedSeasons } from '../../feeds/feed-seasons.ts';
import { eventsOfKinds } from '../../feeds/feed-types.ts';
import { loadSeasons, mergeLists } from '../data/lists.ts';
import { loadOccasionEvents, occasionBySlug } from '../data/occasions.ts';
import { categoryAt, leagueBySlug, leagues } from '../data/site-map.ts';
import { loadTeam, loadTeamGames, yearsOf } from '../data/teams.ts';
import { type DateStyle, NEUTRAL } from '../time/format.ts';
import { contentsText } from './feed-contents.ts';
import { embedOf, feedOf, optionId, type SubscribeTarget } from './subscribe-target.ts';
import { type CalendarOption, isWhole } from './subscription-plan.ts';

interface FileLink {
  name: string;
  path: string;
}

export interface OfferedCalendar {
  name: string;
  /** Of a download, without its extension. */
  fileName: string;
  /** What a sentence calls one option. */
  optionNoun: string;
  /** The path of the whole calendar. */
  feed: string | undefined;
  /** What the whole calendar holds, in words. */
  contents: string | undefined;
  /** Calendars with every season: one, or those of each season. */
  history: FileLink[];
  /** The calendar of a category's seasons and breaks. */
  periods: string | undefined;
  /** Ready-made calendars: those over all leagues, and the play-offs of leagues among several targets. */
  bundles: FileLink[];
  options: CalendarOption[];
  /** The ids of the options in the whole calendar. */
  defaultSelection: ReadonlySet<string>;
  embed: string | undefined;
  /** The events of the selected options, or of the whole calendar, in chronological order. */
  load: (selected?: ReadonlySet<string>) => Promise<SportsEvent[]>;
}

export function offeredCalendar(target: SubscribeTarget, style: DateStyle = NEUTRAL): OfferedCalendar {
  const options = optionsOf(target, style);
  const feed = feedOf(target);
  const defaultSelection = new Set(options.filter(({ separate }) => !separate).map(({ id }) => id));
  return {
    name: target.name,
    fileName: feed?.split('/').at(-1)?.replace('.ics', '') ?? 'sports-calendar',
    optionNoun: target.kind === 'several' ? 'team, league or event' : 'type',
    feed,
    contents: contentsOf(target, style),
    embed: embedOf(target),
    history: target.kind === 'league' ? historyOf(leaguePath(target.slug)) : [],
    periods: target.kind === 'category' ? publishedFeed(periodsFeedPath(target.path)) : undefined,
    bundles: bundlesFor(target),
    options,
    defaultSelection,
    load: (selected = defaultSelection) => loadEvents(target, options, selected),
  };
}

const publishedFeed = (path: string) => (path in feedKinds.contents ? path : undefined);

function optionsOf(target: SubscribeTarget, style: DateStyle): CalendarOption[] {
  if (target.kind === 'several') {
    return target.targets.map((each) => ({
      id: optionId(each),
      name: each.name,
      feed: feedOf(each),
      contents: contentsOf(each, style),
    }));
  }
  if (target.kind !== 'league') return [];
  return kindsOf(target.slug).map(({ slug, name, hasFeed, within, separate }) => {
    const feed = hasFeed ? typeFeedPath(leaguePath(target.slug), slug) : undefined;
    const contents = feed && leagueContents(target.slug, feed, false, style);
    return { id: slug, name, feed, contents, within, separate };
  });
}

function bundlesFor(target: SubscribeTarget): FileLink[] {
  if (target.kind !== 'several') return [];
  const leagues = target.targets.flatMap((each) => (each.kind === 'league' ? each.slug : []));
  return feedKinds.bundles.filter(({ league }) => league === undefined || leagues.includes(league));
}

const kindsOf = (league: string) => feedKinds.kinds[league] ?? [];
const isWithoutGames = (league: string) => kindsOf(league).some(({ separate }) => separate);

function contentsOf(target: SubscribeTarget, style: DateStyle): string | undefined {
  switch (target.kind) {
    case 'league':
      return leagueContents(
        target.slug,
        feedPath(leaguePath(target.slug)),
        isWithoutGames(target.slug),
        style,
      );
    case 'category':
    case 'occasion': {
      const contents = feedKinds.contents[feedOf(target) ?? ''];
      return contents && contentsText(contents, { seasons: [], isWithoutGames: false, style });
    }
    case 'team':
      return 'Includes the last, current and upcoming seasons.';
    case 'event':
    case 'several':
      return undefined;
  }
}

function leagueContents(
  slug: string,
  feed: string,
  withoutGames: boolean,
  style: DateStyle,
): string | undefined {
  const contents = feedKinds.contents[feed];
  const league = leagueBySlug(slug);
  if (!contents || !league) return undefined;
  const seasons = feedSeasons(league.seasons, feedKinds.day).map(({ label }) => label);
  return contentsText(contents, { seasons, isWithoutGames: withoutGames, style });
}

/** The files by season, if there are any, have all of the history. */
function historyOf(league: string): FileLink[] {
  const whole = historyFeedPath(league);
  const folder = whole.replace('.ics', '/');
  const seasons = Object.keys(feedKinds.contents).filter((path) => path.startsWith(folder));
  if (seasons.length === 0) return [{ name: 'Download every season', path: whole }];
  return seasons.map((path) => {
    const [season = '', part] = path.slice(folder.length, -'.ics'.length).split('/');
    return { name: part === undefined ? season : `${season} (${part})`, path };
  });
}

async function loadEvents(
  target: SubscribeTarget,
  options: readonly CalendarOption[],
  selected: ReadonlySet<string>,
): Promise<SportsEvent[]> {
  switch (target.kind) {
    case 'league': {
      const league = leagueBySlug(target.slug);
      if (!league) return [];
      if (isWhole(options, selected)) return limited(await loadMainEvents(league));
      const events = await loadFeedSeasons(league);
      const wanted = new Set(
        [...selected].flatMap((kind) => limited(eventsOfKinds(events, league.sport, new Set([kind])))),
      );
      return events.filter((event) => wanted.has(event));
    }
    case 'category': {
      const category = categoryAt(target.path);
      const lists = await Promise.all((category?.leagues ?? []).map(loadMainEvents));
      return limited(categoryEvents(lists, category?.sport ?? '', leagueName).events);
    }
    case 'occasion': {
      const occasion = occasionBySlug(target.slug);
      const events = occasion ? await loadOccasionEvents(occasion) : [];
      const lists = groupBy(events, ({ league }) => league);
      const ofTours = leagues.map(({ slug }) => lists.get(slug) ?? []);
      return limited(categoryEvents(ofTours, occasion?.sport ?? '', leagueName).events);
    }
    case 'team': {
      const team = await loadTeam(target.slug);
      const years = team ? feedSeasons(yearsOf(team.seasons), feedKinds.day) : [];
      const seasons = years.flatMap((year) => year.seasons);
      return team ? loadTeamGames(team, seasons) : [];
    }
    case 'event': {
      const [league = '', label = ''] = target.slug.split('/');
      return (await loadSeasons(league, [{ label }])).filter(({ id }) => id === target.slug);
    }
    case 'several': {
      const members = target.targets.filter((member) => selected.has(optionId(member)));
      const lists = await Promise.all(members.map((member) => offeredCalendar(member).load()));
      return mergeLists(lists).filter(({ id }) => target.only?.has(id) ?? true);
    }
  }
}

const leagueName = (slug: string) => leagueBySlug(slug)?.name ?? slug;

const limited = (events: SportsEvent[]) => limitFeed(events, feedKinds.day).events;

async function loadMainEvents(league: LeagueSummary): Promise<SportsEvent[]> {
  return mainEvents({ events: await loadFeedSeasons(league), gamesSeparate: isWithoutGames(league.slug) });
}

function loadFeedSeasons({ slug, seasons }: LeagueSummary): Promise<SportsEvent[]> {
  return loadSeasons(slug, feedSeasons(seasons, feedKinds.day));
}
