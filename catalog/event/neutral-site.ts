/** Whether a game is at nobody's home: then neither side is "at" the other, and no team's page counts it as away. */
import type { SportsEvent } from './event.ts';

export type SiteFacts = Pick<SportsEvent, 'league' | 'section' | 'type' | 'details'>;

const STATED = /\bneutral site\b/i;

/** Leagues whose final is one game, at a place that is chosen before anybody knows the sides. */
const FINAL_AT_A_CHOSEN_PLACE = [
  'nfl',
  'ncaafb',
  'cfl',
  'ncaambb',
  'ncaawbb',
  'facup',
  'eflcup',
  'uefachampionsleague',
  'uefaeuropaleague',
  'europaconferenceleague',
];
const NATIONAL_TOURNAMENTS = ['worldcup', 'uefaeuros', 'copaamerica'];
/** Conferences that play their tournaments, or most of them, at the homes of their teams. */
const TOURNAMENTS_AT_HOME = ['ASUN', 'America East', 'Horizon League', 'Northeast', 'Patriot League'];
/** The first rounds of the women's tournament are at the homes of the best. */
const FROM_SWEET_16 = ['Sweet 16', 'Elite Eight', 'Final Four'];

/** Said by its details, or known from its stage. */
export function isNeutralSite(game: SiteFacts): boolean {
  return STATED.test(game.details) || isNeutralStage(game);
}

function isNeutralStage({ league, section, type }: SiteFacts): boolean {
  if (NATIONAL_TOURNAMENTS.includes(league)) return true;
  if (section === 'Championship') return FINAL_AT_A_CHOSEN_PLACE.includes(league);
  switch (league) {
    case 'ncaafb':
      return section === 'Bowl Games' || (section === 'Playoffs' && !type.startsWith('First Round'));
    case 'ncaambb':
    case 'ncaawbb':
      if (section === 'Conference Tournaments') return !TOURNAMENTS_AT_HOME.includes(type);
      return section === 'Playoffs' && (league === 'ncaambb' || FROM_SWEET_16.includes(type));
    case 'facup':
      return section === 'Semi-finals';
    default:
      return false;
  }
}

export type Site = 'home' | 'away' | 'neutral';

export const SITE_NAMES: Record<Site, string> = { home: 'Home', away: 'Away', neutral: 'Neutral site' };

/** Where a game is for one of its sides. */
export function siteFor(team: string, game: SiteFacts & { home: string }): Site {
  if (isNeutralSite(game)) return 'neutral';
  return game.home === team ? 'home' : 'away';
}
