/** /teams/arsenal and every other team: its next game, its season in all competitions, and its opponents. */
import { useMemo } from 'react';
import { dayInZone, listedDay } from '../../catalog/day/day.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { isNeutralSite, siteFor } from '../../catalog/event/neutral-site.ts';
import { nextEvent } from '../../catalog/event/next-event.ts';
import { eventPath, teamPath, teamSlugInPath } from '../../catalog/event/urls.ts';
import type { TeamEntry } from '../../catalog/packed/team-index.ts';
import type { LeagueSummary } from '../../catalog/season/summary.ts';
import { currentTeamYear } from '../../catalog/season/team-seasons.ts';
import { slugOf } from '../../catalog/util/slug.ts';
import { leagueBySlug } from '../data/site-map.ts';
import { kindOfTeam, teamHref } from '../data/team-links.ts';
import {
  homeZone,
  loadTeam,
  loadTeamGames,
  teamZone,
  useTeamGames,
  useTeamIndexSection,
  yearsOf,
} from '../data/teams.ts';
import { EventHero } from '../event/event-hero.tsx';
import { HeroFoot } from '../event/hero-foot.tsx';
import { leadEvent } from '../event/lead-event.ts';
import { NextUp, nextUp } from '../event/next-up.tsx';
import { usePathname, useUrlParams } from '../router/router.tsx';
import { useQuery } from '../router/use-query.ts';
import { viewParameters } from '../season/league-query.ts';
import { SITE_NAME } from '../site.ts';
import { commonTypes } from '../team/common-types.ts';
import { NoNextGame } from '../team/no-next-game.tsx';
import { Opponents } from '../team/opponents.tsx';
import { type SeasonPart, TeamControls } from '../team/team-controls.tsx';
import { TeamHeader } from '../team/team-header.tsx';
import { gameParameters, yearParameters } from '../team/team-query.ts';
import { TeamSchedule } from '../team/team-schedule.tsx';
import { useVisitor, type Visitor } from '../time/visitor.tsx';
import { Boundary } from '../ui/boundary.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Warnings } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { readQuery } from '../util/query.ts';

const UnknownPage = lazyComponent(() => import('../directory/unknown-page.tsx'));
const SeasonCalendar = lazyComponent(
  () => import('../month/season-calendar.tsx'),
  <p className="muted">Loading…</p>,
);

export async function load(pathname: string, now: number, search: URLSearchParams) {
  const team = await loadTeam(teamSlugInPath(pathname) ?? '');
  if (!team) return UnknownPage.prepare();
  const today = dayInZone(now, teamZone(team.seasons));
  const years = yearsOf(team.seasons);
  const { query } = readQuery(yearParameters(team.name, years, currentTeamYear(years, today)), search);
  await loadTeamGames(team, query.year.seasons);
}

export default function TeamRoute() {
  const requested = teamSlugInPath(usePathname()) ?? '';
  const teams = useTeamIndexSection(requested);
  const team = teams.find(({ slug }) => slug === requested);
  if (team) return <TeamPage key={team.slug} team={team} />;
  return <UnknownPage kind={{ pages: teams, pathOf: teamPath }} />;
}

function TeamPage({ team }: { team: TeamEntry }) {
  const years = yearsOf(team.seasons);
  const { today } = useVisitor(teamZone(team.seasons));
  const ofYears = yearParameters(team.name, years, currentTeamYear(years, today));
  const { year } = readQuery(ofYears, useUrlParams()).query;
  const games = useTeamGames(team, year.seasons);
  const competitions = year.seasons.flatMap(({ league }) => leagueBySlug(league) ?? []);
  const parts = seasonParts(games, competitions);
  const { query, warnings, hrefWith, change } = useQuery({
    ...ofYears,
    ...gameParameters(
      team.name,
      year,
      parts.map(({ value }) => value),
    ),
    ...viewParameters,
  });
  const { where, competition, month } = query;
  const view = query.view === 'calendar' ? 'calendar' : 'schedule';
  const visitor = useVisitor(homeZone(games));

  const sport = competitions[0]?.sport ?? '';
  const candidates = useMemo(
    () =>
      nextUp({
        nextAt: (moment) => nextEvent(games, sport, moment, visitor.timeZone),
        eventOf: (game) => game,
        sport,
        visitor,
      }),
    [games, sport, visitor],
  );
  const next = candidates[0]?.next;
  const atSites = games.filter((game) => where === undefined || siteFor(team.name, game) === where);
  const countOf = (part: string) => atSites.filter((game) => isOfPart(game, part)).length;
  const shown = atSites.filter((game) => competition === undefined || isOfPart(game, competition));

  return (
    <div data-sport={sport}>
      <PageHead {...headOf(team, years)} />
      <TeamHeader
        slug={team.slug}
        name={team.name}
        kind={kindOfTeam(team)}
        look={team.look}
        year={year}
        competitions={competitions}
        games={games.length}
        visitor={visitor}
      />
      <Warnings of={warnings} />
      <NextUp candidates={candidates}>
        {(game) => <TeamHero game={game} games={games} team={team} visitor={visitor} />}
      </NextUp>
      {!next && <NoNextGame games={games} sport={sport} visitor={visitor} />}
      <TeamControls
        years={years}
        query={query}
        view={view}
        hrefWith={hrefWith}
        parts={parts.map((part) => ({ ...part, count: countOf(part.value) }))}
        hasNeutral={games.some(isNeutralSite)}
        onIntent={SeasonCalendar.prepare}
      />
      <h2 className="visually-hidden">
        Games <span role="status">{shown.length}</span>
      </h2>
      {shown.length > 0 && view === 'calendar' && (
        <Boundary message="The calendar could not be shown">
          <SeasonCalendar
            events={shown}
            sportOf={() => sport}
            team={team.name}
            visitor={visitor}
            hrefOf={eventPath}
            month={
              month || listedDay((next ?? games[0])?.start ?? visitor.today, visitor.timeZone).slice(0, 7)
            }
            onMonth={(chosen) => change({ month: chosen })}
          />
        </Boundary>
      )}
      {shown.length > 0 && view === 'schedule' && (
        <TeamSchedule
          // Another filter starts with a fresh list, whatever was opened in this one.
          key={[year.year, where, competition].join()}
          games={shown}
          team={team.name}
          visitor={visitor}
          knownLabels={commonTypes(games)}
          isLeagueNamed={competitions.length > 1}
        />
      )}
      {shown.length === 0 && <p className="muted">No games match this season.</p>}
      <Opponents key={year.year} team={team} games={games} sport={sport} visitor={visitor} />
    </div>
  );
}

/** What to choose from: the competitions, or the parts of the season of a team with a single one. */
function seasonParts(
  games: readonly SportsEvent[],
  competitions: readonly LeagueSummary[],
): Pick<SeasonPart, 'value' | 'label'>[] {
  if (competitions.length > 1) return competitions.map(({ name, slug }) => ({ label: name, value: slug }));
  const sections = [...new Set(games.map(({ section }) => section))].filter(Boolean);
  return sections.map((section) => ({ label: section, value: slugOf(section) }));
}

function isOfPart({ league, section }: SportsEvent, part: string): boolean {
  return league === part || slugOf(section) === part;
}

interface TeamHeroProps {
  game: SportsEvent;
  games: readonly SportsEvent[];
  team: TeamEntry;
  visitor: Visitor;
}

function TeamHero({ game, games, team: { name }, visitor }: TeamHeroProps) {
  const { following } = leadEvent(game, games, () => false, visitor.timeZone);
  return (
    <EventHero
      event={game}
      visitor={visitor}
      team={name}
      href={eventPath(game)}
      teamHref={(other, event) => (other === name ? undefined : teamHref(other, event))}
    >
      {following && (
        <HeroFoot lead={game} following={following} visitor={visitor} href={eventPath(following.event)} />
      )}
    </EventHero>
  );
}

function headOf(team: TeamEntry, years: ReturnType<typeof yearsOf>) {
  const leagues = [...new Set(team.seasons.map(({ league }) => league))];
  const names = leagues.map((slug) => leagueBySlug(slug)?.name ?? slug).join(', ');
  const span = [...new Set([years[0]?.label, years.at(-1)?.label])].join(' to ');
  // Duke's men and women share a name, so a single competition is added to tell them apart.
  const title = leagues.length === 1 ? `${team.name} schedule (${names})` : `${team.name} schedule`;
  return {
    title: `${title} – ${SITE_NAME}`,
    description: `${team.name} schedule ${span} in your own time zone: ${names}. Next game, home and away games, and past meetings. No scores.`,
  };
}
