/** /: what is on, the coming week, and the way to every league. */
import { addDays, listedDay } from '../../catalog/day.ts';
import type { SportsEvent } from '../../catalog/event.ts';
import { eventsAhead } from '../../catalog/next-event.ts';
import { DAYS_AHEAD } from '../data/preload-page.ts';
import { categories, leagueBySlug, leagues } from '../data/site-map.ts';
import { teamHref } from '../data/team-path.ts';
import { useWeeks } from '../data/use-weeks.ts';
import { LeagueDirectory } from '../schedule/league-directory.tsx';
import { nextAcrossLeagues } from '../schedule/next-across-leagues.ts';
import { NextCard } from '../schedule/next-card.tsx';
import { WeekBoard } from '../schedule/week-board.tsx';
import { pageMeta, SITE_NAME, SITE_TIME_ZONE } from '../site.ts';
import { longDay, zoneText } from '../time/format.ts';
import { useVisitor } from '../time/visitor.tsx';
import styles from './home.module.css';

const EVENTS = leagues.reduce(
  (sum, league) => sum + league.seasons.reduce((n, season) => n + season.events, 0),
  0,
);

export function meta() {
  return pageMeta(
    `${SITE_NAME} – every date of ${leagues.length} leagues, in your time zone`,
    `What is on now and next in ${categories.length} sports: games, races, fights, tournaments, drafts and finals of ${leagues.length} leagues and competitions. No results, no account, works offline.`,
  );
}

const sportOf = (event: SportsEvent) => leagueBySlug(event.league)?.icon ?? '';

export default function HomePage() {
  const visitor = useVisitor(SITE_TIME_ZONE);
  const { now, today, timeZone } = visitor;
  const lastDay = addDays(today, DAYS_AHEAD - 1);
  const ahead = eventsAhead(useWeeks(now, DAYS_AHEAD, timeZone), sportOf, now, timeZone).filter(
    (event) => listedDay(event.start, timeZone) <= lastDay,
  );
  return (
    <>
      <h1 itemProp="name">{longDay(today, today)}</h1>
      <p className={styles.facts}>
        All times in <b>{zoneText(timeZone, now)}</b> · {leagues.length} leagues ·{' '}
        {EVENTS.toLocaleString('en')} events
      </p>
      <section aria-labelledby="next">
        <h2 id="next" className={styles.heading}>
          On now and next
        </h2>
        <div className={styles.cards}>
          {nextAcrossLeagues(ahead, today, 4).map((event) => (
            <NextCard
              key={event.id}
              event={event}
              sport={sportOf(event)}
              visitor={visitor}
              over={leagueBySlug(event.league)?.name ?? ''}
              teamHref={teamHref}
            />
          ))}
        </div>
      </section>
      <section aria-labelledby="week">
        <h2 id="week" className={styles.heading}>
          The next seven days <small>{ahead.length} events</small>
        </h2>
        <WeekBoard events={ahead} days={DAYS_AHEAD} visitor={visitor} />
      </section>
      <section aria-labelledby="leagues">
        <h2 id="leagues" className={styles.heading}>
          All leagues and competitions
        </h2>
        <LeagueDirectory categories={categories} />
      </section>
    </>
  );
}
