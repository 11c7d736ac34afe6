/** Derbies and rivalries, as data/rivalries.json has them. */

import { groupBy } from '../util/group-by.ts';
import { isGame, type SportsEvent } from './event.ts';

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

/** "Chelsea–Leeds rivalry", which says no more than the two names beside it. */
const OF_TWO_NAMES = /^.+–.+ (derby|rivalry)$/i;

/** The names that say more than those of the two teams. */
export function ownNames({ name, aliases = [] }: Rivalry): string[] {
  return [name, ...aliases].filter((each) => !OF_TWO_NAMES.test(each));
}

/** Of those that have no name. */
export const PLAIN_TAGS: readonly string[] = ['Derby', 'Rivalry'];

/** What to call a meeting beside the names of its sides: `North West Derby`, or `Rivalry` where it has no name. */
function rivalryTag({ name, kind }: Pick<Rivalry, 'name' | 'kind'>): string {
  if (!OF_TWO_NAMES.test(name)) return name;
  return kind === 'derby' ? 'Derby' : 'Rivalry';
}

/** The same events, the meetings of rivals with their tags. */
export function withRivalries(events: readonly SportsEvent[], rivalries: readonly Rivalry[]): SportsEvent[] {
  const keyOf = (teams: readonly string[]) => [...teams].sort().join('\n');
  const bySides = groupBy(rivalries, ({ teams }) => keyOf(teams));
  return events.map((event) => {
    const rivalry = isGame(event) && rivalryOf(bySides.get(keyOf([event.home, event.away])) ?? [], event);
    return rivalry ? { ...event, rivalry: rivalryTag(rivalry) } : event;
  });
}
