/** The events of all leagues on the days around the build: what home shows, in one list instead of two whole weeks. */
import { splitDetails } from './channels.ts';
import { addDays } from './day.ts';
import { isGame, type SportsEvent } from './event.ts';
import { groupBy } from './group-by.ts';
import { importanceOf } from './importance.ts';
import { isPeriod } from './period.ts';
import { calledOff } from './status.ts';
import { utcDaysOver } from './weeks.ts';

const DAYS_BEFORE = 1;
/** Home looks seven days ahead, and is opened up to a day after it was built. */
const DAYS_AFTER = 8;

const firstDay = (builtOn: string) => addDays(builtOn, -DAYS_BEFORE);
const lastDay = (builtOn: string) => addDays(builtOn, DAYS_AFTER);

/** By league, which compresses best. */
export function nearDays(events: readonly SportsEvent[], builtOn: string): SportsEvent[] {
  const near = events.filter((event) => {
    const lastOfEvent = (event.end ?? event.start).slice(0, 10);
    const isNear = event.start.slice(0, 10) <= lastDay(builtOn) && lastOfEvent >= firstDay(builtOn);
    return isNear && !isPeriod(event);
  });
  return [...groupBy(near, ({ league }) => league).values()].flatMap(withoutCrowds);
}

/** A league with more games on a day than this is one line on home: `All 148 games`. */
export const CROWD = 24;

/** Of a day with very many games most are only counted: half of all names would be those of college basketball. */
function withoutCrowds(events: readonly SportsEvent[]): SportsEvent[] {
  const games = groupBy(events.filter(isGame), ({ start }) => start.slice(0, 10));
  return events.map((event) => {
    const isCrowd = (games.get(event.start.slice(0, 10))?.length ?? 0) > CROWD;
    return isCrowd && isGame(event) && !isSpecial(event) ? unnamed(event) : event;
  });
}

/** Whether home may name it: a rivalry, a game on a national channel, or more than one of the season. */
function isSpecial(event: SportsEvent): boolean {
  if (event.rivalry || importanceOf(event) !== 'regular' || calledOff(event)) return true;
  return splitDetails(event.details).channels.length > 0;
}

function unnamed({ league, season, category, type, start, source, sure }: SportsEvent): SportsEvent {
  return {
    id: `${league}/${season}/`,
    league,
    season,
    category,
    type,
    name: '',
    start,
    end: null,
    location: '',
    details: '',
    source,
    sure,
  };
}

/** Whether the list made on that day has everything that a zone lists under these days. */
export function coversDays(builtOn: string, day: string, days: number, timeZone: string): boolean {
  const { from, to } = utcDaysOver(day, days, timeZone);
  return firstDay(builtOn) <= from && to <= lastDay(builtOn);
}
