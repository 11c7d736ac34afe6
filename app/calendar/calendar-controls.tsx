/** Previous and next, today, any date, and the view: all of them links. */
import type { ReactNode } from 'react';
import { isDay } from '../../catalog/day/day.ts';
import { FIRST_DAY, isInCalendar, LAST_DAY } from '../data/known-days.ts';
import buttons from '../ui/button-group.module.css';
import { ButtonGroup } from '../ui/button-group.tsx';
import fields from '../ui/field.module.css';
import { ChevronLeftIcon, ChevronRightIcon } from '../ui/icons.tsx';
import { OptionSegments } from '../ui/option-links.tsx';
import { useUncontrolledField } from '../ui/use-uncontrolled-field.ts';
import styles from './calendar-controls.module.css';
import {
  adjacentDay,
  CALENDAR_VIEWS,
  type CalendarQuery,
  type CalendarView,
  type RequestedCalendar,
} from './calendar-query.ts';

interface CalendarControlsProps {
  query: CalendarQuery;
  hrefWith: (changes: Partial<RequestedCalendar>) => string;
  change: (changes: Partial<RequestedCalendar>) => void;
  /** Preloads the views that are loaded when they are wanted. */
  onIntent: () => void;
  /** The filters of a list. */
  children?: ReactNode;
}

const LABELS: Record<CalendarView, string> = { day: 'Day', week: 'Week', month: 'Month', agenda: 'Agenda' };

export function CalendarControls({ query, hrefWith, change, onIntent, children }: CalendarControlsProps) {
  const { view } = query;
  return (
    <div className={`${styles.controls} wrapping-row screen-only`}>
      <ButtonGroup label="Move">
        <ArrowLink query={query} by={-1} hrefWith={hrefWith} label={`Previous ${stepName(query)}`}>
          <ChevronLeftIcon />
        </ArrowLink>
        <ArrowLink query={query} by={1} hrefWith={hrefWith} label={`Next ${stepName(query)}`}>
          <ChevronRightIcon />
        </ArrowLink>
      </ButtonGroup>
      <div className={buttons.group}>
        <a href={hrefWith({ day: undefined })} data-keep-scroll>
          Today
        </a>
      </div>
      <DateField day={query.day} onChange={(day) => change({ day })} />
      <div className={styles.views}>
        <OptionSegments
          label="View"
          options={CALENDAR_VIEWS.map((value) => ({ label: LABELS[value], value }))}
          chosen={view}
          hrefOf={(chosen) => hrefWith({ view: chosen })}
          onIntent={onIntent}
        />
      </div>
      {children}
    </div>
  );
}

function stepName({ view, span = 1 }: CalendarQuery): string {
  if (view !== 'agenda') return view;
  return span === 'weekend' ? 'weekend' : span === 1 ? 'week' : `${span} weeks`;
}

interface ArrowLinkProps extends Pick<CalendarControlsProps, 'query' | 'hrefWith'> {
  by: 1 | -1;
  label: string;
  children: ReactNode;
}

/** At the end of the calendar it links to the current day, so that it stays focusable. */
function ArrowLink({ query, by, hrefWith, label, children }: ArrowLinkProps) {
  const to = adjacentDay(query, by);
  return (
    <a
      href={hrefWith({ day: to })}
      aria-label={label}
      aria-disabled={to === query.day || undefined}
      title={label}
      data-keep-scroll
    >
      {children}
    </a>
  );
}

/** Uncontrolled: it is ahead of the URL while the visitor types, and follows it otherwise. */
function DateField({ day, onChange }: { day: string; onChange: (day: string) => void }) {
  const { field, enter } = useUncontrolledField<HTMLInputElement, 'value'>('value', day, (entered) => {
    // A half-typed year is a day in the first century.
    if (isDay(entered) && isInCalendar(entered) && entered !== day) onChange(entered);
  });
  return (
    <input
      ref={field}
      type="date"
      className={`${fields.field} ${styles.date}`}
      aria-label="Go to date"
      defaultValue={day}
      min={FIRST_DAY}
      max={LAST_DAY}
      onChange={({ currentTarget }) => enter(currentTarget.value)}
    />
  );
}
