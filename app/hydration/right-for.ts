/**
 * For whom a page is right as it is sent: on its day, by clocks that put its games on the same days as the zone that it is
 * rendered in, and without stars that change its order. Everybody else waits for the scripts (stale-page-script.ts).
 */
import { currentSeason } from '../../catalog/current-season.ts';
import { addDays, clockInZone, dayInZone, isTimed } from '../../catalog/day.ts';
import type { SportsEvent } from '../../catalog/event.ts';
import { teamSlugInPath } from '../../catalog/urls.ts';
import { seasonLists } from '../data/event-lists.ts';
import { categoryAt, leagueAt } from '../data/site-map.ts';
import { homeZone, loadTeam, loadTeamGames, teamZone, yearsOf } from '../data/teams.ts';
import { SITE_TIME_ZONE } from '../site.ts';
import { teamChoice } from '../team/team-choice.ts';

export interface RightFor {
  day: string;
  /** Minutes that a clock may be ahead of UTC. */
  offsets: { from: number; to: number };
  /** Leagues whose stars would change the order of the page. */
  unstarred: string[];
}

/** Enough to fill a screen. */
const SEEN_EVENTS = 100;

/** Of all sports there is a game at every hour, but most begin between 10 in the morning and 10 at night. */
const MOST_GAMES = { from: -600, to: 120 };

const MINUTES_OF_DAY = 24 * 60;

export async function rightFor(pathname: string, now: number): Promise<RightFor> {
  const { timeZone, events } = (await leagueEvents(pathname, now)) ??
    (await teamEvents(pathname, now)) ?? { timeZone: SITE_TIME_ZONE, events: undefined };
  const offset = Math.round((Date.parse(`${clockInZone(now, timeZone)}Z`) - now) / 60_000);
  const day = dayInZone(now, timeZone);
  const { from, to } = events ? shiftsWithSameDays(events, day, timeZone) : MOST_GAMES;
  return {
    day,
    offsets: { from: offset + from, to: offset + to },
    unstarred: categoryAt(pathname)?.leagues.map(({ slug }) => slug) ?? [],
  };
}

async function leagueEvents(pathname: string, now: number) {
  const league = leagueAt(pathname);
  if (!league) return undefined;
  const { label, timeZone } = currentSeason(league.seasons, dayInZone(now, league.timeZone));
  return { timeZone, events: await seasonLists.load(`${league.slug}/${label}`) };
}

async function teamEvents(pathname: string, now: number) {
  const team = await loadTeam(teamSlugInPath(pathname) ?? '');
  if (!team) return undefined;
  const today = dayInZone(now, teamZone(team.seasons));
  const { year } = teamChoice(new URLSearchParams(), yearsOf(team.seasons), today, team.name);
  const games = await loadTeamGames(team, year.seasons);
  return { timeZone: homeZone(games), events: games };
}

/**
 * How many minutes clocks may differ from those of a zone, with all events that are seen on the same days: those from
 * yesterday on, or the first ones if all are over.
 */
export function shiftsWithSameDays(
  events: readonly Pick<SportsEvent, 'start'>[],
  today: string,
  timeZone: string,
): { from: number; to: number } {
  const yesterday = addDays(today, -1);
  const clocks = events
    .filter(({ start }) => isTimed(start))
    .map(({ start }) => clockInZone(start, timeZone))
    .sort();
  const ahead = clocks.filter((clock) => clock >= yesterday);
  const minutes = (ahead.length > 0 ? ahead : clocks)
    .slice(0, SEEN_EVENTS)
    .map((clock) => 60 * Number(clock.slice(11, 13)) + Number(clock.slice(14, 16)));
  return {
    from: -Math.min(MINUTES_OF_DAY, ...minutes),
    to: MINUTES_OF_DAY - 1 - Math.max(-1, ...minutes),
  };
}
