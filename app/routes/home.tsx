/** /: what is live and next, the coming week, and every league. */
import { addDays, listedDay } from '../../catalog/day.ts';
import { eventsAhead } from '../../catalog/next-event.ts';
import { liveNow, nextUp, onePerLeague } from '../../catalog/whats-on.ts';
import { eventsByDay } from '../calendar/events-by-day.ts';
import { WeekBoard } from '../calendar/week-board.tsx';
import { DAYS_AHEAD, loadDays, useDays } from '../data/event-lists.ts';
import { categories, leagues, navigationOrder, sportOf } from '../data/site-map.ts';
import { LeagueDirectory } from '../directory/league-directory.tsx';
import { EventCards } from '../home/event-cards.tsx';
import { ZoneButton } from '../settings/settings-button.tsx';
import { SITE_NAME, SITE_TIME_ZONE } from '../site.ts';
import { SportChips } from '../sport/sport-chips.tsx';
import { sportSearch, useSports } from '../sport/sport-choice.ts';
import { longDay } from '../time/format.ts';
import { useVisitor } from '../time/visitor.tsx';
import { TimelineSection } from '../timeline/timeline-section.tsx';
import { Warnings } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import facts from './facts.module.css';
import styles from './home.module.css';

/** One line of cards on a wide screen; there are two lines. */
const CARDS = 4;

const EVENTS = leagues.reduce((sum, { events }) => sum + events, 0);

const HEAD = {
  title: `${SITE_NAME} – every date of ${leagues.length} leagues, in your time zone`,
  description: `What is on now and next in ${categories.length} sports: games, races, fights, tournaments, drafts and finals of ${leagues.length} leagues and competitions. No results, no account, works offline.`,
};

export const load = (_: string, now: number) => loadDays(now, DAYS_AHEAD, SITE_TIME_ZONE);

export default function HomePage() {
  const visitor = useVisitor(SITE_TIME_ZONE);
  const { now, today, timeZone } = visitor;
  const { sports, warnings, isShown, choose } = useSports();
  const lastDay = addDays(today, DAYS_AHEAD - 1);
  const events = useDays(today, DAYS_AHEAD, timeZone).filter(
    (event) => listedDay(event.start, timeZone) <= lastDay,
  );
  const ahead = eventsAhead(events, sportOf, now, timeZone);
  const shown = events.filter(isShown);
  const moment = { now, timeZone, sportOf, orderOf: navigationOrder };
  const live = liveNow(shown, moment);
  const liveCards = onePerLeague(live).slice(0, CARDS);
  // Always as many in total, so that an event that begins or ends moves nothing below.
  const nextCards = onePerLeague(nextUp(shown, moment)).slice(0, 2 * CARDS - liveCards.length);
  const calendar = (date: string) => `/calendar${sportSearch(new URLSearchParams({ date }), sports)}`;

  return (
    <>
      <PageHead {...HEAD} />
      <Warnings of={warnings} />
      <h1 itemProp="name" data-dated>
        {longDay(today, visitor)}
      </h1>
      <p className={facts.line}>
        <span>
          All times in <ZoneButton timeZone={timeZone} at={now} />
        </span>
        <span>
          {leagues.length} leagues · {EVENTS.toLocaleString('en')} events
        </span>
      </p>
      <SportChips events={ahead} sports={sports} choose={choose} within="in the next 7 days" />
      <section aria-labelledby="live">
        <div className={styles.heading}>
          <h2 id="live" className={styles.live} data-empty={live.length === 0 || undefined}>
            Live now
          </h2>
          {live.length === 0 && <span className={styles.empty}>Nothing at the moment</span>}
          {live.length > liveCards.length && (
            <a href={calendar(today)}>{live.length - liveCards.length} more live →</a>
          )}
        </div>
        {live.length > 0 && <EventCards events={liveCards} visitor={visitor} />}
      </section>
      <section
        // With another number of live cards, each of these shows another event: new elements, so nothing moves.
        key={liveCards.length}
        aria-labelledby="next"
        className={styles.next}
        data-below-live={live.length > 0 || undefined}
      >
        <div className={styles.heading}>
          <h2 id="next">Next up</h2>
        </div>
        {nextCards.length > 0 ? (
          <EventCards events={nextCards} visitor={visitor} />
        ) : (
          <p className={styles.empty}>Nothing more in the next seven days.</p>
        )}
      </section>
      <section aria-labelledby="week">
        <div className={styles.heading}>
          <h2 id="week">The next seven days</h2>
          <a href="/calendar">Full calendar →</a>
        </div>
        <WeekBoard
          days={eventsByDay(ahead.filter(isShown), {
            from: today,
            days: DAYS_AHEAD,
            timeZone,
            repeat: 'once',
          })}
          visitor={visitor}
          hrefOfDay={calendar}
        />
      </section>
      <TimelineSection leagues={leagues} visitor={visitor} title="Seasons of all leagues" />
      <section aria-labelledby="leagues">
        <div className={styles.heading}>
          <h2 id="leagues">All leagues and competitions</h2>
        </div>
        <LeagueDirectory categories={categories} />
      </section>
    </>
  );
}
