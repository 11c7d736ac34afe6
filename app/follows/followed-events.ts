/** The events of what a visitor follows: for My calendar, home and the agenda. */
import { use, useMemo } from 'react';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { kindKey } from '../../catalog/event/kind.ts';
import { eventPath, teamPath } from '../../catalog/event/urls.ts';
import { seasonsAround } from '../../catalog/season/current-season.ts';
import type { TeamLook } from '../../catalog/team/team-look.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { loadOncePer, loadSeasons, mergeLists } from '../data/lists.ts';
import { leagueBySlug } from '../data/site-map.ts';
import { loadTeam, loadTeamGames, yearsOf } from '../data/teams.ts';
import { leagueLook } from '../identity/league-look.ts';
import type { FollowKey, FollowList, Follows } from './follows.ts';

/** A league, a team or an event that is followed. */
export interface Followed extends FollowKey {
  /** No two have the same. */
  label: string;
  path: string;
  sport: string;
  look: TeamLook;
  /** Of the seasons that have not ended, or else of the last one. */
  events: SportsEvent[];
}

export interface FollowedEvents {
  /** Each with its own events, without those of hidden kinds. */
  followed: readonly Followed[];
  /** Followed, but not (or no longer) part of the site. */
  unknown: readonly FollowKey[];
  /** The events of all of them, each once; without hidden kinds and periods (a season, a week of games). */
  events: readonly SportsEvent[];
  /** The same with hidden kinds. */
  withHidden: readonly SportsEvent[];
  /** Only those that there are. */
  hiddenKinds: readonly string[];
}

/** Suspends while they are loading. */
export function useFollowedEvents(follows: Follows, today: string): FollowedEvents {
  const { hiddenKinds } = follows;
  const loaded = use(loadFollowed(follows, today));
  return useMemo(() => followedEvents(loaded, hiddenKinds), [loaded, hiddenKinds]);
}

interface Loaded {
  followed: readonly Followed[];
  unknown: readonly FollowKey[];
}

export function followedEvents({ followed, unknown }: Loaded, hidden: readonly string[]): FollowedEvents {
  const isShown = (event: SportsEvent) => !hidden.includes(kindKey(event));
  const lists = followed.map(({ events }) => events);
  const withHidden = mergeLists(lists).filter((event) => !event.isPeriod);
  const kinds = new Set(lists.flat().map(kindKey));
  return {
    followed: followed.map((each) => ({ ...each, events: each.events.filter(isShown) })),
    unknown,
    events: withHidden.filter(isShown),
    withHidden,
    hiddenKinds: hidden.filter((kind) => kinds.has(kind)),
  };
}

type Keys = Pick<Follows, FollowList>;

const loadFollowed = loadOncePer(
  ({ leagues, teams, events }: Keys, today: string) => JSON.stringify([leagues, teams, events, today]),
  loadAll,
);

async function loadAll({ leagues, teams, events }: Keys, today: string): Promise<Loaded> {
  const requested = [
    ...leagues.map((key) => ({ list: 'leagues' as const, key, followed: loadLeague(key, today) })),
    ...teams.map((key) => ({ list: 'teams' as const, key, followed: loadFollowedTeam(key, today) })),
    ...events.map((key) => ({ list: 'events' as const, key, followed: loadEvent(key) })),
  ];
  const found = await Promise.all(requested.map(({ followed }) => followed));
  return {
    followed: withDistinctLabels(found.flatMap((followed) => followed ?? [])),
    unknown: requested.filter((_, index) => !found[index]).map(({ list, key }) => ({ list, key })),
  };
}

async function loadLeague(slug: string, today: string): Promise<Followed | undefined> {
  const league = leagueBySlug(slug);
  if (!league) return undefined;
  const events = await loadSeasons(slug, seasonsAround(league.seasons, today));
  const { name, path, sportId } = league;
  return { list: 'leagues', key: slug, label: name, path, sport: sportId, look: leagueLook(league), events };
}

async function loadFollowedTeam(slug: string, today: string): Promise<Followed | undefined> {
  const team = await loadTeam(slug);
  const years = team && seasonsAround(yearsOf(team.seasons), today);
  const [season] = years?.at(-1)?.seasons ?? [];
  if (!team || !years || !season) return undefined;
  const sport = leagueBySlug(season.league)?.sportId ?? '';
  const events = await loadTeamGames(
    team,
    years.flatMap(({ seasons }) => seasons),
  );
  const { look } = team;
  return { list: 'teams', key: slug, label: team.name, path: teamPath(slug), sport, look, events };
}

async function loadEvent(id: string): Promise<Followed | undefined> {
  const [slug = '', label = ''] = id.split('/');
  const league = leagueBySlug(slug);
  const event = (await loadSeasons(slug, [{ label }])).find((each) => each.id === id);
  if (!league || !event) return undefined;
  return {
    list: 'events',
    key: id,
    label: event.name,
    path: eventPath(event),
    sport: league.sportId,
    look: leagueLook(league),
    events: [event],
  };
}

/** Duke's men and women share a name, and a league and a team may: then the competition is added. */
function withDistinctLabels(followed: readonly Followed[]): Followed[] {
  const sameName = groupBy(followed, ({ label }) => label);
  return followed.map((each) => {
    const league = leagueBySlug(each.events[0]?.league ?? '')?.name ?? each.sport;
    const isDuplicate = (sameName.get(each.label)?.length ?? 0) > 1;
    return isDuplicate ? { ...each, label: `${each.label} (${league})` } : each;
  });
}
