/**
 * Days side by side: bars for what lasts several days, the few biggest events of each day, and for the rest how many each
 * league has. On a phone one day at a time, with all its events.
 */
import { type CSSProperties, useState } from 'react';
import { daysBetween, isTimed } from '../../catalog/day/day.ts';
import { isGame, type SportsEvent } from '../../catalog/event/event.ts';
import { eventPath } from '../../catalog/event/urls.ts';
import { highlightsOfDay } from '../../catalog/ranking/most-important.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { leagueFacts, leagueNameOf, sportOf } from '../data/site-map.ts';
import { EventPlates } from '../event/event-plates.tsx';
import { shortName } from '../event/short-name.ts';
import { barText } from '../month/bar-text.ts';
import { type Bar, barsOf } from '../month/month-layout.ts';
import { SportIcon } from '../sport/sport-icon.tsx';
import { customMedia } from '../theme.ts';
import { timeText, weekdayText } from '../time/format.ts';
import { Time } from '../time/time.tsx';
import type { Visitor } from '../time/visitor.tsx';
import { countText } from '../util/count-text.ts';
import { ChosenDay, useMedia } from './chosen-day.tsx';
import type { DayOfEvents } from './events-by-day.ts';
import { isLong, longSpans } from './long-spans.ts';
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
  const { today, timeZone, isUnknown } = visitor;
  const bars = barsOf(
    longSpans(
      all.flatMap(({ events }) => events),
      timeZone,
    ),
    all.map(({ day }) => day),
  );
  const [chosen, setChosen] = useState<string>();
  const isHere = (day: string | undefined) => all.some((each) => each.day === day);
  // Until the visitor chooses one, today, or the first of another week.
  const open = [chosen, today].find(isHere) ?? all[0]?.day ?? today;
  const isNarrow = useMedia(`screen and ${customMedia.tablet}`);
  return (
    <>
      <div className={styles.choice}>
        {all.map(({ day, events }) => (
          <button key={day} type="button" aria-pressed={day === open} onClick={() => setChosen(day)}>
            {day === today && !isUnknown ? 'Today' : weekdayText(day, 'short')} <b>{Number(day.slice(8))}</b>{' '}
            <span>
              {events.length}
              <span className="visually-hidden"> events</span>
            </span>
          </button>
        ))}
      </div>
      {isNarrow && (
        <ChosenDay
          day={open}
          events={all.find(({ day }) => day === open)?.events ?? []}
          visitor={visitor}
          href={hrefOfDay(open)}
        />
      )}
      <div className={styles.board} style={{ '--days': all.length } as CSSProperties}>
        <ol className={styles.days}>
          {all.map(({ day, events }, index) => (
            <li
              key={day}
              className={styles.day}
              style={{ gridColumn: index + 1 }}
              data-today={day === today || undefined}
            >
              <h3 className={`${styles.heading} wrapping-row`}>
                <a href={hrefOfDay(day)}>
                  <Time form="day" of={{ start: day }} visitor={visitor} />
                </a>
                {day === today && !isUnknown && <small>Today</small>}
                <span>{events.length}</span>
              </h3>
              <Day
                events={events.filter((event) => !isLong(event, timeZone))}
                visitor={visitor}
                href={hrefOfDay(day)}
                isEmpty={events.length === 0}
              />
            </li>
          ))}
        </ol>
        {bars.length > 0 && (
          <ul className={styles.bars}>
            {bars.map((bar) => (
              <WeekBar
                key={bar.span.event.id}
                bar={bar}
                firstDay={all[0]?.day ?? bar.day}
                visitor={visitor}
                hrefOfDay={hrefOfDay}
              />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

interface WeekBarProps {
  bar: Bar;
  firstDay: string;
  visitor: Visitor;
  hrefOfDay: (day: string) => string;
}

function WeekBar({ bar: { span, line, day, days }, firstDay, visitor, hrefOfDay }: WeekBarProps) {
  const { event } = span;
  const { name, isRound, isOpen, note, title } = barText(span, visitor, true);
  return (
    <li
      className={styles.bar}
      style={{ gridArea: `${line + 1} / ${daysBetween(firstDay, day) + 1} / auto / span ${days}` }}
      data-sport={sportOf(event)}
      data-open={isOpen || undefined}
    >
      <a href={isRound ? hrefOfDay(day) : eventPath(event)} title={title}>
        <SportIcon sport={sportOf(event)} size={14} />
        <b>{name}</b>
        {note && <span className="muted">{note}</span>}
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
  if (isEmpty) return <p className={`${styles.content} muted`}>No events</p>;
  const leagues = [...groupBy(events, ({ league }) => league).values()].sort((a, b) => b.length - a.length);
  const others = leagues.slice(MOST_LEAGUES);
  return (
    <div className={styles.content}>
      <ul className={styles.events}>
        {highlightsOfDay(events, leagueFacts, BIG_ONES).map((event) => (
          <li key={event.id}>
            <a
              href={eventPath(event)}
              className="wrapping-row"
              title={event.name}
              aria-label={labelOf(event, visitor)}
            >
              <span className={`${styles.time} muted`}>
                {isTimed(event.start) ? <Time form="short-time" of={event} visitor={visitor} /> : 'TBC'}
              </span>
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
            <a href={`${href}${href.includes('?') ? '&' : '?'}league=${members[0]?.league}`}>
              {leagueNameOf(members[0] ?? { league: '' })}
              {'\u00a0'}
              <span className="muted">{members.length}</span>
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
