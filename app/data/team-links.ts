/** The addresses of teams. */
import scopes from 'virtual:catalog/team-scopes';
import type { SportsEvent } from '../../catalog/event.ts';
import { teamKind, teamSlug } from '../../catalog/team.ts';
import type { TeamEntry } from '../../catalog/team-index.ts';
import { seasonBy } from './site-map.ts';

/** A side's page; none where the season has no teams. */
export function teamPath(name: string, { teamScope }: { teamScope?: string }): string | undefined {
  return teamScope === undefined ? undefined : `/teams/${teamSlug(name, scopes[teamScope])}`;
}

/** The page of one side of a game, on pages over any leagues. */
export function teamHref(name: string, event: SportsEvent): string | undefined {
  const season = seasonBy(event.league, event.season);
  return season && teamPath(name, season);
}

/** What tells a team from others of its name: "women’s basketball". */
export function kindOfTeam(team: TeamEntry): string | undefined {
  const [first] = team.seasons;
  const season = first && seasonBy(first.league, first.season);
  return teamKind(team, scopes[season?.teamScope ?? '']);
}

/** The last part of a team's address; undefined for every other address. */
export function teamSlugAt(pathname: string): string | undefined {
  return /^\/teams\/([^/]+)\/*$/.exec(pathname)?.[1];
}
