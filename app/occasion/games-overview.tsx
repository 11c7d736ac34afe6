/** The Olympic Games to come at a glance: when, how much is on which day, and on which days each sport is. */
import { listedDay } from '../../catalog/day/day.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { isWholeGames } from '../../catalog/event/games-title.ts';
import { eventPath, occasionPath } from '../../catalog/event/urls.ts';
import type { LeagueSummary } from '../../catalog/season/summary.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { occasionOfEvent } from '../data/occasions.ts';
import { seasonBy } from '../data/site-map.ts';
import hero from '../event/event-hero.module.css';
import { EventHero } from '../event/event-hero.tsx';
import { FollowButton } from '../follows/follow-button.tsx';
import { dayNumber } from '../time/format.ts';
import { Time } from '../time/time.tsx';
import type { Visitor } from '../time/visitor.tsx';
import headings from '../ui/section-heading.module.css';
import { countText } from '../util/count-text.ts';
import bars from './day-bar.module.css';
import { DayBar, dayLabel } from './day-bar.tsx';
import styles from './games-overview.module.css';
import { countsByDay, type DayCount, type GamesSport, programmeOf, type Session } from './sessions.ts';

interface GamesOverviewProps {
  league: LeagueSummary;
  events: readonly SportsEvent[];
  visitor: Visitor;
}

export function GamesOverview({ league, events, visitor }: GamesOverviewProps) {
  const games = events.find(
    (event) =>
      isWholeGames(event, league.sport) &&
      listedDay(event.end ?? event.start, visitor.timeZone) >= visitor.sent.today,
  );
  return (
    <>
      <p className={`${styles.league} wrapping-row`}>
        <a href={league.path}>{league.name}</a>
        <FollowButton follow={{ list: 'leagues', key: league.slug }} name={league.name} />
      </p>
      {games ? (
        <Games
          games={games}
          events={events.filter(({ season }) => season === games.season)}
          hostZone={seasonBy(league.slug, games.season)?.timeZone ?? league.timeZone}
          visitor={visitor}
        />
      ) : (
        <p className="muted">No dates for the next Games yet.</p>
      )}
    </>
  );
}

interface GamesProps {
  /** From the opening to the closing ceremony. */
  games: SportsEvent;
  /** Of their season. */
  events: readonly SportsEvent[];
  hostZone: string;
  visitor: Visitor;
}

function Games({ games, events, hostZone, visitor }: GamesProps) {
  const occasion = occasionOfEvent(games);
  const path = occasion ? occasionPath(occasion.slug) : eventPath(games);
  const { ceremonies, sports, sessions } = programmeOf(events, hostZone);
  const counts = countsByDay(sessions, []);
  const half = Math.ceil(sports.length / 2);

  return (
    <>
      <EventHero event={games} visitor={visitor} href={eventPath(games)}>
        <p className={`${hero.foot} wrapping-row muted`}>
          {ceremonies.map((ceremony) => (
            <span key={ceremony.id}>
              <a href={eventPath(ceremony)}>{ceremony.name}</a>{' '}
              <Time form="when" of={ceremony} visitor={visitor} />
            </span>
          ))}
        </p>
      </EventHero>
      {sessions.length > 0 ? (
        <>
          <section>
            <h2 className={headings.heading}>
              Day by day <small>sessions, and those with medals</small> <a href={path}>All sessions →</a>
            </h2>
            <ul className={bars.days}>
              {counts.map((count) => (
                <li key={count.day}>
                  <a className={bars.day} href={`${path}?day=${count.day}`} aria-label={dayLabel(count)}>
                    <DayBar count={count} counts={counts} />
                  </a>
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h2 className={headings.heading}>
              {countText(sports.length, 'sport')} <small>by day, from A to Z</small>
            </h2>
            <div className={styles.sports}>
              {[sports.slice(0, half), sports.slice(half)].map((some, index) => (
                <SportDays
                  // The two halves stay in their places.
                  key={index === 0 ? 'first' : 'second'}
                  sports={some}
                  sessions={sessions}
                  days={counts}
                  path={path}
                />
              ))}
            </div>
          </section>
        </>
      ) : (
        <p className="muted">Sessions haven’t been announced yet.</p>
      )}
    </>
  );
}

interface SportDaysProps {
  sports: readonly GamesSport[];
  sessions: readonly Session[];
  /** Of all sports: the columns. */
  days: readonly DayCount[];
  path: string;
}

/** A row for each sport: a picture of its days, and as text how many sessions it has. */
function SportDays({ sports, sessions, days, path }: SportDaysProps) {
  const columnOf = new Map(days.map(({ day }, index) => [day, index + 1]));
  const bySport = groupBy(sessions, ({ sport }) => sport);
  const columns = { gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` };
  return (
    <ul className={styles.list}>
      <li className={styles.row} aria-hidden>
        <span />
        <span className={styles.track} style={columns}>
          {days.map(({ day }) => (
            <small key={day}>{dayNumber(day)}</small>
          ))}
        </span>
      </li>
      {sports.map(({ slug, name, sessions: count }) => (
        <li key={slug}>
          <a className={styles.row} href={`${path}?sport=${slug}`}>
            <span>{name}</span>
            <span className={styles.track} style={columns} aria-hidden>
              {countsByDay(bySport.get(slug) ?? [], [])
                .filter((each) => each.sessions > 0)
                .map(({ day, medals }) => (
                  <i
                    key={day}
                    data-medals={medals > 0 || undefined}
                    style={{ gridColumn: columnOf.get(day) }}
                  />
                ))}
            </span>
            <small>
              {count}
              <span className="visually-hidden"> {count === 1 ? 'session' : 'sessions'}</span>
            </small>
          </a>
        </li>
      ))}
    </ul>
  );
}
