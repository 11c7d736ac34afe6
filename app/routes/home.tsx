/** /: what this is, what is on today, the week's big events, the coming days, and every league. */
import { addDays, listedDay } from '../../catalog/day/day.ts';
import { eventsAhead } from '../../catalog/event/next-event.ts';
import { eventPath } from '../../catalog/event/urls.ts';
import { bigEvents } from '../../catalog/ranking/big-events.ts';
import { COMING_DAYS } from '../../catalog/ranking/near-days.ts';
import { todaysEvents } from '../../catalog/ranking/today.ts';
import { eventsByDay } from '../calendar/events-by-day.ts';
import { WeekBoard } from '../calendar/week-board.tsx';
import { loadComingDays, useComingDays } from '../data/lists.ts';
import { categories, leagueFacts, leagues, sportOf } from '../data/site-map.ts';
import { LeagueDirectory } from '../directory/league-directory.tsx';
import { SeasonsWithoutGames } from '../directory/seasons-without-games.tsx';
import { EventList } from '../event/event-list.tsx';
import sections from '../home/sections.module.css';
import { TodayList } from '../home/today-list.tsx';
import { YourNext } from '../home/your-next.tsx';
import { ZoneButton } from '../settings/settings-button.tsx';
import { SITE_NAME, SITE_TIME_ZONE } from '../site.ts';
import { SportChips } from '../sport/sport-chips.tsx';
import { SPORT_PARAMETERS, useSports } from '../sport/use-sports.ts';
import { Time } from '../time/time.tsx';
import { useVisitor } from '../time/visitor.tsx';
import { TimelineSection } from '../timeline/timeline-section.tsx';
import { Warnings } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { searchText, writeQuery } from '../util/query.ts';
import styles from './home.module.css';

const HEAD = {
  title: `${SITE_NAME} – ${leagues.length} leagues in your time zone`,
  description: `What’s on now and next in ${categories.length} sports: games, races, fights, tournaments, drafts and finals from ${leagues.length} leagues and competitions. No scores, no account, works offline.`,
};

export const load = (_: string, now: number) => loadComingDays(now, SITE_TIME_ZONE);

export default function HomePage() {
  const visitor = useVisitor(SITE_TIME_ZONE);
  const { now, today, timeZone, isUnknown } = visitor;
  const start = new Date(now).toISOString();
  const { sports, warnings, isShown, choose } = useSports();
  const lastDay = addDays(today, COMING_DAYS - 1);
  const events = useComingDays(today, timeZone).filter(
    (event) => listedDay(event.start, timeZone) <= lastDay,
  );
  const ahead = eventsAhead(events, sportOf, now);
  const shown = events.filter(isShown);
  const moment = { now, today, timeZone, ...leagueFacts };
  const todays = todaysEvents(shown, moment);
  const big = bigEvents(shown, moment, lastDay);
  const calendar = (date: string) =>
    `/calendar${searchText(writeQuery(SPORT_PARAMETERS, new URLSearchParams({ date }), { sports }))}`;

  return (
    <>
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
      <SportChips events={ahead} sports={sports} choose={choose} isWeekAhead />
      <YourNext visitor={visitor} />
      {/* Other lists on another day: no row of theirs moves. */}
      <div key={today} className={sections.columns}>
        <section aria-labelledby="today">
          <div className={sections.heading}>
            <h2 id="today">
              {isUnknown ? <Time form="long-day" of={{ start: today }} visitor={visitor} /> : 'Today'}
            </h2>
            {!isUnknown && <span className={sections.count}>{countOf(todays)}</span>}
          </div>
          {todays.slots.length > 0 && <TodayList events={todays} visitor={visitor} href={calendar(today)} />}
        </section>
        {big.length > 0 && (
          <section aria-labelledby="big">
            <div className={sections.heading}>
              <h2 id="big">Big this week</h2>
            </div>
            <EventList
              events={big.map(({ event }) => event)}
              visitor={visitor}
              dayHeading="h3"
              hasLeague
              knownLabels={[]}
              hrefOf={eventPath}
              hintOf={(event) => big.find((each) => each.event === event)?.reason}
            />
          </section>
        )}
      </div>
      <section aria-labelledby="week">
        <div className={sections.heading}>
          <h2 id="week">Next seven days</h2>
          <a href="/calendar">Full calendar →</a>
        </div>
        <WeekBoard
          days={eventsByDay(ahead.filter(isShown), {
            from: today,
            days: COMING_DAYS,
            timeZone,
          })}
          visitor={visitor}
          hrefOfDay={calendar}
        />
      </section>
      <TimelineSection leagues={leagues} visitor={visitor} title="Seasons of all leagues" />
      <section aria-labelledby="leagues">
        <div className={sections.heading}>
          <h2 id="leagues">All leagues and competitions</h2>
        </div>
        <SeasonsWithoutGames today={today} />
        <LeagueDirectory categories={categories} />
      </section>
    </>
  );
}

/** `11 live, 9 to come` */
function countOf({ live, toCome }: { live: number; toCome: number }): string {
  const counts = [live > 0 && `${live} live`, toCome > 0 && `${toCome} to come`].filter(Boolean);
  return counts.join(', ') || 'No more events today';
}
