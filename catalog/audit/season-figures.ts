/** A season in figures: one line of the audit's table. */

import { isTimed, listedDay } from '../day/day.ts';
import { isUnconfirmed } from '../event/certainty.ts';
import { isGame } from '../event/event.ts';
import { numberedRound } from '../event/vocabulary.ts';
import type { AuditedSeason } from './audited-season.ts';

export interface SeasonFigures {
  league: string;
  season: string;
  events: number;
  /** The share of events with a time of day, periods left out. */
  timedShare: number;
  estimatedShare: number;
  /** Of the regular season's games; zero where the rules count none. */
  teams: number;
  /** The fewest and the most games of a team. */
  gamesPerTeam: [number, number];
  rounds: number;
  /** Events that are past and never got their day, sides or confirmation. */
  unconfirmed: number;
  /** Games that are past and never got a time. */
  untimed: number;
}

export function seasonFigures({ league, season, rules, games, today }: AuditedSeason): SeasonFigures {
  const attended = season.events.filter((event) => !event.isPeriod && !event.off);
  const past = attended.filter(({ start, end }) => listedDay(end ?? start, season.timeZone) < today);
  const unconfirmed = past.filter((event) => isUnconfirmed(event, league.sportId));
  const counts = new Map<string, number>();
  for (const team of games.flatMap(({ home, away }) => [home, away])) {
    counts.set(team, (counts.get(team) ?? 0) + 1);
  }
  const members = [...counts.values()].filter((count) => count > (rules.visitorsUpTo ?? 0));
  const rounds = new Set(games.map(({ type }) => type).filter(numberedRound));
  return {
    league: league.slug,
    season: season.label,
    events: season.events.length,
    timedShare: share(attended, ({ start }) => isTimed(start)),
    estimatedShare: share(season.events, ({ sure }) => sure === 'estimated'),
    teams: members.length,
    gamesPerTeam: members.length === 0 ? [0, 0] : [Math.min(...members), Math.max(...members)],
    rounds: rounds.size,
    unconfirmed: unconfirmed.length,
    untimed: past.filter((event) => isGame(event) && !isTimed(event.start)).length,
  };
}

function share<T>(items: readonly T[], has: (item: T) => boolean): number {
  return items.length === 0 ? 0 : items.filter(has).length / items.length;
}
