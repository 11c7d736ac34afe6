/**
 * Days side by side: bars for what lasts several days, the few biggest events of each day, and for the rest how many each
 * league has. On a phone one day at a time is open.
 */
import { type CSSProperties, useState } from 'react';
import { isTimed } from '../../catalog/day/day.ts';
import { isGame, type SportsEvent } from '../../catalog/event/event.ts';
import { eventPath } from '../../catalog/event/urls.ts';
import { highlightsOfDay } from '../../catalog/ranking/most-important.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { leagueFacts, leagueNameOf, sportOf } from '../data/site-map.ts';
import { EventPlates } from '../event/event-plates.tsx';
import { shortName } from '../event/short-name.ts';
import { SportIcon } from '../sport/sport-icon.tsx';
import { shortDay, timeText, weekdayText } from '../time/format.ts';
import { useVisitorKnown, type Visitor } from '../time/visitor.tsx';
import { countText, eventCountText } from '../util/count-text.ts';
import type { DayOfEvents } from './events-by-day.ts';
import { type WeekBar, weekBars } from './week-bars.ts';
import styles from './week-board.module.css';

interface WeekBoardProps {
  days: readonly DayOfEvents[];
  visitor: Visitor;
  /** The page of one day. */
  hrefOfDay: (day: string) => string;
}

const BIG_ONES = 3;
/** Leagues with their counts; the others are one more line. */
const MOST_LEAGUES = 6;

export function WeekBoard({ days: all, visitor, hrefOfDay }: WeekBoardProps) {
  const { today, timeZone } = visitor;
  const { bars, days } = weekBars(all, timeZone);
  const isVisitorKnown = useVisitorKnown();
  const [chosen, setChosen] = useState<string>();
  const isHere = (day: string | undefined) => all.some((each) => each.day === day);
  // Until the visitor chooses one, today, or the first of another week.
  const open = isHere(chosen) ? chosen : isHere(today) ? today : all[0]?.day;
  const openIndex = all.findIndex(({ day }) => day === open);
  return (
    <>
      <div className={styles.choice}>
        {all.map(({ day, events }) => (
          <button key={day} type="button" aria-pressed={day === open} onClick={() => setChosen(day)}>
            {day === today && isVisitorKnown ? 'Today' : weekdayText(day, 'short')}{' '}
            <b>{Number(day.slice(8))}</b>{' '}
            <span>
              {events.length}
              <span className="visually-hidden"> events</span>
            </span>
          </button>
        ))}
      </div>
      <div className={styles.board} style={{ '--days': days.length } as CSSProperties}>
        <ol className={styles.days}>
          {days.map(({ day, events }, index) => (
            <li
              key={day}
              className={styles.day}
              style={{ gridColumn: index + 1 }}
              data-today={day === today || undefined}
              data-closed={day !== open || undefined}
            >
              <h3 className={styles.heading}>
                <a href={hrefOfDay(day)}>{shortDay(day, visitor)}</a>
                {day === today && <small data-relative>Today</small>}
                <span>{all[index]?.events.length}</span>
              </h3>
              <Day
                events={events}
                visitor={visitor}
                href={hrefOfDay(day)}
                isEmpty={all[index]?.events.length === 0}
              />
            </li>
          ))}
        </ol>
        {bars.length > 0 && (
          <ul className={styles.bars}>
            {bars.map((bar) => (
              <Bar
                key={bar.events[0]?.id}
                bar={bar}
                isClosed={openIndex < bar.first || openIndex > bar.last}
                href={hrefOfDay(all[bar.first]?.day ?? today)}
              />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

interface BarProps {
  bar: WeekBar;
  /** Not on the day that a phone shows. */
  isClosed: boolean;
  /** The page of its first day. */
  href: string;
}

function Bar({ bar: { events, first, last, isOpen }, isClosed, href }: BarProps) {
  const [event] = events;
  if (!event) return null;
  const isRound = event.provisional === true;
  const leagues = [...new Set(events.map(leagueNameOf))];
  return (
    <li
      className={styles.bar}
      style={{ gridColumn: `${first + 1} / ${last + 2}` }}
      data-sport={sportOf(event)}
      data-open={isOpen || undefined}
      data-closed={isClosed || undefined}
    >
      <a href={isRound ? href : eventPath(event)}>
        <SportIcon sportId={sportOf(event)} size={14} />
        <b>{isRound ? leagues.join(', ') : event.name}</b>
        {isRound && <span className={styles.aside}>{eventCountText(events)} · dates TBC</span>}
        {!isRound && isOpen && <span className={styles.aside}>dates estimated</span>}
      </a>
    </li>
  );
}

interface DayProps {
  events: readonly SportsEvent[];
  visitor: Visitor;
  /** The page of the day. */
  href: string;
  isEmpty: boolean;
}

function Day({ events, visitor, href, isEmpty }: DayProps) {
  if (isEmpty) return <p className={styles.empty}>No events</p>;
  const leagues = [...groupBy(events, ({ league }) => league).values()].sort((a, b) => b.length - a.length);
  const others = leagues.slice(MOST_LEAGUES);
  return (
    <div className={styles.content}>
      <ul className={styles.events}>
        {highlightsOfDay(events, leagueFacts, BIG_ONES).map((event) => (
          <li key={event.id}>
            <a href={eventPath(event)} title={event.name} aria-label={labelOf(event, visitor)}>
              <time dateTime={event.start}>
                {isTimed(event.start) ? shortTime(timeText(event.start, visitor)) : 'TBC'}
              </time>
              <EventPlates event={event} />
              <span className={styles.name} data-game={isGame(event) || undefined}>
                {shortName(event)}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <ul className={styles.leagues}>
        {leagues.slice(0, MOST_LEAGUES).map((members) => (
          <li key={members[0]?.league}>
            <a href={`${href}#${members[0]?.league}`}>
              {leagueNameOf(members[0] ?? { league: '' })}
              {'\u00a0'}
              <span>{members.length}</span>
            </a>
          </li>
        ))}
        {others.length > 0 && (
          <li>
            <a href={href}>{countText(others.length, 'more league')}</a>
          </li>
        )}
      </ul>
    </div>
  );
}

function labelOf(event: SportsEvent, visitor: Visitor): string {
  return isTimed(event.start) ? `${event.name}, ${timeText(event.start, visitor)}` : event.name;
}

/** 7:30p: a column is narrow. */
function shortTime(text: string): string {
  return text.replace(/\s?([AP])M$/i, (_, half: string) => half.toLowerCase());
}
