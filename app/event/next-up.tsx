/**
 * What is next, and what will be next after it. A page may be a week old when it is opened: it is sent with what comes next,
 * one after the other, and the first that is not over is shown (first-paint.ts). For a visitor who is known one is enough.
 */
import type { ReactNode } from 'react';
import { MS_PER_DAY } from '../../catalog/day/day.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { lastsUntil } from '../../catalog/event/status.ts';
import type { TimeReader } from '../time/time-forms.ts';
import styles from './next-up.module.css';

const HOUR = 3_600_000;
/** For as long a page shall be right. */
const WEEK = 7 * MS_PER_DAY;
/** Enough for a league that plays once a week, and for a day or two of one that plays every evening. */
const MAX_CANDIDATES = 12;

export interface Candidate<Next> {
  next: Next;
  id: string;
  /** The instant from which on another is next. */
  until: string;
}

interface Options<Next> {
  nextAt: (moment: number) => Next | undefined;
  eventOf: (next: Next) => SportsEvent;
  sport: string;
  visitor: Pick<TimeReader, 'now' | 'isUnknown'>;
}

export function nextUp<Next>(options: Options<Next>): Candidate<Next>[] {
  const { nextAt, eventOf, sport, visitor } = options;
  const { now, isUnknown } = visitor;
  const candidates: Candidate<Next>[] = [];
  const max = isUnknown ? MAX_CANDIDATES : 1;
  for (let moment = now; candidates.length < max && moment < now + WEEK; ) {
    const next = nextAt(moment);
    if (!next) break;
    const { id } = eventOf(next);
    // Something else may be next before an event is over: a stage that has begun gives way to its games.
    const end = Math.min(Date.parse(lastsUntil(eventOf(next), sport)), moment + MS_PER_DAY);
    // The best game of a day may be over before the others are.
    if (end <= moment) {
      moment += HOUR;
      continue;
    }
    const last = candidates.at(-1);
    const until = new Date(end).toISOString();
    if (last?.id === id) last.until = until;
    else candidates.push({ next, id, until });
    moment = end;
  }
  return candidates;
}

/** Whether nothing comes after what was sent. */
export function areLast<Next>(
  candidates: readonly Candidate<Next>[],
  { nextAt, visitor }: Pick<Options<Next>, 'nextAt' | 'visitor'>,
): boolean {
  const last = candidates.at(-1);
  return visitor.isUnknown === true && last !== undefined && !nextAt(Date.parse(last.until));
}

interface NextUpProps<Next> {
  candidates: readonly Candidate<Next>[];
  /** What is said once all of them are over. Else the last keeps its room. */
  after?: ReactNode;
  children: (next: Next) => ReactNode;
}

export function NextUp<Next>({ candidates, after, children }: NextUpProps<Next>) {
  return (
    <div data-dated>
      {candidates.map(({ next, id, until }) => (
        <div key={id} className={styles.candidate} data-until={until} suppressHydrationWarning>
          {children(next)}
        </div>
      ))}
      {after && <div className={styles.candidate}>{after}</div>}
    </div>
  );
}
