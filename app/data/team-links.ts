/** The addresses of teams. */
import scopes from 'virtual:catalog/team-scopes';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { teamPath } from '../../catalog/event/urls.ts';
import type { TeamEntry } from '../../catalog/packed/team-index.ts';
import { teamKind, teamSlug } from '../../catalog/team/team.ts';
import { seasonBy } from './site-map.ts';

/** The page of one side of an event; undefined if the season has no teams. */
export function teamHref(name: string, event: Pick<SportsEvent, 'league' | 'season'>): string | undefined {
  const scope = seasonBy(event.league, event.season)?.teamScope;
  return scope === undefined ? undefined : teamPath(teamSlug(name, scopes[scope]));
}

/** Distinguishes teams of the same name: “women’s basketball”. */
export function kindOfTeam(team: TeamEntry): string | undefined {
  const [first] = team.seasons;
  const season = first && seasonBy(first.league, first.season);
  return teamKind(team, scopes[season?.teamScope ?? '']);
}
