/** An event of the search index in the form that the rest of the site uses. */
import { addDays } from '../day.ts';
import type { SportsEvent } from '../event.ts';
import { eventId } from '../identity.ts';
import { lookOf, namesOf, type SearchIndex } from './open-index.ts';
import type { OpenSeason } from './open-season.ts';

/** Enough for a line about it and for its address. */
export type FoundEvent = Omit<SportsEvent, 'extras' | 'source' | 'sure' | 'zone'>;

/** The position of an event in the index. */
export interface EventRow {
  season: OpenSeason;
  row: number;
}

export function eventAt(index: SearchIndex, { season, row }: EventRow): FoundEvent {
  const { packed } = season;
  const rows = season.rows();
  const text = (column: Uint16Array) => namesOf(index, column[row] ?? 0)[0] ?? '';
  const look = (column: Uint16Array) => lookOf(index, column[row] ?? 0);
  const league = index.packed.leagues[packed.league]?.slug ?? '';
  const [first, second] = [text(rows.first), text(rows.second)];
  const isGame = rows.isGame[row] === 1;
  const name = isGame ? `${first} vs ${second}${packed.afterSides?.[row] ?? ''}` : first;
  const start = new Date(rows.start[row] ?? 0).toISOString();
  const end = packed.end?.[row];
  const occurrence = packed.occurrence?.[row] ?? timesSeen(season, row);
  return {
    id: eventId(league, packed.label, {
      name,
      publishedAs: packed.publishedAs?.[row],
      occurrence: occurrence > 1 ? occurrence : undefined,
    }),
    league,
    season: packed.label,
    category: text(rows.category),
    type: text(rows.type),
    name,
    ...(isGame
      ? { home: first, away: second, looks: { home: look(rows.first), away: look(rows.second) } }
      : {}),
    ...(packed.provisional?.includes(row) ? { provisional: true } : {}),
    start: rows.isTimed[row] === 1 ? start.replace('.000Z', 'Z') : start.slice(0, 10),
    end: typeof end === 'number' ? addDays(start.slice(0, 10), end) : (end ?? null),
    location: text(rows.venue),
    details: text(rows.detail),
  };
}

/** How often the name of a row has occurred in its season so far, this row included. */
function timesSeen(season: OpenSeason, row: number): number {
  const { first, second } = season.rows();
  const after = season.packed.afterSides;
  let count = 0;
  for (let at = row; at >= 0; at -= 1) {
    if (first[at] === first[row] && second[at] === second[row] && after?.[at] === after?.[row]) count += 1;
  }
  return count;
}
