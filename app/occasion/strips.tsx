/** Tournaments as bars over the months, a line for each kind or each of them. A picture: the dates are text beside it. */
import { daysBetween } from '../../catalog/day/day.ts';
import type { Edition } from '../../catalog/season/edition.ts';
import { lastDay } from '../../catalog/season/occasion-summary.ts';
import { monthText } from '../time/format.ts';
import { Time } from '../time/time.tsx';
import type { Visitor } from '../time/visitor.tsx';
import { type Axis, monthsOf, percentOf, stretchOf } from '../timeline/axis.ts';
import { isEstimated, sportOfEdition } from './edition.ts';
import styles from './strips.module.css';

interface Strip {
  label: string;
  editions: readonly Edition[];
}

interface StripsProps {
  strips: readonly Strip[];
  axis: Axis;
  /** The one whose page it is. */
  chosen?: Edition;
  /** Given, it writes the dates of a line with one edition at its end. */
  visitor?: Visitor;
}

export function Strips({ strips, axis, chosen, visitor }: StripsProps) {
  return (
    <div className={styles.strips} data-dates={visitor ? '' : undefined} aria-hidden>
      <div className={`${styles.axis} muted`}>
        <span />
        <span className={styles.track}>
          {monthsOf(axis).map((month) => (
            <span key={month} style={{ insetInlineStart: percentOf(axis, daysBetween(axis.from, month), 1) }}>
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
              const { event } = edition;
              const { at, size } = stretchOf(axis, event.start.slice(0, 10), lastDay(event).slice(0, 10));
              return (
                <i
                  key={event.id}
                  title={event.name}
                  data-sport={sportOfEdition(edition)}
                  data-quiet={(chosen && chosen !== edition) || undefined}
                  data-open={isEstimated(edition) || undefined}
                  style={{ insetInlineStart: percentOf(axis, at, 1), width: percentOf(axis, size, 1) }}
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
