/** Other names by which people know a sport, a league, a team or an event, as data/other-names.json has them. */
import type { EventPattern } from './event-pattern.ts';

export interface OtherNames {
  /** By the sport's folder, e.g. `soccer`. */
  sports: Record<string, string[]>;
  /** By the league's slug. */
  leagues: Record<string, string[]>;
  /** By the team's slug. */
  teams: Record<string, string[]>;
  events: (EventPattern & { names: string[] })[];
}
