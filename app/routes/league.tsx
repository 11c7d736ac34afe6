/** /nfl and the other leagues: the events of the chosen season in three views. */
import { dayInZone } from '../../catalog/day/day.ts';
import { apiPath } from '../../catalog/event/urls.ts';
import { seasonName } from '../../catalog/season/season-noun.ts';
import type { LeagueSummary } from '../../catalog/season/summary.ts';
import { seasonLists } from '../data/lists.ts';
import { leagueAt } from '../data/site-map.ts';
import { usePathname } from '../router/router.tsx';
import { leagueParameters } from '../season/league-query.ts';
import { LeagueSeason, MissingSeason } from '../season/league-season.tsx';
import { prepareView } from '../season/season-views.tsx';
import { comingKeys, seasonFromQuery, useLeagueQuery } from '../season/use-league-query.ts';
import { SITE_NAME } from '../site.ts';
import { Boundary } from '../ui/boundary.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { readQuery } from '../util/query.ts';

const GamesProgramme = lazyComponent(() => import('../occasion/games-programme.tsx'));

export async function load(pathname: string, now: number, search: URLSearchParams) {
  const league = leagueAt(pathname);
  if (!league) return;
  const { query } = readQuery(leagueParameters, search);
  const today = dayInZone(now, league.timeZone);
  const { season, defaultSeason } = seasonFromQuery(query.season, league, today);
  await Promise.all([
    seasonLists.loadAll([
      `${league.slug}/${season.label}`,
      ...(season === defaultSeason ? comingKeys(league, defaultSeason, today) : []),
    ]),
    prepareView(query.view),
    league.sport === 'olympics' && GamesProgramme.prepare(),
  ]);
}

export default function LeaguePage() {
  const pathname = usePathname();
  const league = leagueAt(pathname);
  if (!league) throw new Error(`No league at ${pathname}`);
  const request = useLeagueQuery(league);
  const { label } = request.season;
  return (
    <div data-sport={league.sport}>
      <PageHead {...headOf(league)} />
      <Boundary
        message={`The ${seasonName(league.slug, label)} could not be shown`}
        part={label}
        around={(message) => (
          <MissingSeason league={league} request={request}>
            {message}
          </MissingSeason>
        )}
      >
        <LeagueSeason
          league={league}
          request={request}
          schedule={
            league.sport === 'olympics'
              ? (events, season) => (
                  <GamesProgramme
                    key={season.label}
                    events={events}
                    hostZone={season.timeZone}
                    file={apiPath(league.path, season.label)}
                  />
                )
              : undefined
          }
        />
      </Boundary>
    </div>
  );
}

function headOf(league: LeagueSummary) {
  const first = league.seasons[0]?.label;
  const last = league.seasons.at(-1)?.label;
  return {
    title: `${league.name} schedule – ${SITE_NAME}`,
    description: `${league.name} schedule ${[...new Set([first, last])].join(' to ')} in your own time zone, ready for your calendar. No scores.`,
  };
}
