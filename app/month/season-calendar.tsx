/** A season as a calendar: a month with the events of its days, or a year at a glance. Loaded when it is first shown. */
import { Fragment, type ReactNode, useMemo, useRef, useState } from 'react';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { dayWithYear, monthText } from '../time/format.ts';
import { useDateStyle, type Visitor } from '../time/visitor.tsx';
import buttons from '../ui/button-group.module.css';
import { ButtonGroup } from '../ui/button-group.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../ui/icons.tsx';
import links from '../ui/link-button.module.css';
import { countText, eventCountText } from '../util/count-text.ts';
import { DayPanel } from './day-panel.tsx';
import { MonthGrid } from './month-grid.tsx';
import {
  countsByDay,
  daysOfMonth,
  type EventSpan,
  monthLayout,
  monthOf,
  monthsBetween,
  spansOf,
  spansWithin,
  wholeMonthPeriods,
} from './month-layout.ts';
import { MonthLegend } from './month-legend.tsx';
import styles from './season-calendar.module.css';
import { YearGrid } from './year-grid.tsx';

interface SeasonCalendarProps {
  events: readonly SportsEvent[];
  /** The sport of an event, by its league. */
  sportOf: (event: SportsEvent) => string;
  /** For events of several leagues. */
  leagueNameOf?: (event: SportsEvent) => string;
  /** The name of the team whose games they are. */
  team?: string;
  visitor: Visitor;
  /** The address of an event's details. */
  hrefOf: (event: SportsEvent) => string;
  /** `2026-11`, or `2026` for the year. */
  month: string;
  onMonth: (month: string) => void;
}

export default function SeasonCalendar({
  events,
  sportOf,
  leagueNameOf,
  team,
  visitor,
  hrefOf,
  month,
  onMonth,
}: SeasonCalendarProps) {
  const { today, timeZone } = visitor;
  const spans = useMemo(() => spansOf(events, timeZone), [events, timeZone]);
  const months = useMemo(() => monthsOf(spans), [spans]);
  // The day whose events are listed, if the visitor chose one of this month.
  const [chosen, setChosen] = useState('');
  const panel = useRef<HTMLElement>(null);

  const isYear = month.length === 4;
  const year = month.slice(0, 4);
  const shown = isYear ? spansWithin(spans, `${year}-01-01`, `${year}-12-31`) : inMonth(spans, month);
  const day = isYear ? '' : chosenDay(chosen, month, today, shown);
  const options = isYear ? [...new Set(months.map((each) => each.slice(0, 4)))] : months;
  const now = isYear ? today.slice(0, 4) : monthOf(today);
  const previous = options.findLast((option) => option < month);
  const next = options.find((option) => option > month);
  const attended = shown.flatMap(({ event, isPeriod }) => (isPeriod ? [] : [event]));
  const count = attended.length;
  const open = attended.filter(({ provisional }) => provisional).length;

  const openDay = (opened: string, moveThere: boolean) => {
    setChosen(opened);
    if (monthOf(opened) !== month) onMonth(monthOf(opened));
    // After the panel shows the new day.
    requestAnimationFrame(() => {
      const heading = panel.current?.querySelector('h3');
      if (moveThere) heading?.focus({ preventScroll: true });
      // Clicking through days keeps the month in view; "+N more" scrolls to the whole list.
      (moveThere ? panel.current : heading)?.scrollIntoView({ block: 'nearest' });
    });
  };

  const toMonths = () => {
    const [first] = shown;
    const inYear = (candidate: string) => (candidate.startsWith(year) ? candidate : undefined);
    onMonth(
      monthOf(inYear(chosen) ?? inYear(today) ?? inYear(first?.from ?? '') ?? `${previous ?? year}-01-01`),
    );
  };

  return (
    <section className={styles.calendar} aria-label="Calendar">
      <div className={`${styles.header} wrapping-row`}>
        <div className={styles.steps}>
          <ButtonGroup label="Move">
            <Step to={previous} onMonth={onMonth} label={isYear ? 'Previous year' : 'Previous month'}>
              <ChevronLeftIcon />
            </Step>
            <Step to={next} onMonth={onMonth} label={isYear ? 'Next year' : 'Next month'}>
              <ChevronRightIcon />
            </Step>
          </ButtonGroup>
        </div>
        <h2 className="visually-hidden" aria-live="polite">
          {isYear ? year : monthText(month)}
        </h2>
        <select
          className={styles.month}
          aria-label={isYear ? 'Year' : 'Month'}
          value={month}
          onChange={({ currentTarget }) => onMonth(currentTarget.value)}
        >
          {(options.includes(month) ? options : [...options, month].sort()).map((option) => (
            <option key={option} value={option}>
              {isYear ? option : monthText(option)}
            </option>
          ))}
        </select>
        <span className={`${styles.count} muted`}>
          {eventCountText(attended)}
          {open > 0 && `, ${countText(open, 'date')} TBC`}
        </span>
        <div className={`${styles.switches} wrapping-row`}>
          <div className={buttons.group}>
            <Step
              to={options.includes(now) && (now !== month || (!isYear && day !== today)) ? now : undefined}
              onMonth={(current) => {
                setChosen(today);
                if (current !== month) onMonth(current);
              }}
              label={isYear ? 'This year' : 'Today'}
            />
          </div>
          <ButtonGroup label="Show">
            <button type="button" aria-pressed={!isYear} onClick={() => isYear && toMonths()}>
              Month
            </button>
            <button
              type="button"
              aria-pressed={isYear}
              onClick={() => {
                setChosen(day);
                onMonth(year);
              }}
            >
              Year
            </button>
          </ButtonGroup>
        </div>
      </div>
      {isYear ? (
        <YearGrid
          year={year}
          counts={countsByDay(spans, `${year}-01-01`, `${year}-12-31`)}
          seasonMonths={months}
          visitor={visitor}
          onMonth={onMonth}
        />
      ) : (
        <>
          <WholeMonth periods={wholeMonthPeriods(shown, month)} hrefOf={hrefOf} />
          {count === 0 && <Elsewhere spans={spans} month={month} onMonth={onMonth} />}
          <MonthGrid
            weeks={monthLayout(spans, month, visitor.weekStart)}
            month={month}
            chosen={day}
            sportOf={sportOf}
            team={team}
            visitor={visitor}
            hrefOf={hrefOf}
            onDay={openDay}
            onMove={(moved) => {
              const isThere = months.includes(monthOf(moved));
              if (isThere) onMonth(monthOf(moved));
              return isThere;
            }}
          />
          <MonthLegend open={open > 0 ? 'The game is on one of these days, date to be confirmed' : undefined}>
            {team && <span>H at home, A away</span>}
          </MonthLegend>
          <DayPanel
            ref={panel}
            day={day}
            spans={spansWithin(shown, day, day)}
            leagueNameOf={leagueNameOf}
            team={team}
            visitor={visitor}
            hrefOf={hrefOf}
            // A month without events has said so already.
            next={count > 0 ? spans.find((span) => !span.isPeriod && span.from > day) : undefined}
            onDay={(opened) => openDay(opened, true)}
          />
        </>
      )}
    </section>
  );
}

interface StepProps {
  /** The month that the button shows; undefined if there is none. */
  to: string | undefined;
  onMonth: (month: string) => void;
  label: string;
  /** An icon in place of the label. */
  children?: ReactNode;
}

/** Not `disabled`, which would drop the focus at the season's last month. */
function Step({ to, onMonth, label, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={children ? label : undefined}
      title={children ? label : undefined}
      aria-disabled={to === undefined || undefined}
      onClick={() => to !== undefined && onMonth(to)}
    >
      {children ?? label}
    </button>
  );
}

/** The periods that cover the whole month, named once. */
function WholeMonth({ periods, hrefOf }: { periods: EventSpan[]; hrefOf: (event: SportsEvent) => string }) {
  if (periods.length === 0) return null;
  return (
    <p className={`${styles.periods} muted`}>
      All month:{' '}
      {periods.map(({ event }, index) => (
        <Fragment key={event.id}>
          {index > 0 && ' · '}
          <a href={hrefOf(event)}>{event.name}</a>
        </Fragment>
      ))}
    </p>
  );
}

/** For a month without events: where the nearest one is. */
function Elsewhere({
  spans,
  month,
  onMonth,
}: {
  spans: readonly EventSpan[];
  month: string;
  onMonth: (month: string) => void;
}) {
  const style = useDateStyle();
  const events = spans.filter((span) => !span.isPeriod);
  const next = events.find((span) => span.from > `${month}-31`);
  const nearest = next ?? events.at(-1);
  return (
    <p className={styles.empty}>
      No events in {monthText(month)}.{' '}
      {nearest && (
        <button type="button" className={links.link} onClick={() => onMonth(monthOf(nearest.from))}>
          {next ? 'Next' : 'Last'}: {nearest.event.name} on {dayWithYear(nearest.from, style)}
        </button>
      )}
    </p>
  );
}

function inMonth(spans: readonly EventSpan[], month: string): EventSpan[] {
  return spansWithin(spans, `${month}-01`, daysOfMonth(month).at(-1) ?? '');
}

/** A day is always chosen: the visitor's choice, else today, else the first one with events. */
function chosenDay(chosen: string, month: string, today: string, shown: readonly EventSpan[]): string {
  if (monthOf(chosen) === month) return chosen;
  if (monthOf(today) === month) return today;
  const first = shown.find((span) => !span.isPeriod)?.from ?? '';
  return monthOf(first) === month ? first : `${month}-01`;
}

/** Every month from the season's first day to its last. */
function monthsOf(spans: readonly EventSpan[]): string[] {
  const [first] = spans;
  if (!first) return [];
  const last = spans.reduce((latest, span) => (span.to > latest ? span.to : latest), first.to);
  return monthsBetween(monthOf(first.from), monthOf(last));
}
