/** Adds the events of a season to the index. */

import { isTimed, MS_PER_DAY } from '../day/day.ts';
import { endTime } from '../event/duration.ts';
import { isGame, type SportsEvent } from '../event/event.ts';
import { ownNames } from '../event/rivalry.ts';
import { isBesideRace } from '../event/vocabulary.ts';
import { memoize } from '../util/memoize.ts';
import {
  NO_TEXT,
  type OpenSeason,
  type SearchIndex,
  type SeasonColumns,
  type SeasonList,
  type Text,
} from './search-index.ts';

/** The index with more seasons. */
export function withSeasons(index: SearchIndex, lists: readonly SeasonList[]): SearchIndex {
  const added = lists.map((list) => openSeason(index, list));
  const seasons = [...index.seasons, ...added].sort((a, b) => a.league - b.league || a.from - b.from);
  // There may be more texts with the words of earlier queries.
  return { ...index, seasons, graded: new Map(), similar: new Map() };
}

function openSeason(index: SearchIndex, { key, events }: SeasonList): OpenSeason {
  const [slug, label = ''] = key.split('/');
  const { names, texts } = index;
  const position = names.leagues.findIndex((league) => league.slug === slug);
  const league = names.leagues[position];
  const days = league?.seasons.find((season) => season.label === label);
  const columns = columnsOf(index, events, { scope: days?.teamScope, sport: league?.sportId ?? '' });
  for (const venue of new Set(columns.venue)) {
    const text = texts[venue];
    if (text) text.seasons += 1;
  }
  const otherNames = names.otherNames.seasons[key];
  return {
    key,
    label,
    events,
    country: league?.country?.slice(0, 2),
    league: names.sports.length + position,
    edition: otherNames ? index.textAt(textOf('edition', otherNames)) : NO_TEXT,
    texts: distinct(columns),
    from: Date.parse(days?.from ?? '') - MS_PER_DAY,
    to: Date.parse(days?.to ?? '') + 2 * MS_PER_DAY,
    ...columns,
  };
}

const textOf = (kind: Text['kind'], [...names]: readonly string[]): Text => ({ kind, names, seasons: 0 });

function columnsOf(
  index: SearchIndex,
  events: readonly SportsEvent[],
  { scope, sport }: { scope: string | undefined; sport: string },
): SeasonColumns {
  const { rivalries, otherNames } = index.names;
  const team = memoize((name: string) => index.textAt(textOf('team', [name]), scope));
  const venue = memoize((name: string) => index.textAt(textOf('venue', [name])));
  const label = memoize((name: string) => index.textAt(textOf('label', [name])));
  const detail = memoize((name: string) => index.textAt(textOf('detail', [name])));
  const rivalry = memoize((position: number) => {
    const rivals = rivalries[position];
    return rivals ? index.textAt(textOf('rivalry', ownNames(rivals))) : NO_TEXT;
  });
  /** The same text with other names is another text: "Final" is the final of several cups. */
  const named = (kind: 'name' | 'detail', name: string, lists: readonly number[]) => {
    const others = lists.flatMap((list) => otherNames.events[list]?.names ?? []);
    return index.textAt(textOf(kind, [name, ...others]), lists.join());
  };

  const texts = () => new Uint16Array(events.length);
  const times = () => new Float64Array(events.length);
  const flags = () => new Uint8Array(events.length);
  const columns: SeasonColumns = {
    ...{ first: texts(), second: texts(), venue: texts(), type: texts(), category: texts() },
    ...{ detail: texts(), rivalry: texts(), start: times(), until: times() },
    ...{ isTimed: flags(), isGame: flags(), isPeriod: flags(), isSession: flags() },
  };
  events.forEach((event, row) => {
    const { type, category, location, details, start, end } = event;
    const lists = index.listsOf(event);
    const ofGame = isGame(event);
    const first = ofGame ? team(event.home) : named('name', event.name, lists);
    columns.first[row] = first;
    columns.second[row] = ofGame ? team(event.away) : first;
    columns.venue[row] = venue(location);
    columns.type[row] = label(type);
    columns.category[row] = label(category);
    columns.detail[row] = ofGame && lists.length > 0 ? named('detail', details, lists) : detail(details);
    columns.rivalry[row] = rivalry(index.rivalryNumber(event) ?? -1);
    columns.start[row] = Date.parse(start);
    columns.until[row] = isTimed(start) ? endTime(event, sport) : Date.parse(end ?? start) + MS_PER_DAY;
    columns.isTimed[row] = Number(isTimed(start));
    columns.isGame[row] = Number(ofGame);
    columns.isPeriod[row] = Number(event.isPeriod);
    columns.isSession[row] = Number(isBesideRace(event));
  });
  return columns;
}

function distinct({ first, second, venue, type, category, detail, rivalry }: SeasonColumns): Uint16Array {
  const texts = new Set<number>();
  for (const column of [first, second, venue, type, category, detail, rivalry]) {
    for (let row = 0; row < column.length; row += 1) texts.add(column[row] ?? NO_TEXT);
  }
  texts.delete(NO_TEXT);
  return new Uint16Array([...texts]);
}
