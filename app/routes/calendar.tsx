/** /calendar: any day, week or month over all sports, and an agenda of the weeks ahead. */
import { AgendaFilterBar } from '../calendar/agenda-filter-bar.tsx';
import { CalendarControls } from '../calendar/calendar-controls.tsx';
import { isOpenPlayoff } from '../calendar/calendar-events.ts';
import { CalendarList } from '../calendar/calendar-list.tsx';
import { calendarParameters, calendarTitle, shownDays } from '../calendar/calendar-query.ts';
import { OutsideCalendar } from '../calendar/empty-calendar.tsx';
import { eventsByDay } from '../calendar/events-by-day.ts';
import { WeekBoard } from '../calendar/week-board.tsx';
import { isInCalendar } from '../data/known-days.ts';
import { loadDays, useDays } from '../data/lists.ts';
import { monthOf } from '../month/month-layout.ts';
import { useQuery } from '../router/use-query.ts';
import { ZoneButton } from '../settings/settings-button.tsx';
import { SITE_NAME, SITE_TIME_ZONE } from '../site.ts';
import { SportChips } from '../sport/sport-chips.tsx';
import { useSports } from '../sport/use-sports.ts';
import { useVisitor } from '../time/visitor.tsx';
import { Boundary } from '../ui/boundary.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Warnings } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import styles from './calendar.module.css';
import facts from './facts.module.css';
import wide from './wide-page.module.css';

const MonthBoard = lazyComponent(
  () => import('../calendar/month-board.tsx'),
  <p className="muted">Loading the month…</p>,
);

export const load = (_: string, now: number) => loadDays(now, 1, SITE_TIME_ZONE);

export default function CalendarPage() {
  const visitor = useVisitor(SITE_TIME_ZONE);
  const { today, timeZone, weekStart } = visitor;
  const { query: requested, warnings, hrefWith, change } = useQuery(calendarParameters);
  const query = { ...requested, day: requested.day ?? today };
  const { view, day } = query;
  const isList = view === 'day' || view === 'agenda';
  const span = view === 'agenda' ? query.span : undefined;
  const { sports, isShown, choose, warnings: sportWarnings } = useSports();
  const stretch = shownDays(query, weekStart);
  const loaded = useDays(stretch.from, stretch.days, timeZone);
  const events = loaded.filter((event) => !event.isPeriod || (!isList && isOpenPlayoff(event, loaded)));
  const all = eventsByDay(events, { ...stretch, timeZone });
  const days = all.map((each) => ({ ...each, events: each.events.filter(isShown) }));
  // The days that fill up a month's weeks are shown, and not counted.
  const own = all.filter((each) => view !== 'month' || monthOf(each.day) === monthOf(day));
  const counted = new Set(own.flatMap(({ events }) => events));
  const isKnown = isInCalendar(day);
  const title = calendarTitle(query, stretch, visitor);
  const hrefOfDay = (other: string) => hrefWith({ view: 'day', day: other });

  return (
    <>
      <PageHead {...headOf(requested.day && title)} />
      <Warnings of={[...warnings, ...sportWarnings]} />
      <h1 itemProp="name" data-dated className={wide.page}>
        {title}
      </h1>
      <p className={facts.line}>
        <span>All sports and leagues</span>
        <span>
          all times in <ZoneButton timeZone={timeZone} at={Date.parse(`${day}T12:00:00Z`)} />
        </span>
      </p>
      <CalendarControls query={query} hrefWith={hrefWith} change={change} onIntent={MonthBoard.prepare}>
        {isKnown && isList && <AgendaFilterBar events={[...counted].filter(isShown)} span={span} />}
      </CalendarControls>
      {!isKnown && <OutsideCalendar day={day} hrefOfDay={(end) => hrefWith({ day: end })} />}
      {isKnown && !isList && <SportChips events={[...counted]} sports={sports} choose={choose} />}
      {isKnown && view === 'month' && (
        <Boundary message="The month could not be shown">
          <MonthBoard
            days={days}
            month={monthOf(day)}
            chosen={day}
            visitor={visitor}
            hrefOfDay={hrefOfDay}
            hrefOfSelected={(other) => hrefWith({ day: other })}
            onMove={(other) => change({ day: other })}
          />
        </Boundary>
      )}
      {isKnown && view === 'week' && (
        <div className={styles.week}>
          <h2 className="visually-hidden">Days</h2>
          <WeekBoard days={days} visitor={visitor} hrefOfDay={hrefOfDay} />
        </div>
      )}
      {isKnown && isList && (
        <Boundary message="The events could not be shown">
          <CalendarList
            events={events}
            span={span}
            stretch={stretch}
            title={title}
            visitor={visitor}
            hrefOfDay={hrefOfDay}
          />
        </Boundary>
      )}
    </>
  );
}

function headOf(title = 'Calendar') {
  return {
    title: `${title} – ${SITE_NAME}`,
    description:
      'Games, races, fights and tournaments on any day, week or month across all sports, in your own time zone. No scores.',
  };
}
