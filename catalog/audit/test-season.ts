/** Seasons for the audit's tests, of which a test states only what matters to it. */
import { makeEvent } from '../check/test-data.ts';
import type { SportsEvent } from '../event/event.ts';
import type { LeagueExpectation } from '../read/schema.ts';
import { compareEvents } from '../read/season-file.ts';
import type { League } from '../season/league.ts';
import { type AuditedSeason, auditedSeason } from './audited-season.ts';

export const TODAY = '2026-11-15';

export function matchday(number: number, home: string, away: string, start: string): SportsEvent {
  const about = { section: `Matchday ${number}`, type: `Matchday ${number}` };
  return makeEvent({ ...about, name: `${home} vs ${away}`, home, away, start });
}

export function makeTestLeague(seasons: Record<string, SportsEvent[]>, about: Partial<League> = {}): League {
  return {
    slug: 'premierleague',
    name: 'Premier League',
    path: '/premierleague',
    category: 'Soccer',
    sport: 'soccer',
    monogram: 'PL',
    colors: ['#37003C', '#00FF85'],
    timeZone: 'Europe/London',
    gamesEndAtStart: false,
    seasons: Object.entries(seasons).map(([label, events]) => ({
      label,
      timeZone: 'Europe/London',
      teamScope: 'clubs',
      events: [...events].sort(compareEvents),
    })),
    ...about,
  };
}

export function makeAudited(
  events: SportsEvent[],
  rules: Partial<LeagueExpectation> = {},
  about: Partial<League> = {},
): AuditedSeason {
  const league = makeTestLeague({ '2026-27': events }, about);
  const [season] = league.seasons;
  if (!season) throw new Error('A league has at least one season');
  return auditedSeason(league, season, { gapDays: 21, part: 'Matchday', ...rules }, TODAY);
}

export const texts = (findings: { text: string }[]) => findings.map(({ text }) => text);
