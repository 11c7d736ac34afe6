/** /: what this is, today and the coming days, and around them the seasons, tournaments and leagues. */
import { addDays, listedDay } from '../../catalog/day/day.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { eventsAhead } from '../../catalog/event/next-event.ts';
import { EVENTS_PATH } from '../../catalog/event/urls.ts';
import { NEAR_SEASONS } from '../../catalog/packed/packed-marks.ts';
import { COMING_DAYS } from '../../catalog/ranking/near-days.ts';
import { editionsIn, isTournament } from '../../catalog/season/edition.ts';
import { loadComingDays, useComingDays } from '../data/lists.ts';
import { markLists } from '../data/marks.ts';
import { categories, leagueBySlug, leagueFacts, leagues, sportOf } from '../data/site-map.ts';
import { LeagueCodes } from '../directory/league-codes.tsx';
import { SeasonsWithoutGames } from '../directory/seasons-without-games.tsx';
import { useFollows } from '../follows/follows-store.ts';
import { isStarred } from '../follows/is-starred.ts';
import { ComingList } from '../home/coming-list.tsx';
import { comingWeek } from '../home/coming-week.ts';
import sections from '../home/sections.module.css';
import { stripLeagues } from '../home/strip-leagues.ts';
import { YourNext } from '../home/your-next.tsx';
import { EditionLines } from '../occasion/edition-facts.tsx';
import { ZoneButton } from '../settings/settings-button.tsx';
import { SITE_NAME, SITE_TIME_ZONE } from '../site.ts';
import { SportChips } from '../sport/sport-chips.tsx';
import { SPORT_PARAMETERS, useSports } from '../sport/use-sports.ts';
import { Time } from '../time/time.tsx';
import { useVisitor } from '../time/visitor.tsx';
import { SeasonStrips } from '../timeline/season-strips.tsx';
import { Warnings } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { searchText, writeQuery } from '../util/query.ts';
import styles from './home.module.css';
import wide from './wide-page.module.css';

const HEAD = {
  title: `${SITE_NAME} – ${leagues.length} leagues in your time zone`,
  description: `What’s on now and next in ${categories.length} sports: games, races, fights, tournaments, drafts and finals from ${leagues.length} leagues and competitions. No scores, no account, works offline.`,
};

const MOST_STRIPS = 8;
const MOST_TOURNAMENTS = 4;

export const load = (_: string, now: number) =>
  Promise.all([loadComingDays(now, SITE_TIME_ZONE), markLists.load(NEAR_SEASONS)]);

export default function HomePage() {
  const visitor = useVisitor(SITE_TIME_ZONE);
  const { now, today, timeZone } = visitor;
  const start = new Date(now).toISOString();
  const { sports, warnings, isShown, choose } = useSports();
  const follows = useFollows();
  const lastDay = addDays(today, COMING_DAYS - 1);
  const events = useComingDays(today, timeZone).filter(
    (event) => listedDay(event.start, timeZone) <= lastDay,
  );
  const week = comingWeek(events.filter(isShown), { now, today, timeZone, ...leagueFacts }, (event) =>
    isStarred(event, follows),
  );
  const calendar = (date: string) =>
    `/calendar${searchText(writeQuery(SPORT_PARAMETERS, new URLSearchParams({ date }), { sports }))}`;
  const isOfSport = ({ sport }: { sport: string }) => sports.length === 0 || sports.includes(sport);
  const shownCategories = categories.filter(isOfSport);
  const strips = stripLeagues(leagues.filter(isOfSport), follows.leagues, {
    today: visitor.sent.today,
    most: MOST_STRIPS,
  });
  const tournaments = editionsIn(
    eventsAhead(events.filter(isShown), sportOf, now).filter(isOfTours),
    leagueFacts,
  );

  return (
    <div className={wide.page}>
      <PageHead {...HEAD} />
      <Warnings of={warnings} />
      <h1 itemProp="name" className={styles.title}>
        Fixtures from {leagues.length} leagues, in your time zone
      </h1>
      <p className={styles.moment} data-dated>
        As of <Time form="long-day" of={{ start }} visitor={visitor} />,{' '}
        <Time form="time" of={{ start }} visitor={visitor} /> · times in{' '}
        <ZoneButton timeZone={timeZone} at={now} /> · spoiler-free · <a href="/data#gaps">what’s missing</a>
      </p>
      <SportChips events={eventsAhead(events, sportOf, now)} sports={sports} choose={choose} isWeekAhead />
      <div className={sections.columns}>
        <div className={sections.own}>
          <YourNext visitor={visitor} />
        </div>
        <section className={sections.main} aria-label="Today and the coming days">
          {week.rows.size > 0 ? (
            <ComingList week={week} visitor={visitor} hrefOfDay={calendar} />
          ) : (
            <p className={sections.empty}>Nothing in the next seven days.</p>
          )}
          {/* On another day another one: it does not move. */}
          <p key={lastDay}>
            <a href={calendar(addDays(lastDay, 1))}>
              <Time form="long-day" of={{ start: addDays(lastDay, 1) }} visitor={visitor} /> and later in the
              calendar →
            </a>
          </p>
        </section>
        <div className={sections.side}>
          <section aria-labelledby="seasons">
            <div className={`${sections.heading} wrapping-row`}>
              <h2 id="seasons">Seasons</h2>
              <a href="/timeline">Timeline →</a>
            </div>
            <SeasonStrips leagues={strips} visitor={visitor} />
          </section>
          {tournaments.length > 0 && (
            <section aria-labelledby="tournaments">
              <div className={`${sections.heading} wrapping-row`}>
                <h2 id="tournaments">Tournaments and Games</h2>
                <a href={EVENTS_PATH}>All →</a>
              </div>
              <EditionLines editions={tournaments.slice(0, MOST_TOURNAMENTS)} visitor={visitor} hasSport />
            </section>
          )}
          <section aria-labelledby="leagues">
            <div className={`${sections.heading} wrapping-row`}>
              <h2 id="leagues">{sports.length > 0 ? 'Leagues' : `All ${leagues.length} leagues`}</h2>
            </div>
            <LeagueCodes categories={shownCategories} />
            <SeasonsWithoutGames today={today} />
          </section>
        </div>
      </div>
    </div>
  );
}

function isOfTours(event: SportsEvent): boolean {
  const league = leagueBySlug(event.league);
  const season = league?.seasons.find(({ label }) => label === event.season);
  return league !== undefined && season !== undefined && isTournament(event, season, league.sport);
}
