/** /nfl and the other leagues: the events of the chosen season in three views. */
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { dayInZone, listedDay } from '../../catalog/day/day.ts';
import { isGame, type SportsEvent } from '../../catalog/event/event.ts';
import { gamesTitle } from '../../catalog/event/games-title.ts';
import { nextEvent } from '../../catalog/event/next-event.ts';
import { apiPath, eventAnchor, eventPath, occasionPath, teamPath } from '../../catalog/event/urls.ts';
import { comingSeason } from '../../catalog/season/current-season.ts';
import { missingGames } from '../../catalog/season/missing-games.ts';
import { editionOf, seasonName, seasonNoun } from '../../catalog/season/season-noun.ts';
import { type LeagueSummary, type SeasonSummary, spanOf } from '../../catalog/season/summary.ts';
import { slugOf } from '../../catalog/util/slug.ts';
import { seasonLists } from '../data/lists.ts';
import { leagueAt } from '../data/site-map.ts';
import { teamHref } from '../data/team-links.ts';
import { EventHero } from '../event/event-hero.tsx';
import { targetOf } from '../event/group-events.ts';
import { InTurn, nextInTurn } from '../event/in-turn.tsx';
import { raceAfter } from '../event/race-weekends.ts';
import { usePathname } from '../router/router.tsx';
import { FilterBar } from '../season/filter-bar.tsx';
import { choicesOf, filterEvents, isFiltered } from '../season/filter-events.ts';
import { HeroFoot } from '../season/hero-foot.tsx';
import { leadEvent } from '../season/lead-event.ts';
import { LeagueHeader, seasonFacts } from '../season/league-header.tsx';
import { readQuery } from '../season/league-query.ts';
import { NoNextEvent, NothingAhead } from '../season/no-next-event.tsx';
import { hasSide, SeasonSide } from '../season/season-side.tsx';
import { progressOf, seasonStatusOf } from '../season/season-status.ts';
import { prepareView, SeasonViews } from '../season/season-views.tsx';
import { NextLink, TodayButton } from '../season/today-button.tsx';
import {
  type LeaguePageState,
  seasonFromQuery,
  useLeagueQuery,
  withoutUnknown,
} from '../season/use-league-query.ts';
import { ViewSwitch } from '../season/view-switch.tsx';
import { SITE_NAME } from '../site.ts';
import { useMyState } from '../stars/my-store.ts';
import { useHydrated, useVisitor, type Visitor } from '../time/visitor.tsx';
import { Boundary } from '../ui/boundary.tsx';
import { ChoiceSelect } from '../ui/choice-links.tsx';
import { Warnings } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import styles from './league.module.css';

const NONE: SportsEvent[] = [];

/** Parameters that only make sense within one season. */
const OF_ONE_SEASON = ['team', 'type', 'event', 'month'];

export async function load(pathname: string, now: number, search: URLSearchParams) {
  const league = leagueAt(pathname);
  if (!league) return;
  const { query } = readQuery(search);
  const today = dayInZone(now, league.timeZone);
  const { season, defaultSeason } = seasonFromQuery(query.season, league, today);
  await Promise.all([
    seasonLists.loadAll([
      `${league.slug}/${season.label}`,
      ...(season === defaultSeason ? comingKeys(league, defaultSeason, today) : []),
    ]),
    prepareView(query.view),
  ]);
}

/** The list of the season that follows the current one, once that is over. */
function comingKeys(league: LeagueSummary, current: SeasonSummary, today: string): string[] {
  const coming = comingSeason(league.seasons, current, today);
  return coming ? [`${league.slug}/${coming.label}`] : [];
}

export default function LeaguePage() {
  const pathname = usePathname();
  const league = leagueAt(pathname);
  if (!league) throw new Error(`No league at ${pathname}`);
  const page = useLeagueQuery(league);
  return (
    <Boundary
      message={`The ${seasonName(league.slug, page.season.label)} could not be shown`}
      part={page.season.label}
      around={(message) => (
        <MissingSeason league={league} page={page}>
          {message}
        </MissingSeason>
      )}
    >
      <LeagueSeason league={league} page={page} />
    </Boundary>
  );
}

interface LeagueSeasonProps {
  league: LeagueSummary;
  page: LeaguePageState;
}

/** The page around a season whose list is not there: offline, an old one that was never opened. */
function MissingSeason({ league, page, children }: LeagueSeasonProps & { children: ReactNode }) {
  const visitor = useVisitor(page.season.timeZone);
  return (
    <div data-sport={league.sportId}>
      <PageHead {...headOf(league)} />
      <LeagueHeader
        league={league}
        season={page.season}
        events={NONE}
        edition={editionOf(page.season, league.seasons)}
        phase=""
        phaseAt={() => ''}
        progress={undefined}
        knockout={undefined}
        missing={undefined}
        facts={[]}
        visitor={visitor}
      />
      <div className={styles.controls}>
        <SeasonSelect league={league} page={page} />
      </div>
      {children}
    </div>
  );
}

function SeasonSelect({ league, page: { season, defaultSeason } }: LeagueSeasonProps) {
  const { seasons } = league;
  const choices = [...seasons].reverse().map((each) => ({
    label: [each.label, editionOf(each, seasons)?.toLowerCase()].filter(Boolean).join(' '),
    value: each.label === defaultSeason.label ? undefined : each.label,
  }));
  return (
    <ChoiceSelect
      label={seasonNoun(league.slug)}
      parameter="season"
      choices={choices}
      chosen={season === defaultSeason ? undefined : season.label}
      keeps={(parameter) => !OF_ONE_SEASON.includes(parameter)}
    />
  );
}

function LeagueSeason({ league, page }: LeagueSeasonProps) {
  const sport = league.sportId;
  const { season, defaultSeason } = page;
  const visitor = useVisitor(season.timeZone);
  const { now, timeZone } = visitor;
  const events = seasonLists.useList(`${league.slug}/${season.label}`);
  const target = useMemo(() => targetOf(page.target, events), [page.target, events]);
  const isCurrent = season === defaultSeason;
  const [coming = NONE] = seasonLists.useLists(
    isCurrent ? comingKeys(league, defaultSeason, visitor.today) : [],
  );
  const choices = useMemo(() => choicesOf(events), [events]);
  const { query, warnings } = withoutUnknown(page.query, choices);
  const { team, type, text, upcomingOnly } = query;
  const filters = useMemo(() => ({ team, type, text, upcomingOnly }), [team, type, text, upcomingOnly]);
  const shown = useMemo(() => filterEvents(events, filters, sport, { now }), [events, filters, sport, now]);
  const { next, phase, knockout } = useMemo(
    () => seasonStatusOf(events, coming, sport, now, timeZone),
    [events, coming, sport, now, timeZone],
  );
  const isStarred = useIsStarred();
  const isHydrated = useHydrated();
  // The lead follows the filters.
  const turns = useMemo(() => {
    const ahead = [...shown, ...filterEvents(coming, filters, sport, visitor)];
    return nextInTurn({
      nextAt: (moment) => {
        const first = nextEvent(ahead, sport, moment, visitor.timeZone);
        return first && leadEvent(first, ahead, isStarred, visitor.timeZone);
      },
      eventOf: ({ lead }) => lead,
      sport,
      visitor,
      isHydrated,
    });
  }, [shown, coming, filters, sport, visitor, isStarred, isHydrated]);
  const hero = turns[0]?.next;
  const isPlayed = isCurrent && season.playFrom <= visitor.today && visitor.today <= season.playTo;
  const notices = [...page.warnings, ...warnings];
  if (query.event !== '' && !events.some((event) => eventAnchor(event) === query.event)) {
    notices.push('This season has no such event.');
  }
  useScrollTo(target);
  const hrefOf = (event: SportsEvent) =>
    event.season === season.label ? page.eventHref(event) : eventPath(event);
  /** Its row in the schedule. */
  const rowHref = (event: SportsEvent) => `${page.hrefWith({ view: 'schedule' })}#${eventAnchor(event)}`;
  const hasAside = query.view === 'schedule' && hasSide(events, visitor);
  const games = sport === 'olympics' ? gamesTitle(league.name, events) : undefined;
  const leadRow = hero && hero.lead.season === season.label ? rowHref(hero.lead) : undefined;

  return (
    <div data-sport={sport}>
      <PageHead {...headOf(league)} />
      <LeagueHeader
        league={league}
        season={season}
        events={events}
        edition={editionOf(season, league.seasons)}
        phase={league.ended === season.label && !next ? `Ended after ${league.ended}` : phase}
        phaseAt={(moment) => seasonStatusOf(events, coming, sport, moment, timeZone).phase}
        progress={progressOf(phase, season, visitor.today)}
        knockout={knockout}
        missing={missingGames(events, season)}
        facts={seasonFacts(league, season, spanOf(events, timeZone), visitor)}
        visitor={visitor}
      />
      <Warnings of={notices} />
      <div className={hasAside ? styles.columns : undefined}>
        <div>
          <div className={styles.controls}>
            <ViewSwitch view={query.view} hrefOf={(view) => page.hrefWith({ view })} onIntent={prepareView} />
            <SeasonSelect league={league} page={page} />
            <div className={styles.filters}>
              <FilterBar
                choices={choices}
                query={query}
                shown={shown.length}
                total={season.events}
                onChange={page.change}
              />
              {query.view === 'schedule' && isPlayed && <TodayButton />}
              {query.view === 'schedule' && !isPlayed && leadRow && <NextLink href={leadRow} />}
            </div>
          </div>
          <InTurn turns={turns}>
            {({ lead, following }) => (
              <EventHero
                event={lead}
                sport={sport}
                visitor={visitor}
                isStarred={isStarred(lead)}
                href={hrefOf(lead)}
                teamHref={teamHref}
                race={raceAfter(lead, events)}
              >
                {following && (
                  <HeroFoot
                    lead={lead}
                    following={following}
                    visitor={visitor}
                    href={
                      following.event.season === season.label
                        ? rowHref(following.event)
                        : hrefOf(following.event)
                    }
                  />
                )}
              </EventHero>
            )}
          </InTurn>
          {!hero && !isFiltered(query) && (
            <NoNextEvent league={league} season={season} defaultSeason={defaultSeason} />
          )}
          {!hero && isFiltered(query) && shown.length > 0 && <NothingAhead />}
          {games && (
            <p className={styles.games}>
              <a href={occasionPath(slugOf(games))}>{games} by day and by sport</a>, with medal sessions and
              local times
            </p>
          )}
          <noscript>
            <p>Collapsed groups need JavaScript. The season’s JSON file below lists every event.</p>
          </noscript>
          {shown.length === 0 ? (
            <p className={styles.empty}>
              {next
                ? `No events match. Next without filters: ${next.name}.`
                : 'No events match. The season is over.'}
            </p>
          ) : (
            <SeasonViews
              // What was opened in one season says nothing about another.
              key={season.label}
              view={query.view}
              events={shown}
              sport={sport}
              visitor={visitor}
              hrefOf={page.eventHref}
              teamHref={teamHref}
              target={target}
              isFiltered={isFiltered(query)}
              month={query.month || defaultMonth(season, next, visitor)}
              onMonth={(month) => page.change({ month })}
            />
          )}
          <p className={styles.files}>
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
    </div>
  );
}

/** Brings the anchor of the URL into view once its group is open. */
function useScrollTo(target: string) {
  useEffect(() => {
    if (target !== '') document.getElementById(target)?.scrollIntoView({ block: 'center' });
  }, [target]);
}

/** Whether one of a game's sides is in My calendar. */
function useIsStarred(): (event: SportsEvent) => boolean {
  const { teams } = useMyState().choice;
  const starred = useMemo(() => new Set(teams.map(teamPath)), [teams]);
  return useCallback(
    (event) =>
      isGame(event) && [event.home, event.away].some((name) => starred.has(teamHref(name, event) ?? '')),
    [starred],
  );
}

/** The month that the calendar opens at: this one within the season, else that of the next event, else the first. */
function defaultMonth(season: SeasonSummary, next: SportsEvent | undefined, visitor: Visitor): string {
  const { today, timeZone } = visitor;
  if (season.playFrom <= today && today <= season.playTo) return today.slice(0, 7);
  return (next ? listedDay(next.start, timeZone) : season.playFrom).slice(0, 7);
}

function headOf(league: LeagueSummary) {
  const first = league.seasons[0]?.label;
  const last = league.seasons.at(-1)?.label;
  return {
    title: `${league.name} schedule – ${SITE_NAME}`,
    description: `${league.name} schedule ${[...new Set([first, last])].join(' to ')} in your own time zone, ready for your calendar. No scores.`,
  };
}
