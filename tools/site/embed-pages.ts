/** The pages that other sites embed, one for each league and team, by their address. */
import { type EmbedSubject, embedContent, embedEvents } from '../../app/embed/embed-content.ts';
import {
  type EmbedFiles,
  embedDocument,
  scheduleLink,
  unknownEmbedDocument,
} from '../../app/embed/embed-document.ts';
import { DEFAULT_COUNT } from '../../app/embed/embed-query.ts';
import { NEUTRAL } from '../../app/time/format.ts';
import { dayInZone } from '../../catalog/day/day.ts';
import { embedPath, teamPath } from '../../catalog/event/urls.ts';
import { packEvents, unpackEvents } from '../../catalog/packed/packed-events.ts';
import { type TeamEntry, teamIndex } from '../../catalog/packed/team-index.ts';
import { allLeagues, type Catalog, type League } from '../../catalog/season/league.ts';
import { summarizeCatalog, summarizeLeague } from '../../catalog/season/summary.ts';
import { teamYears } from '../../catalog/season/team-seasons.ts';
import { type TeamLooks, teamLooks } from '../../catalog/team/team-look.ts';
import { lazy } from '../../catalog/util/memoize.ts';
import { comingSeasons } from '../../feeds/feed-seasons.ts';

export interface EmbedContext extends EmbedFiles {
  /** The address of a season's list, by "league/season". */
  listAt: (key: string) => string;
  now: number;
}

/** What a host answers with for an unknown address below /embed/. */
export const UNKNOWN_EMBED = embedPath('/404.html');

/** By path; each is written when its function is called. */
export function embedPages(catalog: Catalog, context: EmbedContext): Map<string, () => string> {
  const leagues = lazy(
    () =>
      new Map(
        summarizeCatalog(catalog).flatMap((category) =>
          category.leagues.map((league) => [league.slug, league]),
        ),
      ),
  );
  const looks = lazy(() => teamLooks(catalog.teams.values()));
  const teams = lazy(
    () => new Map([...teamIndex(catalog).values()].flat().map((team) => [team.slug, team] as const)),
  );
  const ofLeague = (league: League) => {
    const { seasons, timeZone } = summarizeLeague(league);
    const coming = comingSeasons(seasons, dayInZone(context.now, timeZone)).map(({ label }) => label);
    return leaguePage(league, coming, { ...context, looks: looks() });
  };
  const ofTeam = (slug: string) => {
    const team = teams().get(slug);
    if (!team) throw new Error(`There is no team ${slug}`);
    const seasonOf = ({ league, season }: TeamEntry['seasons'][number]) =>
      leagues()
        .get(league)
        ?.seasons.find(({ label }) => label === season);
    const years = comingSeasons(teamYears(team.seasons, seasonOf), dayInZone(context.now, 'UTC'));
    const named = [...new Set(years.flatMap((year) => year.seasons.map(({ league }) => league)))].flatMap(
      (league) => leagues().get(league) ?? [],
    );
    const subject: EmbedSubject = {
      name: team.name,
      path: teamPath(team.slug),
      ...below(context),
      sport: named[0]?.sport ?? '',
      team: team.name,
      ...(named.length > 1
        ? { leagues: Object.fromEntries(named.map(({ slug, name }) => [slug, name])) }
        : {}),
      ...awayFirst(named),
    };
    const lists = years.map((year) =>
      year.seasons.map(({ league, season }) => context.listAt(`${league}/${season}`)),
    );
    // No events in it: 1,215 pages with them would be five megabytes.
    return embedDocument({ ...subject, lists }, scheduleLink(subject), context);
  };
  return new Map([
    ...allLeagues(catalog).map((league) => [embedPath(league.path), () => ofLeague(league)] as const),
    ...[...catalog.teams.keys()].map((slug) => [embedPath(teamPath(slug)), () => ofTeam(slug)] as const),
    [UNKNOWN_EMBED, () => unknownEmbedDocument(context)],
  ]);
}

/** With the next events as of the build, for those who run no scripts. */
function leaguePage(
  league: League,
  coming: readonly string[],
  context: EmbedContext & { looks: TeamLooks },
): string {
  const { slug, name, path, sport, timeZone, seasons } = league;
  const { now } = context;
  const visitor = { now, today: dayInZone(now, timeZone), timeZone, hour12: true, ...NEUTRAL };
  const subject: EmbedSubject = { name, path, ...below(context), sport: sport, ...awayFirst([league]) };
  const events = seasons.filter(({ label }) => coming.includes(label)).flatMap((season) => season.events);
  const next = embedEvents(events, subject, visitor).slice(0, DEFAULT_COUNT);
  // As they come to the browser: with the looks of their teams.
  const shown = unpackEvents(packEvents(next, context));
  const lists = coming.map((label) => [context.listAt(`${slug}/${label}`)]);
  return embedDocument({ ...subject, lists }, embedContent(shown, subject, visitor, []), context);
}

/** Left out where no league writes the away side first. */
function awayFirst(leagues: readonly Pick<League, 'slug' | 'convention'>[]): Pick<EmbedSubject, 'awayFirst'> {
  const slugs = leagues.filter(({ convention }) => convention === 'away@home').map(({ slug }) => slug);
  return slugs.length > 0 ? { awayFirst: slugs } : {};
}

/** Left out for a site at the root, as most are. */
function below({ base }: EmbedContext): Pick<EmbedSubject, 'base'> {
  return base === '/' ? {} : { base };
}
