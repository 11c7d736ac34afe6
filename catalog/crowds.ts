/** Days with very many games of one league, as college basketball has them. */
import { splitDetails } from './channels.ts';
import { isGame, type SportsEvent } from './event.ts';
import { groupBy } from './group-by.ts';
import { importanceOf } from './importance.ts';
import { calledOff } from './status.ts';

/** A league with more games on a day than this is one line: `All 148 games`. */
export const CROWD = 24;

/**
 * Of a day with very many games most are only counted: half of all names would be those of college basketball. By
 * league, which compresses best.
 */
export function withoutCrowds(events: readonly SportsEvent[]): SportsEvent[] {
  return [...groupBy(events, ({ league }) => league).values()].flatMap(withoutCrowdsOfLeague);
}

function withoutCrowdsOfLeague(events: readonly SportsEvent[]): SportsEvent[] {
  const games = groupBy(events.filter(isGame), ({ start }) => start.slice(0, 10));
  return events.map((event) => {
    const isCrowd = (games.get(event.start.slice(0, 10))?.length ?? 0) > CROWD;
    return isCrowd && isGame(event) && !isSpecial(event) ? unnamed(event) : event;
  });
}

/** Whether it is named all the same: a rivalry, a game on a national channel, or more than one of the season. */
function isSpecial(event: SportsEvent): boolean {
  if (event.rivalry || importanceOf(event) !== 'regular' || calledOff(event)) return true;
  return splitDetails(event.details).channels.length > 0;
}

function unnamed({ league, season, category, type, start, zone, source, sure }: SportsEvent): SportsEvent {
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
    zone,
    details: '',
    source,
    sure,
  };
}
