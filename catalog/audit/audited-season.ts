/** One season as the audit looks at it: its events beside what the rules of the competition expect. */
import { isGame, type SportsEvent } from '../event.ts';
import type { League, Season } from '../league.ts';
import type { LeagueExpectation, Range, SeasonExpectation } from '../schema.ts';
import { statusOf } from '../status.ts';
import type { Finding, FindingKind } from './finding.ts';

export type Game = SportsEvent & { home: string; away: string };

export interface AuditedSeason {
  league: League;
  season: Season;
  rules: LeagueExpectation;
  expected: SeasonExpectation;
  /** The games of the regular season that the rules count. */
  games: Game[];
  today: string;
}

export function auditedSeason(
  league: League,
  season: Season,
  rules: LeagueExpectation,
  today: string,
): AuditedSeason {
  return {
    league,
    season,
    rules,
    expected: { ...rules.every, ...rules.seasons?.[season.label] },
    games: season.events.filter(isGame).filter((game) => isCounted(game, rules)),
    today,
  };
}

function isCounted(game: Game, { part, uncounted }: LeagueExpectation): boolean {
  if (part === undefined || (uncounted !== undefined && game.details.includes(uncounted))) return false;
  return game.category === part || game.category.replace(/ \d+$/, '') === part;
}

export function finding(
  { league, season }: AuditedSeason,
  kind: FindingKind,
  about: string,
  text: string,
): Finding {
  return { league: league.slug, season: season.label, kind, about, text };
}

/** The last part of an identity, which is enough within a season. */
export function eventKey(event: SportsEvent): string {
  return event.id.split('/').at(-1) ?? event.id;
}

export function isCalledOff(event: SportsEvent): boolean {
  // Neither the clock nor the sport matters for what was called off.
  return ['cancelled', 'postponed'].includes(statusOf(event, '', 0, 'UTC'));
}

export function isWithin(value: number, range: Range): boolean {
  const [least, most] = typeof range === 'number' ? [range, range] : range;
  return value >= least && value <= most;
}

export function rangeText(range: Range): string {
  return typeof range === 'number' ? String(range) : range.join(' to ');
}
