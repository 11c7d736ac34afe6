/** One season with what the rules of its competition expect of it. */
import { type Game, isGame } from '../event/event.ts';
import type { Finding, FindingKind } from '../read/finding.ts';
import type { LeagueExpectation, Range, SeasonExpectation } from '../read/schema.ts';
import type { League, Season } from '../season/league.ts';

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

export function isWithin(value: number, range: Range): boolean {
  const [least, most] = typeof range === 'number' ? [range, range] : range;
  return value >= least && value <= most;
}

export function leastOf(range: Range): number {
  return typeof range === 'number' ? range : range[0];
}

export function rangeText(range: Range): string {
  return typeof range === 'number' ? String(range) : range.join(' to ');
}
