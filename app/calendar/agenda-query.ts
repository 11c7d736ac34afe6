/**
 * The agenda's part of the calendar's URL: `?view=agenda&span=4&league=nfl,nba&tv=ESPN&big=1&starred=1`. The sports are
 * those of the other views.
 */
import { addDays } from '../../catalog/day/day.ts';
import { weekOf } from '../../catalog/event/weeks.ts';
import { short } from '../../catalog/util/quote.ts';
import { searchText } from '../router/address.ts';

/** A number of weeks, or the next Saturday and Sunday. */
export type AgendaSpan = 'weekend' | number;

/** The numbers of weeks to choose from. */
export const WEEKS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** One week unless the URL says otherwise. */
export function readSpan(text: string | null): { span: AgendaSpan; warnings: string[] } {
  if (text === null) return { span: 1, warnings: [] };
  if (text === 'weekend') return { span: 'weekend', warnings: [] };
  const weeks = WEEKS.find((number) => String(number) === text);
  if (weeks) return { span: weeks, warnings: [] };
  return {
    span: 1,
    warnings: [`The span must be “weekend” or 1 to 8 weeks, not “${short(text)}”. Showing one week.`],
  };
}

/** On a Sunday the weekend is what is left of it. */
export function daysOfSpan(span: AgendaSpan, day: string): { from: string; days: number } {
  if (span !== 'weekend') return { from: day, days: span * 7 };
  const saturday = addDays(weekOf(day), 5);
  return day > saturday ? { from: day, days: 1 } : { from: saturday, days: 2 };
}

export interface AgendaFilters {
  /** Slugs; none is all. */
  leagues: string[];
  /** A TV channel or stream, or '' for all. */
  channel: string;
  isBigOnly: boolean;
  isFollowedOnly: boolean;
}

export function readAgendaFilters(
  search: URLSearchParams,
  isLeague: (slug: string) => boolean,
): { filters: AgendaFilters; warnings: string[] } {
  const requested = search
    .getAll('league')
    .flatMap((value) => value.split(','))
    .map((slug) => slug.trim().toLowerCase())
    .filter(Boolean);
  const unknown = [...new Set(requested)].filter((slug) => !isLeague(slug));
  return {
    filters: {
      leagues: [...new Set(requested)].filter(isLeague),
      channel: search.get('tv')?.trim() ?? '',
      isBigOnly: search.get('big') === '1',
      isFollowedOnly: search.get('starred') === '1',
    },
    warnings: unknown.length > 0 ? [`There is no league “${short(unknown.join(', '))}”.`] : [],
  };
}

/** The query with another span; other parameters stay. */
export function searchWithSpan(search: URLSearchParams, span: string): string {
  const result = new URLSearchParams(search);
  result.set('span', span);
  return searchText(result);
}

/** The query with other filters; other parameters stay. */
export function searchWithFilters(search: URLSearchParams, changes: Partial<AgendaFilters>): string {
  const result = new URLSearchParams(search);
  const set = (name: string, value: string) => {
    if (value === '') result.delete(name);
    else result.set(name, value);
  };
  if (changes.leagues) set('league', changes.leagues.join());
  if (changes.channel !== undefined) set('tv', changes.channel);
  if (changes.isBigOnly !== undefined) set('big', changes.isBigOnly ? '1' : '');
  if (changes.isFollowedOnly !== undefined) set('starred', changes.isFollowedOnly ? '1' : '');
  return searchText(result);
}
