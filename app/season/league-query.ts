/** The query of a league page: season, view, month, filters, and the event in the panel. */
import { isDay } from '../../catalog/day/day.ts';
import { anyText, flag, known, oneOf, type QueryParameters } from '../util/query.ts';

export const VIEWS = ['schedule', 'calendar', 'timeline'] as const;
export type View = (typeof VIEWS)[number];

interface ViewQuery {
  view: View;
  /** Calendar: a month (2026-11) or a year (2026); empty for the current one. */
  month: string;
}

/** Slugs, or empty for all. Whether there are such is known to the season. */
export interface Filters {
  team: string;
  conference: string;
  type: string;
  text: string;
  upcomingOnly: boolean;
}

export interface LeagueQuery extends ViewQuery, Filters {
  season: string;
  /** The identity of the event in the panel, without league and season. */
  event: string;
}

/** Longer texts than any name are not a search. */
const MAX_TEXT_LENGTH = 100;

/** Also of the pages of teams, and of what the visitor follows. */
export const viewParameters: QueryParameters<ViewQuery> = {
  view: {
    name: 'view',
    parse: oneOf(VIEWS, (quoted) => `There is no ${quoted} view.`),
    fallback: 'schedule',
    changesContent: true,
  },
  month: {
    name: 'month',
    parse: known(
      (text) => (isMonthOrYear(text) ? text : undefined),
      (quoted) => `${quoted} is not a month.`,
    ),
    fallback: '',
    changesContent: true,
  },
};

export const leagueParameters: QueryParameters<LeagueQuery> = {
  season: { name: 'season', parse: anyText, fallback: '', changesContent: true },
  ...viewParameters,
  team: { name: 'team', parse: anyText, fallback: '', changesContent: true },
  conference: { name: 'conference', parse: anyText, fallback: '', changesContent: true },
  type: { name: 'type', parse: anyText, fallback: '', changesContent: true },
  text: {
    name: 'q',
    parse: known(
      (text) => (text.length <= MAX_TEXT_LENGTH ? text : undefined),
      () => 'The filter text is too long.',
    ),
    fallback: '',
    changesContent: true,
    isTyped: true,
  },
  upcomingOnly: { name: 'upcoming', parse: flag, fallback: false, changesContent: true },
  event: { name: 'event', parse: anyText, fallback: '' },
};

function isMonthOrYear(text: string): boolean {
  return text.length === 4 ? isDay(`${text}-01-01`) : isDay(`${text}-01`);
}
