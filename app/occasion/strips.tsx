/** Tournaments as bars over the months, a line for each kind or each of them. A picture: the dates are text beside it. */
import { addDays, daysBetween } from '../../catalog/day/day.ts';
import type { Edition } from '../../catalog/season/edition.ts';
import { lastDay } from '../../catalog/season/occasion-summary.ts';
import { monthText } from '../time/format.ts';
import { Time } from '../time/time.tsx';
import type { Visitor } from '../time/visitor.tsx';
import { isEstimated, sportOfEdition } from './editions.ts';
import styles from './strips.module.css';

interface Strip {
  label: string;
  editions: readonly Edition[];
}

interface StripsProps {
  strips: readonly Strip[];
  /** The first of a month. */
  from: string;
  /** The first of the month after the last. */
  to: string;
  /** The one whose page it is. */
  chosen?: Edition;
  /** Given, it writes the dates of a line with one edition at its end. */
  visitor?: Visitor;
}

export function Strips({ strips, from, to, chosen, visitor }: StripsProps) {
  const days = daysBetween(from, to);
  const place = (day: string) => `${((100 * daysBetween(from, day)) / days).toFixed(2)}%`;
  const widthOf = (start: string, end: string) =>
    `${((100 * (daysBetween(start, end) + 1)) / days).toFixed(2)}%`;
  return (
    <div className={styles.strips} data-dates={visitor ? '' : undefined} aria-hidden>
      <div className={`${styles.axis} muted`}>
        <span />
        <span className={styles.track}>
          {monthsBetween(from, to).map((month) => (
            <span key={month} style={{ insetInlineStart: place(month) }}>
              {monthText(month).slice(0, 1)}
              {visitor && <span className={styles.rest}>{monthText(month).slice(1, 3)}</span>}
            </span>
          ))}
        </span>
        {visitor && <small className={styles.dates}>Dates</small>}
      </div>
      {strips.map(({ label, editions }) => (
        <div key={label} className={styles.strip}>
          <b>{label}</b>
          <span className={styles.track}>
            {editions.map((edition) => {
              const [start, end] = [edition.event.start.slice(0, 10), lastDay(edition.event).slice(0, 10)];
              return (
                <i
                  key={edition.event.id}
                  title={edition.event.name}
                  data-sport={sportOfEdition(edition)}
                  data-quiet={(chosen && chosen !== edition) || undefined}
                  data-open={isEstimated(edition) || undefined}
                  style={{ insetInlineStart: place(start), width: widthOf(start, end) }}
                />
              );
            })}
          </span>
          {visitor && editions[0] && (
            <small className={styles.dates}>
              <Time form="short-range" of={editions[0].event} visitor={visitor} />
            </small>
          )}
        </div>
      ))}
    </div>
  );
}

/** The first of each. */
function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = from; month < to; month = monthAfter(month)) months.push(month);
  return months;
}

export const monthOf = (day: string) => `${day.slice(0, 7)}-01`;

export const monthAfter = (day: string) => monthOf(addDays(monthOf(day), 31));
