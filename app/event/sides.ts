/** The two sides of a game, in the order in which its league writes them. */
import type { Game } from '../../catalog/event/event.ts';
import { isNeutralSite, type SiteFacts } from '../../catalog/event/neutral-site.ts';
import type { TeamLook } from '../../catalog/team/team-look.ts';
import { leagueBySlug } from '../data/site-map.ts';

export interface GameSide {
  name: string;
  look: TeamLook;
}

export interface GameSides {
  first: GameSide;
  /** Between the two: `@` where the home side is second, `vs` where such a league plays at a neutral site, else a dash. */
  mark: '@' | 'vs' | '–';
  second: GameSide;
}

export function sidesOf(game: Pick<Game, 'home' | 'away' | 'looks'> & SiteFacts): GameSides {
  const { league, home, away, looks } = game;
  const homeSide = { name: home, look: looks?.home ?? plainLook(home) };
  const awaySide = { name: away, look: looks?.away ?? plainLook(away) };
  if (leagueBySlug(league)?.convention !== 'away@home') {
    return { first: homeSide, mark: '–', second: awaySide };
  }
  return isNeutralSite(game)
    ? { first: homeSide, mark: 'vs', second: awaySide }
    : { first: awaySide, mark: '@', second: homeSide };
}

/** Of a team that the list of events does not describe. */
export const plainLook = (name: string): TeamLook => ({ shortName: name, abbreviation: '' });

/** What follows the sides in a game's name: a doubleheader's second game. */
export function afterSides({ name, home, away }: Pick<Game, 'name' | 'home' | 'away'>): string {
  return name.slice(`${home} vs ${away}`.length);
}
