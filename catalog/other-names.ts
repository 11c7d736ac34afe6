/** Other names by which people know a sport, a league or a team, as data/other-names.json has them. */
export interface OtherNames {
  /** By the sport's folder, e.g. `soccer`. */
  sports: Record<string, string[]>;
  /** By the league's slug. */
  leagues: Record<string, string[]>;
  /** By the team's slug. */
  teams: Record<string, string[]>;
}
