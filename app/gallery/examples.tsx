/** What the gallery shows, and the component tests look at: each component with behaviour, in all its states. */
import { type ReactNode, useState } from 'react';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { leagueBySlug } from '../data/site-map.ts';
import { EventList } from '../event/event-list.tsx';
import header from '../layout/header.module.css';
import { HoverMenu } from '../layout/hover-menu.tsx';
import { MonthGrid } from '../month/month-grid.tsx';
import { monthLayout, spansOf } from '../month/month-layout.ts';
import SeasonCalendar from '../month/season-calendar.tsx';
import { FilterBar, NO_FILTERS } from '../season/filter-bar.tsx';
import type { Filters } from '../season/league-query.ts';
import { SeasonSide } from '../season/season-side.tsx';
import { ChoiceField } from '../settings/choice-field.tsx';
import { SubscribeButton } from '../subscribe/subscribe-button.tsx';
import type { SubscribeTarget } from '../subscribe/subscribe-target.ts';
import SeasonTimeline from '../timeline/season-timeline.tsx';
import buttons from '../ui/buttons.module.css';
import dialogs from '../ui/dialog.module.css';
import { Dialog } from '../ui/dialog.tsx';
import iconButtons from '../ui/icon-button.module.css';
import { StarIcon } from '../ui/icons.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import type { Example, ExampleSection } from './example.ts';
import {
  MONTH_EVENTS,
  ROW_EVENTS,
  SEASON_EVENTS,
  TEAM_EVENTS,
  VISITOR,
  WEEK_EVENTS,
} from './example-events.ts';
import styles from './gallery.module.css';
import { LIST_SECTIONS } from './list-examples.tsx';

const WITH_24_HOURS = { ...VISITOR, hour12: false, weekStart: 'sunday' } as const;
const NIGHT_OWL = { ...VISITOR, hours: '22:00-06:00' };
const hrefOf = () => '/gallery';
const sportOf = () => 'football';

export const SECTIONS: readonly ExampleSection[] = [
  {
    title: 'Event row',
    examples: [
      ...Object.entries(ROW_EVENTS).map(([name, event]) => ({
        name,
        content: row({ event, hrefOf, teamHref: hrefOf }),
      })),
      ...rowVariants(),
    ],
  },
  ...LIST_SECTIONS,
  {
    title: 'Month',
    examples: [
      { name: 'With the events of a day', content: <MonthExample events={MONTH_EVENTS} /> },
      { name: 'Of a team', content: <MonthExample events={TEAM_EVENTS} team="Bears" /> },
      {
        name: 'Weeks from Sunday, 24-hour clock',
        content: (
          <MonthGrid
            weeks={monthLayout(spansOf(MONTH_EVENTS, VISITOR.timeZone), '2026-11', 'sunday')}
            month="2026-11"
            chosen="2026-11-22"
            sportOf={sportOf}
            visitor={WITH_24_HOURS}
            hrefOf={hrefOf}
            onDay={() => {}}
            onMove={() => false}
          />
        ),
      },
    ],
  },
  {
    title: 'Timeline',
    examples: [
      { name: 'A season', content: timeline(SEASON_EVENTS) },
      { name: 'Nothing', content: timeline([]) },
    ],
  },
  {
    title: 'Beside a season',
    examples: [{ name: 'Key dates, byes and teams', content: seasonSide() }],
  },
  {
    title: 'Filter bar',
    examples: [
      { name: 'No filter', content: <FilterExample /> },
      { name: 'Filtered', content: <FilterExample team="bears" text="Riverside" upcomingOnly /> },
      { name: 'Neither teams nor types', content: <FilterExample isBare /> },
    ],
  },
  {
    title: 'Header menu',
    examples: [
      {
        name: 'Open it by pointer or keyboard; the second is of the current page',
        content: (
          <ul className={header.items}>
            <HoverMenu item={menu('Football', 3)} isHere={false} />
            <HoverMenu item={menu('Soccer', 14)} isHere />
          </ul>
        ),
      },
    ],
  },
  {
    title: 'Tooltip',
    examples: [
      {
        name: 'Shown under the pointer and under keyboard focus',
        content: (
          <button type="button" className={`${iconButtons.button} ${styles.end}`} aria-label="Star">
            <StarIcon />
            <Tooltip>Star</Tooltip>
          </button>
        ),
      },
    ],
  },
  { title: 'Dialog', examples: [{ name: 'Opened by a button', content: <DialogExample /> }] },
  { title: 'Choice', examples: [{ name: 'One of three', content: <ChoiceExample /> }] },
  {
    title: 'Subscribe',
    examples: [
      { name: 'A team', content: <SubscribeButton target={team('Bears')} className={buttons.action} /> },
      {
        name: 'Several calendars',
        content: (
          <SubscribeButton
            target={{ kind: 'several', name: 'My calendar', targets: [team('Bears'), team('Lions')] }}
            className={buttons.action}
          />
        ),
      },
    ],
  },
];

function row({ event, ...props }: Partial<Parameters<typeof EventList>[0]> & { event: SportsEvent }) {
  return (
    <EventList events={[event]} visitor={VISITOR} dayHeading="h3" knownLabels={[event.section]} {...props} />
  );
}

/** The states of a row that come from its surroundings. */
function rowVariants(): Example[] {
  const { Upcoming: game, 'Several days': tournament } = ROW_EVENTS;
  if (!game || !tournament) return [];
  return [
    { name: '24-hour clock', content: row({ event: game, visitor: WITH_24_HOURS }) },
    { name: 'Outside the visitor’s hours', content: row({ event: game, hrefOf, visitor: NIGHT_OWL }) },
    { name: 'Below its day', content: row({ event: tournament, dayHeading: undefined }) },
    { name: 'Of several leagues', content: row({ event: game, hasLeague: true }) },
    { name: 'On the page of a side', content: row({ event: game, team: 'Bears' }) },
    { name: 'With a hint', content: row({ event: game, hintOf: () => 'Game 3 of 7' }) },
    { name: 'Without links', content: row({ event: game }) },
  ];
}

function MonthExample(props: { events: readonly SportsEvent[]; team?: string }) {
  const [month, setMonth] = useState('2026-11');
  return (
    <SeasonCalendar
      {...props}
      sportOf={sportOf}
      visitor={VISITOR}
      hrefOf={hrefOf}
      month={month}
      onMonth={setMonth}
    />
  );
}

function seasonSide(): ReactNode {
  const league = leagueBySlug('nfl');
  if (!league) return null;
  const season = { label: '2026' };
  return <SeasonSide league={league} season={season} events={WEEK_EVENTS} visitor={VISITOR} />;
}

function timeline(events: typeof SEASON_EVENTS): ReactNode {
  const rows = [{ label: 'Football', sport: 'football', isLeague: true, events }];
  return <SeasonTimeline rows={rows} visitor={VISITOR} hrefOf={hrefOf} />;
}

const OPTIONS = {
  teams: ['Bears', 'Lions', 'Owls'].map((label) => ({
    value: label.toLowerCase(),
    label,
    look: { shortName: label, abbreviation: label.slice(0, 3).toUpperCase() },
  })),
  conferences: [],
  types: ['Week 1', 'Week 2'].map((label) => ({ value: label, label })),
};

/** `isBare`: of a league whose events have neither teams nor types. */
function FilterExample({ isBare = false, ...filters }: Partial<Filters> & { isBare?: boolean }) {
  const [query, setQuery] = useState<Filters>({ ...NO_FILTERS, ...filters });
  return (
    <FilterBar
      options={isBare ? { teams: [], conferences: [], types: [] } : OPTIONS}
      query={query}
      shown={query.team ? 17 : 272}
      total={272}
      onChange={(changes) => setQuery((before) => ({ ...before, ...changes }))}
    />
  );
}

function menu(label: string, count: number) {
  const links = Array.from({ length: count }, (_, index) => ({
    label: `${label} league ${index + 1}`,
    link: `/gallery#${label}-${index + 1}`,
  }));
  return { label, link: `/gallery#${label}`, sport: label.toLowerCase(), links };
}

function DialogExample() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={buttons.action} onClick={() => setOpen(true)}>
        Open a dialog
      </button>
      {isOpen && (
        <Dialog
          className={`${dialogs.dialog} ${styles.dialog}`}
          label="A dialog"
          onClose={() => setOpen(false)}
        >
          <form method="dialog" className={dialogs.content}>
            <p>Escape, the button and a click beside it close it.</p>
            <button type="submit" className={buttons.primary}>
              Close
            </button>
          </form>
        </Dialog>
      )}
    </>
  );
}

function ChoiceExample() {
  const [value, setValue] = useState('dark');
  const options = { light: 'Light', dark: 'Dark', auto: 'System' };
  return <ChoiceField label="Appearance" value={value} options={options} onChoose={setValue} />;
}

function team(name: string): SubscribeTarget {
  return { kind: 'team', slug: name.toLowerCase(), name };
}
