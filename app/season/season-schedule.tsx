/** All events of a season, grouped as groupEvents says, open where today is. */
import { memo, useState } from 'react';
import type { SportsEvent } from '../../catalog/event.ts';
import { eventAnchor } from '../../catalog/urls.ts';
import { Coming } from '../event/coming.tsx';
import { EventList } from '../event/event-list.tsx';
import type { TeamHref } from '../event/event-name.tsx';
import { type CategoryGroup, type EventGroup, groupEvents } from '../event/group-events.ts';
import { ROWS_FIRST } from '../event/row-window.ts';
import { useGrown } from '../event/use-grown.ts';
import { dayRange } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { currentSubgroups } from './current-subgroups.ts';
import styles from './season-schedule.module.css';
import { splitPast } from './split-past.ts';

/** The room of a category's heading, in those of its parts. */
const CATEGORY_HEADINGS = 1.5;

interface SeasonScheduleProps {
  events: readonly SportsEvent[];
  sport: string;
  visitor: Visitor;
  /** Where a row leads. */
  hrefOf: (event: SportsEvent) => string;
  /** An anchor to open: of a group or of an event. */
  target: string;
  /** Opens everything, for a filtered season that is short enough. */
  openAll: boolean;
  teamHref: TeamHref;
}

/** Kept while another view is shown: only what it is given makes it render anew. */
export const SeasonSchedule = memo(function SeasonSchedule({
  events,
  sport,
  visitor,
  hrefOf,
  target,
  openAll,
  teamHref,
}: SeasonScheduleProps) {
  const { today, timeZone } = visitor;
  const groups = groupEvents(events, timeZone, sport);
  const current = currentSubgroups(groups, today, timeZone);
  const isTarget = (part: EventGroup) =>
    target !== '' && (part.anchor === target || part.events.some((event) => eventAnchor(event) === target));
  const isCurrent = (part: EventGroup) => current.has(part.anchor) || isTarget(part);
  const isOpen = (part: EventGroup) => openAll || isCurrent(part);
  const { past, rest } = splitPast(groups, today, (group) => group.subgroups.some(isCurrent));
  const rowsFirst = sharedRows(
    rest.flatMap((category) =>
      category.subgroups.some(isOpen) ? splitPast(category.subgroups, today, isCurrent).rest : category,
    ),
    isOpen,
  );
  const isGrown = useGrown(`${events[0]?.id} ${events.length}`);
  // A group of which the screen shows nothing yet follows as a whole.
  const isComing = (group: EventGroup) => !isGrown && rowsFirst.get(group) === 0 && !isTarget(group);
  const [decided] = useState(() => new Map<string, boolean>());
  const list = (part: EventGroup, dayHeading: 'h3' | 'h4', knownLabels: string[]) => (
    <EventList
      events={part.events}
      sportOf={() => sport}
      teamHref={teamHref}
      visitor={visitor}
      hrefOf={hrefOf}
      target={target}
      knownLabels={knownLabels}
      dayHeading={dayHeading}
      rowsFirst={isGrown ? undefined : rowsFirst.get(part)}
    />
  );

  const renderPart = (category: CategoryGroup) => (part: EventGroup) =>
    isComing(part) ? (
      <Coming key={part.anchor} rows={isOpen(part) ? part.events.length : 0} headings={1} />
    ) : (
      <Disclosure
        key={part.anchor}
        anchor={part.anchor}
        kind="part"
        heading={<h3>{part.label}</h3>}
        summary={summaryOf(part, today)}
        defaultOpen={isOpen(part)}
        isCurrent={current.has(part.anchor)}
        decided={decided}
      >
        {() => list(part, 'h4', [category.label, part.label])}
      </Disclosure>
    );

  const renderParts = (category: CategoryGroup) => {
    const [only] = category.subgroups;
    if (only && !only.label) return list(only, 'h3', [category.label]);
    const { past, rest } = splitPast(category.subgroups, today, isCurrent);
    return (
      <>
        {category.periods.length > 0 && (
          <div
            className={styles.periods}
            data-said={category.periods.every(({ name }) => name === category.label) || undefined}
          >
            {list({ ...category, events: category.periods }, 'h3', [category.label])}
          </div>
        )}
        <Earlier groups={past} render={renderPart(category)} />
        {rest.map(renderPart(category))}
      </>
    );
  };

  const renderCategory = (category: CategoryGroup) =>
    isComing(category) ? (
      <Coming key={category.anchor} headings={CATEGORY_HEADINGS} />
    ) : category.subgroups.every(isComing) ? (
      <Coming
        key={category.anchor}
        rows={category.events.length}
        headings={CATEGORY_HEADINGS + category.subgroups.length}
      />
    ) : (
      <Disclosure
        key={category.anchor}
        anchor={
          category.subgroups.length === 1 && !category.subgroups[0]?.label
            ? category.anchor
            : `${category.anchor}-all`
        }
        kind="category"
        heading={<h2>{category.label}</h2>}
        summary={summaryOf(category, today)}
        defaultOpen={category.subgroups.some(isOpen)}
        isCurrent={category.subgroups.some((part) => current.has(part.anchor))}
        decided={decided}
      >
        {() => renderParts(category)}
      </Disclosure>
    );

  return (
    <div className={styles.schedule}>
      <Earlier groups={past} render={renderCategory} />
      {rest.map(renderCategory)}
    </div>
  );
});

/** How many rows of each group are there at first: the groups share a screen, of which a closed one takes a row. */
function sharedRows(
  groups: readonly EventGroup[],
  isOpen: (group: EventGroup) => boolean,
): Map<EventGroup, number> {
  let left = ROWS_FIRST;
  return new Map(
    groups.map((group) => {
      const rows = left;
      left = Math.max(0, left - (isOpen(group) ? group.events.length : 1));
      return [group, rows];
    }),
  );
}

/** What is over, folded away so that the current week is in view. */
function Earlier<G extends EventGroup>({
  groups,
  render,
}: {
  groups: G[];
  render: (group: G) => React.ReactNode;
}) {
  const first = groups[0];
  const last = groups.at(-1);
  if (!first || !last) return null;
  return (
    <Disclosure
      kind="fold"
      heading={<span>Earlier: {groups.length === 1 ? first.label : `${first.label} to ${last.label}`}</span>}
      summary={eventCount(groups.reduce((sum, group) => sum + group.events.length, 0))}
      defaultOpen={false}
    >
      {() => groups.map(render)}
    </Disclosure>
  );
}

function summaryOf(group: EventGroup, today: string): React.ReactNode {
  return (
    <>
      {eventCount(group.events.length)} · <wbr />
      {dayRange(group.from, group.to, today)}
    </>
  );
}

function eventCount(count: number): string {
  return count === 1 ? '1 event' : `${count.toLocaleString('en')} events`;
}
