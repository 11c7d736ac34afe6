/** Names for narrow cells: Falcons for Atlanta Falcons where everybody says so; a session before its race. */
import { isGame, type SportsEvent } from '../../catalog/event.ts';

/** Leagues whose teams are a place and a nickname. Elsewhere the last word means nothing (United, State). */
const LEAGUES_WITH_NICKNAMES = new Set(['nfl', 'cfl', 'nba', 'wnba', 'mlb', 'nhl']);
const NICKNAME = /(?:(?:Red|White|Blue|Golden|Maple|Trail) )?\S+$/;
/** Fewer games than this has only a side that is not a team: an all-star team, "NFC Champion". */
const GAMES_OF_A_TEAM = 4;

/** The nickname of each team of a season; teams that would share one keep their full names. */
export function nicknamesOf(events: readonly SportsEvent[]): Map<string, string> {
  const games = new Map<string, number>();
  for (const event of events) {
    if (!isGame(event) || !LEAGUES_WITH_NICKNAMES.has(event.league)) continue;
    for (const team of [event.home, event.away]) games.set(team, (games.get(team) ?? 0) + 1);
  }
  const nicknames = new Map<string, string>();
  const holders = new Map<string, number>();
  for (const [team, count] of games) {
    const nickname = count < GAMES_OF_A_TEAM ? team : (NICKNAME.exec(team)?.[0] ?? team);
    nicknames.set(team, nickname);
    holders.set(nickname, (holders.get(nickname) ?? 0) + 1);
  }
  for (const [team, nickname] of nicknames) {
    if ((holders.get(nickname) ?? 0) > 1) nicknames.set(team, team);
  }
  return nicknames;
}

/** Las Vegas Grand Prix - Practice 1 */
const SESSION = /^(.+) - (.+)$/;

/** An event's name for a narrow place: nicknames of its teams, and a session before the race that it belongs to. */
export function shortName(event: SportsEvent, nicknames: ReadonlyMap<string, string>): string {
  // The race itself needs no more than its name.
  if (!isGame(event)) return event.name.replace(/ - Race$/, '').replace(SESSION, '$2 · $1');
  const home = nicknames.get(event.home) ?? event.home;
  const away = nicknames.get(event.away) ?? event.away;
  // What follows the teams (a game's number in a series) stays.
  const rest = event.name.slice(`${event.home} vs ${event.away}`.length);
  return `${home} vs ${away}${rest}`;
}
