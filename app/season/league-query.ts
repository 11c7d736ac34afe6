/** The query of a league page: season, view, month, filters, and the event in the panel. */
import { isDay } from '../../catalog/day/day.ts';
import { short } from '../../catalog/util/quote.ts';

export const VIEWS = ['schedule', 'calendar', 'timeline'] as const;
export type View = (typeof VIEWS)[number];

export interface LeagueQuery {
  season: string;
  view: View;
  /** Calendar: a month (2026-11) or a year (2026); empty for the current one. */
  month: string;
  team: string;
  type: string;
  text: string;
  upcomingOnly: boolean;
  /** The identity of the event in the panel, without league and season. */
  event: string;
}

export const EMPTY_QUERY: LeagueQuery = {
  season: '',
  view: 'schedule',
  month: '',
  team: '',
  type: '',
  text: '',
  upcomingOnly: false,
  event: '',
};

/** Longer texts than any name are not a search. */
const LONGEST_TEXT = 100;

export interface ReadQuery {
  query: LeagueQuery;
  /** A sentence for each value that was dropped. */
  warnings: string[];
}

/** Reads the query; invalid values are dropped with a warning. */
export function readLeagueQuery(search: URLSearchParams): ReadQuery {
  const query = { ...EMPTY_QUERY };
  const warnings: string[] = [];
  query.season = search.get('season') ?? '';
  query.team = search.get('team') ?? '';
  query.type = search.get('type') ?? '';
  query.event = search.get('event') ?? '';
  const view = search.get('view');
  if (view !== null) {
    const known = VIEWS.find((candidate) => candidate === view);
    if (known) query.view = known;
    else warnings.push(`There is no “${short(view)}” view.`);
  }
  const month = search.get('month');
  if (month !== null) {
    if (isMonthOrYear(month)) query.month = month;
    else warnings.push(`“${short(month)}” is not a month.`);
  }
  const text = search.get('q');
  if (text !== null) {
    if (text.length <= LONGEST_TEXT) query.text = text;
    else warnings.push('The filter text is too long.');
  }
  const upcoming = search.get('upcoming');
  if (upcoming !== null) {
    if (upcoming === '1') query.upcomingOnly = true;
    else warnings.push('Ignored an invalid filter.');
  }
  return { query, warnings };
}

function isMonthOrYear(text: string): boolean {
  return text.length === 4 ? isDay(`${text}-01-01`) : isDay(`${text}-01`);
}

/** The address's parameters with some of the query changed; parameters of others (a zone) stay. */
export function withQuery(search: URLSearchParams, changes: Partial<LeagueQuery>): URLSearchParams {
  const result = new URLSearchParams(search);
  const write = (key: string, value: string | undefined) => {
    if (value === undefined) return;
    if (value === '') result.delete(key);
    else result.set(key, value);
  };
  write('season', changes.season);
  write('view', changes.view === 'schedule' ? '' : changes.view);
  write('month', changes.month);
  write('team', changes.team);
  write('type', changes.type);
  write('q', changes.text);
  if (changes.upcomingOnly !== undefined) write('upcoming', changes.upcomingOnly ? '1' : '');
  write('event', changes.event);
  return result;
}
