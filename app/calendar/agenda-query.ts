/**
 * What a list of the calendar is filtered by: `?league=nfl,nba&tv=ESPN&big=1&starred=1`, and the span of an agenda: `?span=4`.
 * The sports are those of the other views.
 */
import { addDays } from '../../catalog/day/day.ts';
import { weekOf } from '../../catalog/event/weeks.ts';
import { flag, known, type QueryParameters, someOf } from '../util/query.ts';

/** A number of weeks, or the next Saturday and Sunday. */
export type AgendaSpan = 'weekend' | number;

/** The numbers of weeks to choose from. */
export const WEEKS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** One week unless the URL says otherwise. */
export const spanParameters: QueryParameters<{ span: AgendaSpan }> = {
  span: {
    name: 'span',
    parse: known<AgendaSpan>(
      (text) => (text === 'weekend' ? text : WEEKS.find((number) => String(number) === text)),
      (quoted) => `The span must be “weekend” or 1 to 8 weeks, not ${quoted}. Showing one week.`,
    ),
    fallback: 1,
  },
};

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

export function agendaParameters(leagues: readonly string[]): QueryParameters<AgendaFilters> {
  return {
    leagues: { name: 'league', parse: someOf(leagues, 'league'), fallback: [], changesContent: true },
    channel: { name: 'tv', parse: (text) => ({ value: text.trim() }), fallback: '', changesContent: true },
    isBigOnly: { name: 'big', parse: flag, fallback: false, changesContent: true },
    isFollowedOnly: { name: 'starred', parse: flag, fallback: false, changesContent: true },
  };
}
