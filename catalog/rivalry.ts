/** Derbies and rivalries, as data/rivalries.json has them. */

export const RIVALRY_KINDS = ['derby', 'rivalry'] as const;

export interface Rivalry {
  name: string;
  /** `derby`: of one town or region, or called a derby or clásico. */
  kind: (typeof RIVALRY_KINDS)[number];
  /** Their names. */
  teams: [string, string];
  /** Slugs of the leagues in which a meeting counts: a college's trophy is played for in one sport. */
  leagues: string[];
  aliases?: string[];
}

/** The rivalry that a game is a meeting of. */
export function rivalryOf(
  rivalries: readonly Rivalry[],
  { league, home = '', away = '' }: { league: string; home?: string; away?: string },
): Rivalry | undefined {
  return rivalries.find(
    ({ teams, leagues }) => teams.includes(home) && teams.includes(away) && leagues.includes(league),
  );
}
