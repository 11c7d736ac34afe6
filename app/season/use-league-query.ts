/** The query of a league page as state: what it requests, what of that exists, and how to change it. */
import { useCallback } from 'react';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { eventAnchor } from '../../catalog/event/urls.ts';
import { comingSeason, currentSeason } from '../../catalog/season/current-season.ts';
import type { LeagueSummary, SeasonSummary } from '../../catalog/season/summary.ts';
import { short } from '../../catalog/util/quote.ts';
import { anchorIn, currentAddress, searchText } from '../router/address.ts';
import { navigateSearch } from '../router/navigate.ts';
import { useHash, useSearch } from '../router/router.tsx';
import { useVisitor, useVisitorKnown } from '../time/visitor.tsx';
import type { FilterOptions } from './filter-events.ts';
import { EMPTY_QUERY, type LeagueQuery, readLeagueQuery, withQuery } from './league-query.ts';

export interface LeagueRequest {
  season: SeasonSummary;
  /** The season that is shown where the URL names none. */
  defaultSeason: SeasonSummary;
  query: LeagueQuery;
  warnings: string[];
  /** The anchor in the URL, of a group or an event. */
  target: string;
  /** The page's URL with part of the query changed. */
  hrefWith: (changes: Partial<LeagueQuery>) => string;
  /** The URL that opens an event's panel. */
  eventHref: (event: SportsEvent) => string;
  change: (changes: Partial<LeagueQuery>) => void;
}

export function useLeagueQuery(league: LeagueSummary): LeagueRequest {
  const { today } = useVisitor(league.timeZone);
  const isVisitorKnown = useVisitorKnown();
  const hash = useHash();
  const search = useSearch();
  const { query, warnings } = isVisitorKnown ? readLeagueQuery(search) : { query: EMPTY_QUERY, warnings: [] };
  const { season, defaultSeason, warnings: seasonWarnings } = seasonFromQuery(query.season, league, today);
  const hrefWith = (changes: Partial<LeagueQuery>) =>
    `${league.path}${searchText(withQuery(search, changes))}`;
  // A page has hundreds of these links, and the timeline lays itself out again when they change.
  const otherParams = searchText(withQuery(search, { event: '' }));
  const eventHrefStart = `${league.path}${otherParams === '' ? '?' : `${otherParams}&`}event=`;
  const eventHref = useCallback(
    (event: SportsEvent) => `${eventHrefStart}${eventAnchor(event)}`,
    [eventHrefStart],
  );
  return {
    season,
    defaultSeason,
    query,
    warnings: [...warnings, ...seasonWarnings],
    target: isVisitorKnown ? anchorIn(hash) : '',
    hrefWith,
    eventHref,
    change,
  };
}

function change(changes: Partial<LeagueQuery>): void {
  const search = new URLSearchParams(currentAddress().search);
  navigateSearch(searchText(withQuery(search, changes)), {
    replace: continuesTyping(changes, search),
    keepScroll: true,
  });
}

/** A typed text makes one history entry, not one for each of its letters. */
function continuesTyping({ text, ...others }: Partial<LeagueQuery>, search: URLSearchParams): boolean {
  if (text === undefined || Object.keys(others).length > 0) return false;
  return readLeagueQuery(search).query.text !== '';
}

interface SeasonFromQuery {
  season: SeasonSummary;
  defaultSeason: SeasonSummary;
  /** A sentence about a season that the league does not have. */
  warnings: string[];
}

export function seasonFromQuery(
  label: string,
  { name, seasons }: Pick<LeagueSummary, 'name' | 'seasons'>,
  today: string,
): SeasonFromQuery {
  const defaultSeason = currentSeason(seasons, today);
  const season = seasons.find((candidate) => candidate.label === label);
  if (season || label === '') return { season: season ?? defaultSeason, defaultSeason, warnings: [] };
  return {
    season: defaultSeason,
    defaultSeason,
    warnings: [`There is no ${name} season “${short(label)}”. Showing ${defaultSeason.label}.`],
  };
}

/** The list of the season that follows the current one, once that is over. */
export function comingKeys(league: LeagueSummary, current: SeasonSummary, today: string): string[] {
  const coming = comingSeason(league.seasons, current, today);
  return coming ? [`${league.slug}/${coming.label}`] : [];
}

/** Drops from a query what the season does not have, with a sentence for each. */
export function withoutUnknown(
  query: LeagueQuery,
  { teams, types }: FilterOptions,
): { query: LeagueQuery; warnings: string[] } {
  const known = { ...query };
  const warnings: string[] = [];
  if (query.team !== '' && !teams.some(({ value }) => value === query.team)) {
    warnings.push(`There is no team “${short(query.team)}” in this season.`);
    known.team = '';
  }
  if (query.type !== '' && !types.some(({ value }) => value === query.type)) {
    warnings.push(`There is no type “${short(query.type)}” in this season.`);
    known.type = '';
  }
  return { query: known, warnings };
}
