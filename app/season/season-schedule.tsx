/** All events of a season in groups, open at the current week. */
import { type ReactNode, useMemo } from 'react';
import type { SportsEvent } from '../../catalog/event.ts';
import { eventAnchor } from '../../catalog/urls.ts';
import { EventList } from '../event/event-list.tsx';
import type { TeamHref } from '../event/event-name.tsx';
import { type CategoryGroup, type EventGroup, groupEvents } from '../event/group-events.ts';
import { dayRange, roundText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { countText } from '../util/count-text.ts';
import { currentSubgroups, splitPast } from './open-groups.ts';
import styles from './season-schedule.module.css';

interface SeasonScheduleProps {
  events: readonly SportsEvent[];
  sport: string;
  visitor: Visitor;
  /** The link of a row. */
  hrefOf: (event: SportsEvent) => string;
  /** The anchor of a group or of an event to open. */
  target: string;
  /** Opens every group, for a filtered season that is short enough. */
  openAll: boolean;
  /** What the visitor has opened or closed, by anchor; outlives the schedule. */
  toggledGroups: Map<string, boolean>;
  teamHref: TeamHref;
}

export function SeasonSchedule({
  events,
  sport,
  visitor,
  hrefOf,
  target,
  openAll,
  toggledGroups,
  teamHref,
}: SeasonScheduleProps) {
  const { today, timeZone } = visitor;
  const groups = useMemo(() => groupEvents(events, timeZone, sport), [events, timeZone, sport]);
  const current = useMemo(() => currentSubgroups(groups, today, timeZone), [groups, today, timeZone]);
  const isTarget = (group: EventGroup) =>
    target !== '' && (group.anchor === target || group.events.some((event) => eventAnchor(event) === target));
  const isCurrent = (group: EventGroup) => current.has(group.anchor) || isTarget(group);
  const isOpen = (group: EventGroup) => openAll || isCurrent(group);
  const { past, rest } = splitPast(groups, today, (category) => category.subgroups.some(isCurrent));

  const list = (listed: readonly SportsEvent[], dayHeading: 'h3' | 'h4', knownLabels: string[]) => (
    <EventList
      events={listed}
      sportOf={() => sport}
      teamHref={teamHref}
      visitor={visitor}
      hrefOf={hrefOf}
      target={target}
      knownLabels={knownLabels}
      dayHeading={dayHeading}
    />
  );

  const renderSubgroup = (category: CategoryGroup) => (group: EventGroup) => (
    <Disclosure
      key={group.anchor}
      anchor={group.anchor}
      kind="subgroup"
      heading={<h3>{group.label}</h3>}
      summary={summaryOf(group, visitor)}
      defaultOpen={isOpen(group)}
      isCurrent={current.has(group.anchor)}
      toggled={toggledGroups}
    >
      {() => list(group.events, 'h4', [category.label, group.label])}
    </Disclosure>
  );

  const renderSubgroups = (category: CategoryGroup) => {
    const [only] = category.subgroups;
    if (only && !only.label) return list(only.events, 'h3', [category.label]);
    const split = splitPast(category.subgroups, today, isCurrent);
    return (
      <>
        {category.periods.length > 0 && (
          <div
            className={styles.periods}
            data-said={category.periods.every(({ name }) => name === category.label) || undefined}
          >
            {list(category.periods, 'h3', [category.label])}
          </div>
        )}
        <Earlier groups={split.past} render={renderSubgroup(category)} />
        {split.rest.map(renderSubgroup(category))}
      </>
    );
  };

  const renderCategory = (category: CategoryGroup) => (
    <Disclosure
      key={category.anchor}
      anchor={
        category.subgroups.length === 1 && !category.subgroups[0]?.label
          ? category.anchor
          : `${category.anchor}-all`
      }
      kind="category"
      heading={<h2>{category.label}</h2>}
      summary={summaryOf(category, visitor)}
      defaultOpen={category.subgroups.some(isOpen)}
      isCurrent={category.subgroups.some((group) => current.has(group.anchor))}
      toggled={toggledGroups}
    >
      {() => renderSubgroups(category)}
    </Disclosure>
  );

  return (
    <div className={styles.schedule}>
      <Earlier groups={past} render={renderCategory} />
      {rest.map(renderCategory)}
    </div>
  );
}

/** What is over, folded away so that the current week is in view. */
function Earlier<G extends EventGroup>({ groups, render }: { groups: G[]; render: (group: G) => ReactNode }) {
  const first = groups[0];
  const last = groups.at(-1);
  if (!first || !last) return null;
  return (
    <Disclosure
      kind="fold"
      heading={<span>Earlier: {groups.length === 1 ? first.label : `${first.label} to ${last.label}`}</span>}
      summary={countText(
        groups.reduce((sum, group) => sum + group.events.length, 0),
        'event',
      )}
      defaultOpen={false}
    >
      {() => groups.map(render)}
    </Disclosure>
  );
}

function summaryOf(group: EventGroup, visitor: Visitor): ReactNode {
  return (
    <>
      {countText(group.events.length, 'event')} · <wbr />
      {group.events.every(({ provisional }) => provisional)
        ? roundText(group.from, visitor)
        : dayRange(group.from, group.to, visitor, visitor.today)}
    </>
  );
}
