/**
 * In which country a venue is, as far as the data knows: in that of the team whose home ground it is. A few home games
 * abroad do not make one: London for an American team, a safe country for a club at war.
 */
import { isGame } from '../../catalog/event/event.ts';
import { allLeagues, type Catalog } from '../../catalog/season/league.ts';

/** In one season: more than a club plays at home in half a European campaign, fewer than any football team. */
const HOME_GAMES = 6;

/** Country codes by location. */
export function venueCountries(catalog: Catalog): Map<string, string> {
  const teams = new Map([...catalog.teams.values()].map((team) => [`${team.scope}\n${team.name}`, team]));
  const countries = new Map<string, Set<string>>();
  for (const { events, teamScope } of allLeagues(catalog).flatMap((league) => league.seasons)) {
    const games = new Map<string, number>();
    for (const event of events) {
      const team = isGame(event) ? teams.get(`${teamScope}\n${event.home}`) : undefined;
      if (!team || team.national || event.location === '') continue;
      const key = `${event.location}\n${team.name}`;
      const count = (games.get(key) ?? 0) + 1;
      games.set(key, count);
      if (count < HOME_GAMES) continue;
      const known = countries.get(event.location) ?? new Set();
      countries.set(event.location, known.add(team.country));
    }
  }
  return new Map(
    [...countries].flatMap(([location, [country, other]]) =>
      country !== undefined && other === undefined ? [[location, country] as const] : [],
    ),
  );
}
