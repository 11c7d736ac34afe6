/** The query of a league page as state: what it requests, what of that exists, and how to change it. */
import { useCallback } from 'react';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { eventAnchor } from '../../catalog/event/urls.ts';
import { comingSeason, currentSeason } from '../../catalog/season/current-season.ts';
import type { LeagueSummary, SeasonSummary } from '../../catalog/season/summary.ts';
import { short } from '../../catalog/util/quote.ts';
import { anchorIn } from '../router/address.ts';
import { useHash } from '../router/router.tsx';
import { type UsedQuery, useQuery } from '../router/use-query.ts';
import { useVisitor, useVisitorKnown } from '../time/visitor.tsx';
import type { FilterOptions } from './filter-events.ts';
import { type LeagueQuery, leagueParameters } from './league-query.ts';

export interface LeagueRequest extends UsedQuery<LeagueQuery> {
  season: SeasonSummary;
  /** The season that is shown where the URL names none. */
  defaultSeason: SeasonSummary;
  /** The anchor in the URL, of a group or an event. */
  target: string;
  /** The URL that opens an event's panel. */
  eventHref: (event: SportsEvent) => string;
}

export function useLeagueQuery(league: LeagueSummary): LeagueRequest {
  const { today } = useVisitor(league.timeZone);
  const isVisitorKnown = useVisitorKnown();
  const hash = useHash();
  const request = useQuery(leagueParameters);
  const { season, defaultSeason, warnings } = seasonFromQuery(request.query.season, league, today);
  // A page has hundreds of these links, and the timeline lays itself out again when they change.
  const page = request.hrefWith({ event: '' });
  const eventHref = useCallback(
    (event: SportsEvent) => `${page}${page.includes('?') ? '&' : '?'}event=${eventAnchor(event)}`,
    [page],
  );
  return {
    ...request,
    season,
    defaultSeason,
    warnings: [...request.warnings, ...warnings],
    target: isVisitorKnown ? anchorIn(hash) : '',
    eventHref,
  };
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
  { teams, conferences, types }: FilterOptions,
): { query: LeagueQuery; warnings: string[] } {
  const known = { ...query };
  const warnings: string[] = [];
  if (query.team !== '' && !teams.some(({ value }) => value === query.team)) {
    warnings.push(`There is no team “${short(query.team)}” in this season.`);
    known.team = '';
  }
  if (query.conference !== '' && !conferences.some(({ value }) => value === query.conference)) {
    warnings.push(`There is no conference “${short(query.conference)}” in this season.`);
    known.conference = '';
  }
  if (query.type !== '' && !types.some(({ value }) => value === query.type)) {
    warnings.push(`There is no type “${short(query.type)}” in this season.`);
    known.type = '';
  }
  return { query: known, warnings };
}
