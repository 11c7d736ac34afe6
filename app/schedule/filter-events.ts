/** The events that the filters leave, and the choices that the filters offer. */
import type { SportsEvent } from '../../catalog/event.ts';
import { isGame } from '../../catalog/event.ts';
import { slugOf } from '../../catalog/slug.ts';
import { isAhead, statusOf } from '../../catalog/status.ts';
import type { Visitor } from '../time/visitor.tsx';
import type { LeagueQuery } from './league-query.ts';

export interface Choice {
  /** As the address has it. */
  value: string;
  label: string;
}

/** The teams of the events, by name. */
export function teamChoices(events: readonly SportsEvent[]): Choice[] {
  const names = new Set(events.flatMap((event) => (isGame(event) ? [event.home, event.away] : [])));
  return [...names].sort((a, b) => a.localeCompare(b, 'en')).map(toChoice);
}

/** The types of the events, in the order in which they first come. */
export function typeChoices(events: readonly SportsEvent[]): Choice[] {
  const types = new Set(events.map((event) => event.type).filter(Boolean));
  return [...types].map(toChoice);
}

function toChoice(label: string): Choice {
  return { value: slugOf(label), label };
}

type Filters = Pick<LeagueQuery, 'team' | 'type' | 'text' | 'upcomingOnly'>;

export function isFiltered({ team, type, text, upcomingOnly }: Filters): boolean {
  return team !== '' || type !== '' || text.trim() !== '' || upcomingOnly;
}

export function filterEvents(
  events: readonly SportsEvent[],
  filters: Filters,
  sport: string,
  visitor: Pick<Visitor, 'now' | 'timeZone'>,
): SportsEvent[] {
  const words = searchable(filters.text).split(' ').filter(Boolean);
  return events.filter((event) => {
    if (filters.team !== '') {
      if (!isGame(event)) return false;
      if (slugOf(event.home) !== filters.team && slugOf(event.away) !== filters.team) return false;
    }
    if (filters.type !== '' && slugOf(event.type) !== filters.type) return false;
    if (words.length > 0) {
      const text = searchable(
        `${event.name} ${event.location} ${event.details} ${event.type} ${event.extras ?? ''}`,
      );
      if (!words.every((word) => text.includes(word))) return false;
    }
    return !filters.upcomingOnly || isAhead(statusOf(event, sport, visitor.now, visitor.timeZone));
  });
}

/** Lower case, without accents: "Sao Paulo" finds "São Paulo". */
export function searchable(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\s+/g, ' ');
}
