/** The names that a league's aliases may map to: its teams, or its events in sports without teams. */
import { isGame } from '../event/event.ts';
import type { DataFolder, LeagueData } from './read-data.ts';

/** All scopes that a league's seasons use; national teams and clubs may share a league. */
function scopesOf({ content }: LeagueData): Set<string> {
  const overrides = Object.values(content.seasonOverrides ?? {}).map(({ teamScope }) => teamScope);
  return new Set([content.teamScope, ...overrides].filter((scope) => scope !== undefined));
}

/** Whether the league's events are games between teams. */
export function hasTeams(league: LeagueData): boolean {
  return scopesOf(league).size > 0;
}

/** Every team of the league's scopes, from whichever league: a promoted club is known from the cup. */
export function knownTeams(data: DataFolder, league: LeagueData): Set<string> {
  const scopes = scopesOf(league);
  const teams = new Set<string>();
  for (const { content, seasons } of data.leagues) {
    for (const season of seasons) {
      const scope = content.seasonOverrides?.[season.label]?.teamScope ?? content.teamScope;
      if (scope === undefined || !scopes.has(scope)) continue;
      for (const event of Object.values(season.content.events).flat()) {
        if (isGame(event)) teams.add(event.home).add(event.away);
      }
    }
  }
  return teams;
}

/** Names of events, and the part before " - ": "Monaco Grand Prix" of "Monaco Grand Prix - Race". */
export function knownEventTitles(league: LeagueData): Set<string> {
  const names = league.seasons.flatMap(({ content }) =>
    Object.values(content.events).flatMap((events) => events.map(({ name }) => name)),
  );
  return new Set(names.flatMap((name) => [name, name.split(' - ')[0] ?? name]));
}
