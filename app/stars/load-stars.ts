/** Loads the stars of a choice with their names and events: everything that My calendar shows. */
import type { SportsEvent } from '../../catalog/event/event.ts';
import { eventPath, teamPath } from '../../catalog/event/urls.ts';
import { seasonsAround } from '../../catalog/season/current-season.ts';
import type { TeamLook } from '../../catalog/team/team-look.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { loadOnce, loadSeasons } from '../data/lists.ts';
import { leagueBySlug } from '../data/site-map.ts';
import { loadTeam, loadTeamGames, yearsOf } from '../data/teams.ts';
import { leagueLook } from '../identity/league-look.ts';
import type { MyChoice, StarredList } from './my-choice.ts';

export interface Star {
  list: StarredList;
  slug: string;
  /** Unique within the choice. */
  label: string;
  path: string;
  sport: string;
  look: TeamLook;
  /** Of the seasons that have not ended, or else of the last one. */
  events: SportsEvent[];
}

export interface LoadedStars {
  stars: Star[];
  /** Starred, but not (or no longer) part of the site. */
  unknown: { list: StarredList; slug: string }[];
}

type Slugs = Pick<MyChoice, StarredList>;

/** use() needs the same promise on every render; only the latest few choices matter. */
const MAX_CACHED = 5;
const cached = new Map<string, () => Promise<LoadedStars>>();

export function loadStars({ leagues, teams, events }: Slugs, today: string): Promise<LoadedStars> {
  const key = JSON.stringify([leagues, teams, events, today]);
  const load = cached.get(key) ?? loadOnce(() => loadAll({ leagues, teams, events }, today));
  cached.set(key, load);
  for (const oldKey of [...cached.keys()].slice(0, -MAX_CACHED)) cached.delete(oldKey);
  return load();
}

async function loadAll({ leagues, teams, events }: Slugs, today: string): Promise<LoadedStars> {
  const requested = [
    ...leagues.map((slug) => ({ list: 'leagues' as const, slug, star: loadLeagueStar(slug, today) })),
    ...teams.map((slug) => ({ list: 'teams' as const, slug, star: loadTeamStar(slug, today) })),
    ...events.map((slug) => ({ list: 'events' as const, slug, star: loadEventStar(slug) })),
  ];
  const found = await Promise.all(requested.map(({ star }) => star));
  return {
    stars: withDistinctLabels(found.flatMap((star) => star ?? [])),
    unknown: requested.filter((_, index) => !found[index]).map(({ list, slug }) => ({ list, slug })),
  };
}

async function loadLeagueStar(slug: string, today: string): Promise<Star | undefined> {
  const league = leagueBySlug(slug);
  if (!league) return undefined;
  const events = await loadSeasons(slug, seasonsAround(league.seasons, today));
  const { name, path, sportId } = league;
  return { list: 'leagues', slug, label: name, path, sport: sportId, look: leagueLook(league), events };
}

async function loadTeamStar(slug: string, today: string): Promise<Star | undefined> {
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
  return { list: 'teams', slug, label: team.name, path: teamPath(slug), sport, look, events };
}

async function loadEventStar(id: string): Promise<Star | undefined> {
  const [slug = '', label = ''] = id.split('/');
  const league = leagueBySlug(slug);
  const event = (await loadSeasons(slug, [{ label }])).find((each) => each.id === id);
  if (!league || !event) return undefined;
  return {
    list: 'events',
    slug: id,
    label: event.name,
    path: eventPath(event),
    sport: league.sportId,
    look: leagueLook(league),
    events: [event],
  };
}

/** Duke's men and women share a name, and a league and a team may: then the competition is added. */
function withDistinctLabels(stars: readonly Star[]): Star[] {
  const sameName = groupBy(stars, ({ label }) => label);
  return stars.map((star) => {
    const league = leagueBySlug(star.events[0]?.league ?? '')?.name ?? star.sport;
    const isDuplicate = (sameName.get(star.label)?.length ?? 0) > 1;
    return isDuplicate ? { ...star, label: `${star.label} (${league})` } : star;
  });
}
