/** Other names by which people know a sport, a league, a team or an event, as data/other-names.json has them. */
import type { EventPattern } from './event-pattern.ts';

export interface OtherNames {
  /** By the sport's folder, e.g. `soccer`. */
  sports: Record<string, string[]>;
  /** By the league's slug. */
  leagues: Record<string, string[]>;
  /** By the team's slug. */
  teams: Record<string, string[]>;
  /** By the league's slug and the season's label: `summerolympics/2028`. */
  seasons: Record<string, string[]>;
  events: (EventPattern & { names: string[] })[];
  /** Abbreviation → the words that it stands for in any name: `gp` → `grand prix`. */
  abbreviations: Record<string, string>;
  notCovered: NotCovered[];
}

/** What people search for and will not find, so that they are told instead of being given something similar. */
export interface NotCovered {
  /** The sport, as the subject of a sentence: `cycling outside the Olympics`. */
  sport: string;
  names: string[];
  /** The search that comes nearest. */
  instead?: string;
}
