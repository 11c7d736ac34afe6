/** What the side of a league page tells about a season: its key dates, who has a week off, and who plays in it. */
import { addDays, listedDay } from '../../catalog/day/day.ts';
import { isGame, type SportsEvent } from '../../catalog/event/event.ts';
import { inListOrder } from '../../catalog/event/list-order.ts';
import { numberedRound, type Stage } from '../../catalog/event/vocabulary.ts';
import { groupName } from '../../catalog/team/team-group.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { type GameSide, sidesOf } from '../event/sides.ts';

const MOST_DATES = 6;
/** Stages whose rounds are worth a line each. */
const STAGES: readonly Stage[] = ['playoffs', 'deciders'];
const WINDOW = /\b(window|deadline)\b/i;

/** What begins from today on, besides the games of every week. */
export function keyDatesAhead(
  events: readonly SportsEvent[],
  today: string,
  timeZone: string,
): SportsEvent[] {
  const ahead = inListOrder(
    events.filter((event) => listedDay(event.start, timeZone) >= today && isKeyDate(event)),
    timeZone,
  );
  // The all-star weekend leads to its game, and a series has one name for all its games.
  const lastAllStar = ahead.findLast(({ stage }) => stage === 'all-star');
  const dates = ahead.filter(
    (event, index) =>
      (event.stage !== 'all-star' || event === lastAllStar) &&
      ahead.findIndex(({ name }) => name === event.name) === index,
  );
  // However many rounds there are, the final is among them.
  const final = dates.slice(MOST_DATES).find((event) => event.milestone === 'final');
  return final ? [...dates.slice(0, MOST_DATES - 1), final] : dates.slice(0, MOST_DATES);
}

function isKeyDate(event: SportsEvent): boolean {
  if (event.milestone) return true;
  if (isGame(event) || event.name === event.category) return false;
  return STAGES.includes(event.stage) || WINDOW.test(event.name);
}

/** Matches against guests from elsewhere, and sides that are picked for a day. */
const NOT_OF_THE_LEAGUE: readonly Stage[] = ['preseason', 'all-star'];

export function teamsIn(events: readonly SportsEvent[]): GameSide[] {
  const teams = new Map<string, GameSide>();
  for (const event of events) {
    if (!isGame(event) || NOT_OF_THE_LEAGUE.includes(event.stage)) continue;
    const { first, second } = sidesOf(event);
    for (const side of [first, second]) teams.set(side.name, side);
  }
  return [...teams.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** College teams play when they like; a league this small has byes. */
const MOST_TEAMS_WITH_BYES = 40;

export interface Byes {
  /** `Week 11` */
  week: string;
  teams: GameSide[];
}

/** A week that begins later than this is not the current one. */
const DAYS_AHEAD = 7;

/** Who does not play in the current week, of a season with numbered weeks. */
export function byesIn(events: readonly SportsEvent[], today: string, timeZone: string): Byes | undefined {
  const games = events.filter((event) => isGame(event) && numberedRound(event.type)?.kind === 'Week');
  const teams = teamsIn(games);
  const next = games.find((game) => listedDay(game.start, timeZone) >= today);
  if (!next || listedDay(next.start, timeZone) > addDays(today, DAYS_AHEAD)) return undefined;
  if (teams.length > MOST_TEAMS_WITH_BYES) return undefined;
  const playing = new Set(teamsIn(games.filter(({ type }) => type === next.type)).map(({ name }) => name));
  const resting = teams.filter(({ name }) => !playing.has(name));
  return resting.length > 0 ? { week: next.type, teams: resting } : undefined;
}

export interface SideGroup {
  /** `AFC East`; empty where the league has no groups. */
  name: string;
  teams: GameSide[];
}

/** By division or conference where they are known, in their order; guests of those teams last. */
export function teamsByGroup(teams: readonly GameSide[]): SideGroup[] {
  const byGroup = [...groupBy(teams, ({ look }) => look.group ?? '')].sort(([a], [b]) => {
    if (a === '' || b === '') return a === '' ? 1 : -1;
    return a < b ? -1 : 1;
  });
  return byGroup.map(([path, members]) => ({
    name:
      path === '' && byGroup.length > 1 ? 'Others' : groupName(path).replace(/ (Division|Conference)$/, ''),
    teams: members,
  }));
}
