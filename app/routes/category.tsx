/** /football and the other categories: each league's next date, and what is coming up in all of them. */
import { useLocation } from 'react-router';
import { addDays, listedDay } from '../../catalog/day.ts';
import { eventsAhead, nextEvent } from '../../catalog/next-event.ts';
import { statusOf } from '../../catalog/status.ts';
import { eventHref } from '../data/event-path.ts';
import { outlineLists } from '../data/outline-lists.ts';
import { DAYS_AHEAD } from '../data/preload-page.ts';
import { categoryAt, leagueBySlug } from '../data/site-map.ts';
import { teamHref } from '../data/team-path.ts';
import { useWeeks } from '../data/use-weeks.ts';
import { EventList } from '../schedule/event-list.tsx';
import { LeagueCard } from '../schedule/league-card.tsx';
import { SportIcon } from '../shell/sport-icon.tsx';
import { pageMeta, SITE_NAME, SITE_TIME_ZONE } from '../site.ts';
import { SubscribeButton } from '../subscribe/subscribe-button.tsx';
import { dayWithYear, zoneText } from '../time/format.ts';
import { useVisitor } from '../time/visitor.tsx';
import type { Route } from './+types/category.ts';
import styles from './category.module.css';

export const meta: Route.MetaFunction = ({ location }) => {
  const category = categoryAt(location.pathname);
  if (!category) return [];
  const names = category.leagues.map((league) => league.name).join(', ');
  return pageMeta(
    `${category.name} calendar – ${SITE_NAME}`,
    `${category.name} dates in your own time zone: ${names}. What is on, what comes next, without results.`,
  );
};

export default function CategoryPage() {
  const { pathname } = useLocation();
  const category = categoryAt(pathname);
  if (!category) throw new Error(`No category at ${pathname}`);

  const visitor = useVisitor(SITE_TIME_ZONE);
  const { now, today, timeZone } = visitor;
  const lastDay = addDays(today, DAYS_AHEAD - 1);
  const sportOf = () => category.icon;
  const own = new Set(category.leagues.map((league) => league.slug));
  const soon = useWeeks(now, DAYS_AHEAD, timeZone).filter((event) => own.has(event.league));
  const outline = outlineLists.useList(category.icon);
  const upcoming = eventsAhead(soon, sportOf, now, timeZone).filter(
    (event) => listedDay(event.start, timeZone) <= lastDay,
  );
  const later = outline.filter((event) => statusOf(event, category.icon, now, timeZone) === 'upcoming');

  return (
    <div data-sport={category.icon}>
      <SubscribeButton target={{ kind: 'category', path: category.path, name: category.name }} />
      <h1 itemProp="name" className={styles.title}>
        <SportIcon icon={category.icon} size={28} />
        {category.name}
      </h1>
      <p className={styles.facts}>
        All times in <b>{zoneText(timeZone, now)}</b>
      </p>
      <h2 className="visually-hidden">Leagues and competitions</h2>
      <div className={styles.cards}>
        {category.leagues.map((league) => (
          <LeagueCard
            key={league.slug}
            league={league}
            next={nextEvent(
              [...soon, ...outline].filter((event) => event.league === league.slug),
              category.icon,
              now,
              timeZone,
            )}
            visitor={visitor}
          />
        ))}
      </div>
      <h2 className={styles.heading}>
        The next seven days <small>{upcoming.length} events</small>
      </h2>
      {upcoming.length > 0 ? (
        <EventList
          events={upcoming}
          sportOf={sportOf}
          leagueNameOf={(event) => leagueBySlug(event.league)?.name ?? ''}
          teamHref={teamHref}
          visitor={visitor}
          knownLabels={[]}
          hrefOf={eventHref}
          dayHeading="h3"
        />
      ) : (
        <p className={styles.empty}>
          Nothing until{' '}
          {later[0]
            ? `${later[0].name} on ${dayWithYear(listedDay(later[0].start, timeZone))}`
            : 'the next schedule is published'}
          .
        </p>
      )}
    </div>
  );
}
