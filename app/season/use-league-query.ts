/** The address of a league page as state: what it asks for, what of that exists, and how to ask for something else. */
import { useMemo } from 'react';
import { currentSeason } from '../../catalog/current-season.ts';
import type { SportsEvent } from '../../catalog/event.ts';
import type { LeagueSummary, NamedSeason, SeasonSummary } from '../../catalog/summary.ts';
import { eventAnchor } from '../../catalog/urls.ts';
import { anchorIn } from '../router/anchor.ts';
import { currentAddress, navigateSearch } from '../router/navigate.ts';
import { useHash, useSearch } from '../router/router.tsx';
import { preparePage } from '../routes.ts';
import { useHydrated, useVisitor } from '../time/visitor.tsx';
import { short } from '../util/quote.ts';
import type { Choices } from './filter-events.ts';
import {
  EMPTY_QUERY,
  type LeagueQuery,
  readQuery,
  searchText,
  VIEWS,
  type View,
  withQuery,
} from './league-query.ts';

export interface LeaguePageState {
  season: NamedSeason | SeasonSummary;
  /** The season that is shown where the address names none. */
  defaultSeason: SeasonSummary;
  query: LeagueQuery;
  warnings: string[];
  /** The anchor of the address, of a group or an event. */
  target: string;
  /** The address with part of the query changed. */
  hrefWith: (changes: Partial<LeagueQuery>) => string;
  /** Where the details of an event open, from each view. These and `change` stay the same functions while they can. */
  eventHrefs: EventHrefs;
  change: (changes: Partial<LeagueQuery>) => void;
}

export type EventHrefs = Record<View, (event: SportsEvent) => string>;

export function useLeagueQuery(league: LeagueSummary): LeaguePageState {
  const { today } = useVisitor(league.timeZone);
  const isHydrated = useHydrated();
  const hash = useHash();
  const search = useSearch();
  const eventHrefs = useEventHrefs(league.path, search);
  const { query, warnings } = isHydrated ? readQuery(search) : { query: EMPTY_QUERY, warnings: [] };
  const { season, defaultSeason, ...seasonAsked } = seasonFromQuery(query.season, league, today);
  return {
    season,
    defaultSeason,
    query,
    warnings: [...warnings, ...seasonAsked.warnings],
    target: isHydrated ? anchorIn(hash) : '',
    hrefWith: (changes) => `${league.path}${searchText(withQuery(search, changes))}`,
    eventHrefs,
    change,
  };
}

function change(changes: Partial<LeagueQuery>): void {
  navigateSearch(currentSearchWith(changes), { replace: isTypedOn(changes), keepScroll: true, atOnce: true });
}

/** A text leaves one step behind, not one for each of its letters. */
function isTypedOn({ text, ...others }: Partial<LeagueQuery>): boolean {
  if (text === undefined || Object.keys(others).length > 0) return false;
  return readQuery(new URLSearchParams(currentAddress().search)).query.text !== '';
}

/** The visitor is reaching for one of these changes: what the page will ask for then is made ready. */
export async function prepare(changes: readonly Partial<LeagueQuery>[]): Promise<void> {
  const { pathname } = currentAddress();
  for (const each of changes) await preparePage(pathname, currentSearchWith(each));
}

function currentSearchWith(changes: Partial<LeagueQuery>): string {
  return searchText(withQuery(new URLSearchParams(currentAddress().search), changes));
}

interface SeasonChoice {
  season: NamedSeason | SeasonSummary;
  defaultSeason: SeasonSummary;
  /** A sentence about a season that the league does not have. */
  warnings: string[];
}

export function seasonFromQuery(
  label: string,
  { name, earlier, seasons }: Pick<LeagueSummary, 'name' | 'earlier' | 'seasons'>,
  today: string,
): SeasonChoice {
  const defaultSeason = currentSeason(seasons, today);
  const season = [...seasons, ...earlier].find((candidate) => candidate.label === label);
  if (season || label === '') return { season: season ?? defaultSeason, defaultSeason, warnings: [] };
  return {
    season: defaultSeason,
    defaultSeason,
    warnings: [`There is no ${name} season “${short(label)}”. This is ${defaultSeason.label}.`],
  };
}

function useEventHrefs(path: string, search: URLSearchParams): EventHrefs {
  const rest = searchText(withQuery(search, { view: 'schedule', event: '' }));
  return useMemo(() => {
    const fromView = (view: View) => {
      // Not by its size, which browsers know since 2023 only.
      const own = searchText(withQuery(new URLSearchParams(rest), { view }));
      const address = `${path}${own === '' ? '?' : `${own}&`}event=`;
      return [view, (event: SportsEvent) => `${address}${encodeURIComponent(eventAnchor(event))}`] as const;
    };
    return Object.fromEntries(VIEWS.map(fromView)) as EventHrefs;
  }, [path, rest]);
}

/** Drops from a query what the season does not have, with a sentence for each. */
export function withoutUnknown(
  query: LeagueQuery,
  { teams, types }: Choices,
): { query: LeagueQuery; warnings: string[] } {
  const known = { ...query };
  const warnings: string[] = [];
  if (query.team !== '' && !teams.some(({ value }) => value === query.team)) {
    warnings.push(`No team “${short(query.team)}” plays in this season.`);
    known.team = '';
  }
  if (query.type !== '' && !types.some(({ value }) => value === query.type)) {
    warnings.push(`This season has no type “${short(query.type)}”.`);
    known.type = '';
  }
  return { query: known, warnings };
}
