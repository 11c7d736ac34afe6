/** A season of a league: its head, its next event, and its events in the chosen view. */
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo } from 'react';
import { listedDay } from '../../catalog/day/day.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { apiPath, eventAnchor } from '../../catalog/event/urls.ts';
import { missingGames } from '../../catalog/season/missing-games.ts';
import { editionOf, seasonName } from '../../catalog/season/season-noun.ts';
import { type LeagueSummary, type SeasonSummary, spanOf } from '../../catalog/season/summary.ts';
import { seasonLists } from '../data/lists.ts';
import { teamHref } from '../data/team-links.ts';
import { targetOf } from '../event/group-events.ts';
import { useVisitor, type Visitor } from '../time/visitor.tsx';
import { Warnings } from '../ui/notice.tsx';
import { OptionLinks } from '../ui/option-links.tsx';
import { filterEvents, filterOptions, isFiltered } from './filter-events.ts';
import { LeagueHeader, seasonFacts } from './league-header.tsx';
import styles from './league-season.module.css';
import { SeasonControls, SeasonSelect } from './season-controls.tsx';
import { SeasonHero, useSeasonHero } from './season-hero.tsx';
import { hasSide, SeasonSide } from './season-side.tsx';
import { progressOf, seasonStatusOf } from './season-status.ts';
import { SeasonViews, useToggledGroups } from './season-views.tsx';
import { comingKeys, type LeagueRequest, withoutUnknown } from './use-league-query.ts';

const NONE: SportsEvent[] = [];

interface LeagueSeasonProps {
  league: LeagueSummary;
  request: LeagueRequest;
  /** In place of the schedule with its filters and its next event. */
  schedule?: ((events: readonly SportsEvent[], season: SeasonSummary) => ReactNode) | undefined;
}

/** What stays of it without the season's list: offline, an old season that was never opened. */
export function MissingSeason({ league, request, children }: LeagueSeasonProps & { children: ReactNode }) {
  const visitor = useVisitor(request.season.timeZone);
  return (
    <>
      <LeagueHeader
        league={league}
        season={request.season}
        events={NONE}
        edition={editionOf(request.season, league.seasons)}
        phase=""
        progress={undefined}
        knockout={undefined}
        missing={undefined}
        facts={[]}
        visitor={visitor}
      />
      <SeasonSelect league={league} request={request} />
      {children}
    </>
  );
}

export function LeagueSeason({ league, request, schedule }: LeagueSeasonProps) {
  const sport = league.sport;
  const { season, defaultSeason } = request;
  const visitor = useVisitor(season.timeZone);
  const { now, timeZone } = visitor;
  const events = seasonLists.useList(`${league.slug}/${season.label}`);
  const isCurrent = season === defaultSeason;
  const [coming = NONE] = seasonLists.useLists(
    isCurrent ? comingKeys(league, defaultSeason, visitor.today) : [],
  );
  const options = useMemo(() => filterOptions(events), [events]);
  const { query, warnings } = withoutUnknown(request.query, options);
  const { team, conference, type, text, upcomingOnly } = query;
  const requested = useMemo(
    () => ({ team, conference, type, text, upcomingOnly }),
    [team, conference, type, text, upcomingOnly],
  );
  // The controls answer at once, and a long season follows.
  const filters = useDeferredValue(requested);
  const view = useDeferredValue(query.view);
  const eventHref = useDeferredValue(request.eventHref);
  const toggledGroups = useToggledGroups(season.label);
  const { change } = request;
  const onMonth = useCallback((month: string) => change({ month }), [change]);
  const shown = useMemo(
    () => filterEvents(events, filters, options, sport, { now }),
    [events, filters, options, sport, now],
  );
  // The lead follows the filters.
  const ahead = useMemo(
    () => [...shown, ...filterEvents(coming, filters, options, sport, { now })],
    [shown, coming, filters, options, sport, now],
  );
  const hero = useSeasonHero(ahead, sport, visitor);
  const status = useMemo(
    () => seasonStatusOf(events, coming, sport, now, timeZone),
    [events, coming, sport, now, timeZone],
  );
  const target = useMemo(() => targetOf(request.target, events), [request.target, events]);
  useScrollTo(target);
  const isPlayed = isCurrent && season.playFrom <= visitor.today && visitor.today <= season.playTo;
  const isUnknown = query.event !== '' && !events.some((event) => eventAnchor(event) === query.event);
  /** Its row in the schedule. */
  const rowHref = (event: SportsEvent) => `${request.hrefWith({ view: 'schedule' })}#${eventAnchor(event)}`;
  const ownSchedule = view === 'schedule' ? schedule : undefined;
  const hasAside = view === 'schedule' && !schedule && hasSide(events, visitor);
  const { next, phase, knockout } = status;

  return (
    <>
      <LeagueHeader
        league={league}
        season={season}
        events={events}
        edition={editionOf(season, league.seasons)}
        phase={league.ended === season.label && !next ? `Ended after ${league.ended}` : phase}
        progress={progressOf(phase, season, visitor.today)}
        knockout={knockout}
        missing={missingGames(events, season)}
        facts={seasonFacts(league, season, spanOf(events, timeZone), visitor)}
        visitor={visitor}
      />
      <Warnings
        of={[...request.warnings, ...warnings, ...(isUnknown ? ['This season has no such event.'] : [])]}
      />
      <div className={hasAside ? styles.columns : undefined}>
        <div>
          <SeasonControls
            league={league}
            request={request}
            query={query}
            options={options}
            shown={shown.length}
            isPlayed={isPlayed}
            lead={!ownSchedule && hero.lead?.season === season.label ? rowHref(hero.lead) : undefined}
          />
          {!ownSchedule && (
            <>
              <SeasonHero
                hero={hero}
                league={league}
                request={request}
                events={events}
                isFiltered={isFiltered(query)}
                hasEvents={shown.length > 0}
                rowHref={rowHref}
                visitor={visitor}
              />
              {options.conferences.length > 0 && (
                <div className={styles.conferences}>
                  <OptionLinks
                    label="Conference"
                    options={[{ label: 'All', value: '' }, ...options.conferences]}
                    chosen={conference}
                    hrefOf={(value) => request.hrefWith({ conference: value })}
                  />
                </div>
              )}
              <noscript>
                <p>Collapsed groups need JavaScript. The season’s JSON file below lists every event.</p>
              </noscript>
            </>
          )}
          {shown.length === 0 ? (
            <p className={styles.message}>
              {next
                ? `No events match. Next without filters: ${next.name}.`
                : 'No events match. The season is over.'}
            </p>
          ) : ownSchedule ? (
            ownSchedule(shown, season)
          ) : (
            <SeasonViews
              // What was opened in one season says nothing about another.
              key={season.label}
              view={view}
              events={shown}
              sport={sport}
              visitor={visitor}
              hrefOf={eventHref}
              teamHref={teamHref}
              target={target}
              isFiltered={isFiltered(filters)}
              month={query.month || defaultMonth(season, next, visitor)}
              onMonth={onMonth}
              toggledGroups={toggledGroups}
            />
          )}
          <p className={`${styles.files} screen-only`}>
            <a href={apiPath(league.path, season.label)}>{seasonName(league.slug, season.label)} as JSON</a>
            <a href={apiPath(league.path)}>All seasons as JSON</a>
          </p>
        </div>
        {hasAside && (
          <aside aria-label="Key dates and teams" data-dated>
            <SeasonSide league={league} season={season} events={events} visitor={visitor} />
          </aside>
        )}
      </div>
    </>
  );
}

/** Brings the anchor of the URL into view once its group is open. */
function useScrollTo(target: string) {
  useEffect(() => {
    if (target !== '') document.getElementById(target)?.scrollIntoView({ block: 'center' });
  }, [target]);
}

/** The month that the calendar opens at: this one within the season, else that of the next event, else the first. */
function defaultMonth(season: SeasonSummary, next: SportsEvent | undefined, visitor: Visitor): string {
  const { today, timeZone } = visitor;
  if (season.playFrom <= today && today <= season.playTo) return today.slice(0, 7);
  return (next ? listedDay(next.start, timeZone) : season.playFrom).slice(0, 7);
}
