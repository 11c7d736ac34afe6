/** The teams of a catalogue, derived from its games. */
import { isGame } from '../event/event.ts';
import type { League, Season } from '../season/league.ts';
import { type NamedTeam, type TeamScopes, teamKind, teamSlug } from '../team/team.ts';

type LeagueGames = Pick<League, 'slug'> & { seasons: Pick<Season, 'teamScope' | 'events'>[] };

/** All teams of the leagues, sorted by slug. Two teams may share a slug here, which the check reports. */
export function teamsOf(leagues: readonly LeagueGames[], scopes: TeamScopes): NamedTeam[] {
  const teams = new Map<string, NamedTeam>();
  for (const { slug: league, seasons } of leagues) {
    for (const { teamScope: scope, events } of seasons) {
      if (scope === undefined) continue;
      for (const name of events.filter(isGame).flatMap(({ home, away }) => [home, away])) {
        const key = `${scope}\n${name}`;
        const team = teams.get(key);
        if (!team) {
          const slug = teamSlug(name, scopes[scope]);
          const kind = teamKind({ slug, name }, scopes[scope]);
          teams.set(key, { slug, name, scope, leagues: [league], ...(kind === undefined ? {} : { kind }) });
        } else if (!team.leagues.includes(league)) {
          team.leagues.push(league);
        }
      }
    }
  }
  return [...teams.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1));
}
