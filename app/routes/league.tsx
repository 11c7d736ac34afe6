/** /nfl and the other leagues: the events of the chosen season. */
import { useLocation, useSearchParams } from 'react-router';
import { currentSeason } from '../../catalog/current-season.ts';
import { nextEvent } from '../../catalog/next-event.ts';
import { seasonLists } from '../data/season-lists.ts';
import { leagueAt } from '../data/site-map.ts';
import { teamHref } from '../data/team-path.ts';
import { LeagueHeader } from '../schedule/league-header.tsx';
import { NextCard } from '../schedule/next-card.tsx';
import { SeasonPicker } from '../schedule/season-picker.tsx';
import { SeasonSchedule } from '../schedule/season-schedule.tsx';
import { Notice } from '../shell/notice.tsx';
import { pageMeta, SITE_NAME } from '../site.ts';
import { useSettled, useVisitor } from '../time/visitor.tsx';
import type { Route } from './+types/league.ts';
import styles from './league.module.css';

export const meta: Route.MetaFunction = ({ location }) => {
  const league = leagueAt(location.pathname);
  if (!league) return [];
  const first = league.seasons[0]?.label;
  const last = league.seasons.at(-1)?.label;
  return pageMeta(
    `${league.name} schedule – ${SITE_NAME}`,
    `All ${league.name} dates, seasons ${first} to ${last}, in your own time zone: ${league.category.toLowerCase()} without results, ready for your calendar.`,
  );
};

export default function LeaguePage() {
  const { pathname } = useLocation();
  const league = leagueAt(pathname);
  if (!league) throw new Error(`No league at ${pathname}`);

  const settled = useSettled();
  const [search] = useSearchParams();
  const usual = currentSeason(league.seasons, useVisitor(league.timeZone).today);
  const asked = settled ? search.get('season') : null;
  const found = league.seasons.find((season) => season.label === asked);
  const season = found ?? usual;
  const visitor = useVisitor(season.timeZone);
  const events = seasonLists.useList(`${league.slug}/${season.label}`);
  const next = nextEvent(events, league.icon, visitor.now, visitor.timeZone);

  return (
    <div data-sport={league.icon}>
      <LeagueHeader league={league} season={season} visitor={visitor} />
      {asked !== null && !found && (
        <Notice>
          There is no {league.name} season “{asked.slice(0, 20)}”. This is {season.label}.
        </Notice>
      )}
      {next && (
        <NextCard
          event={next}
          sport={league.icon}
          visitor={visitor}
          over={next.category}
          teamHref={teamHref}
        />
      )}
      <div className={styles.controls}>
        <SeasonPicker seasons={league.seasons} chosen={season} usual={usual} />
        <p className={styles.files}>
          <a href={`/api${league.path}/${season.label}.json`}>Season {season.label} as JSON</a>
          <a href={`/api${league.path}.json`}>All seasons</a>
        </p>
      </div>
      <noscript>
        <p>Closed groups need JavaScript to open. The season’s JSON file above has every event.</p>
      </noscript>
      <SeasonSchedule
        // What was opened in one season says nothing about another.
        key={season.label}
        events={events}
        sport={league.icon}
        visitor={visitor}
        teamHref={teamHref}
      />
    </div>
  );
}
