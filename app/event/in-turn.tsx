/**
 * What is next, and what will be next after it. A page may be a week old when it is opened: it is sent with what comes in
 * turn, and the first that is not over is shown (aged-parts-script.ts). After hydration one is enough.
 */
import type { ReactNode } from 'react';
import { addDays, dayInZone, MS_PER_DAY } from '../../catalog/day/day.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { lastsUntil } from '../../catalog/event/status.ts';
import type { Visitor } from '../time/visitor.tsx';
import styles from './in-turn.module.css';

/** For as long a page shall be right. */
const WEEK = 7 * MS_PER_DAY;
/** Enough for a league that plays once a week, and for a day or two of one that plays every evening. */
const MAX_TURNS = 12;

export interface Turn<Next> {
  next: Next;
  id: string;
  /** An instant, or a day as the last one. */
  until: string;
}

interface InTurnOptions<Next> {
  nextAt: (moment: number) => Next | undefined;
  eventOf: (next: Next) => SportsEvent;
  sport: string;
  visitor: Pick<Visitor, 'now' | 'timeZone'>;
  isVisitorKnown: boolean;
}

export function nextInTurn<Next>(options: InTurnOptions<Next>): Turn<Next>[] {
  const { nextAt, eventOf, sport, isVisitorKnown } = options;
  const { now, timeZone } = options.visitor;
  const turns: Turn<Next>[] = [];
  let moment = now;
  while (turns.length < (isVisitorKnown ? 1 : MAX_TURNS) && moment < now + WEEK) {
    const next = nextAt(moment);
    if (!next) break;
    const { id } = eventOf(next);
    const isNextAt = (later: number) => {
      const other = nextAt(later);
      return other !== undefined && eventOf(other).id === id;
    };
    const over = lastsUntil(eventOf(next), sport);
    const another = isVisitorKnown
      ? undefined
      : dayBeforeAnother(isNextAt, moment, momentAfter(over), timeZone);
    const until = another ?? over;
    if (momentAfter(until) <= moment) break;
    turns.push({ next, id, until });
    moment = momentAfter(until);
  }
  return turns;
}

/** Something else may be next before an event is over: a stage that has begun gives way to its games. */
function dayBeforeAnother(
  isNextAt: (moment: number) => boolean,
  from: number,
  to: number,
  timeZone: string,
): string | undefined {
  for (let moment = from + MS_PER_DAY; moment < Math.min(to, from + WEEK); moment += MS_PER_DAY) {
    if (!isNextAt(moment)) return dayInZone(moment - MS_PER_DAY, timeZone);
  }
  return undefined;
}

/** At noon in Greenwich, the day before is over everywhere. */
function momentAfter(until: string): number {
  return Date.parse(until.length === 10 ? `${addDays(until, 1)}T12:00:00Z` : until);
}

interface InTurnProps<Next> {
  turns: readonly Turn<Next>[];
  children: (next: Next) => ReactNode;
}

/** Once all of them are over, something else will be here, and may be higher: what follows waits as well. */
export function InTurn<Next>({ turns, children }: InTurnProps<Next>) {
  return (
    <div data-dated data-right-until={turns.at(-1)?.until}>
      {turns.map(({ next, id, until }) => (
        <div key={id} className={styles.turn} data-until={until}>
          {children(next)}
        </div>
      ))}
    </div>
  );
}
