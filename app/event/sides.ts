/** The two sides of a game, in the order in which its league writes them. */
import type { SportsEvent } from '../../catalog/event.ts';
import type { TeamLook } from '../../catalog/team-look.ts';
import { leagueBySlug } from '../data/site-map.ts';

export interface GameSide {
  name: string;
  look: TeamLook;
}

export interface GameSides {
  first: GameSide;
  /** Between the two: `@` where the home side is second, else a dash. */
  mark: '@' | '–';
  second: GameSide;
}

export type Game = SportsEvent & { home: string; away: string };

export function sidesOf({
  league,
  home,
  away,
  looks,
}: Pick<Game, 'league' | 'home' | 'away' | 'looks'>): GameSides {
  const homeSide = { name: home, look: looks?.home ?? plainLook(home) };
  const awaySide = { name: away, look: looks?.away ?? plainLook(away) };
  return leagueBySlug(league)?.convention === 'away@home'
    ? { first: awaySide, mark: '@', second: homeSide }
    : { first: homeSide, mark: '–', second: awaySide };
}

/** Of a team that the list of events does not describe. */
export const plainLook = (name: string): TeamLook => ({ shortName: name, abbreviation: '' });

/** What follows the sides in a game's name: a doubleheader's second game. */
export function afterSides({ name, home, away }: Pick<Game, 'name' | 'home' | 'away'>): string {
  return name.slice(`${home} vs ${away}`.length);
}
