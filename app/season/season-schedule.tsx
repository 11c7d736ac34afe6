/** All events of a season in groups, open at the current week. */
import { type ReactNode, useMemo } from 'react';
import { daysBetween } from '../../catalog/day/day.ts';
import { isGame, type SportsEvent } from '../../catalog/event/event.ts';
import { lastDayOf } from '../../catalog/event/open-round.ts';
import { eventAnchor, groupAnchor } from '../../catalog/event/urls.ts';
import { mostImportant } from '../../catalog/ranking/most-important.ts';
import { leagueFacts } from '../data/site-map.ts';
import { EventList } from '../event/event-list.tsx';
import type { TeamHref } from '../event/event-sides.tsx';
import { type CategoryGroup, type EventGroup, groupEvents, OTHER_DATES } from '../event/group-events.ts';
import { Time } from '../time/time.tsx';
import type { Visitor } from '../time/visitor.tsx';
import chip from '../ui/chip.module.css';
import { Disclosure } from '../ui/disclosure.tsx';
import { eventCountText } from '../util/count-text.ts';
import { besideLast, currentSubgroups, rangeLabel, splitPast } from './open-groups.ts';
import styles from './season-schedule.module.css';

interface SeasonScheduleProps {
  events: readonly SportsEvent[];
  sport: string;
  visitor: Visitor;
  /** The link of a row. */
  hrefOf: (event: SportsEvent) => string;
  /** The anchor of a group or of an event to open. */
  target: string;
  /** Opens every group that is not over, for a filtered season that is short enough. */
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
  // What is open or folded is as the page was sent: only what the visitor opens moves.
  const { today, timeZone } = visitor.sent;
  const groups = useMemo(() => groupEvents(inRank(events), timeZone, sport), [events, timeZone, sport]);
  const current = useMemo(() => currentSubgroups(groups, today, timeZone), [groups, today, timeZone]);
  const isTarget = (group: EventGroup) =>
    target !== '' && (group.anchor === target || group.events.some((event) => eventAnchor(event) === target));
  const isCurrent = (group: EventGroup) => current.has(group.anchor) || isTarget(group);
  const isAllOver = groups.every(({ to }) => to < today);
  const isOpen = (group: EventGroup) => isCurrent(group) || (openAll && (isAllOver || group.to >= today));
  const isCategoryCurrent = ({ anchor, subgroups }: CategoryGroup) =>
    anchor === target || subgroups.some(isCurrent);
  const { past, rest } = splitPast(groups, today, isCategoryCurrent);

  const list = (listed: readonly SportsEvent[], dayHeading: 'h3' | 'h4', knownLabels: string[]) => (
    <EventList
      events={listed}
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
      {() => list(group.events, 'h4', [category.category, category.label, group.label])}
    </Disclosure>
  );

  const renderSubgroups = (category: CategoryGroup) => {
    // "Regular Season" with its first and last day is the heading above, "Week 12" one below.
    const headings = [category.label, ...category.subgroups.map(({ label }) => label)];
    const periods = category.periods.filter(({ name }) => !headings.includes(name));
    const split = splitPast(category.subgroups, today, isCurrent);
    return (
      <>
        {periods.length > 0 && list(periods, 'h3', [category.label])}
        {isDivided(category) ? (
          <>
            <Earlier
              anchor={`${category.anchor}_earlier`}
              groups={split.past}
              render={renderSubgroup(category)}
              toggled={toggledGroups}
            />
            {split.rest.map(renderSubgroup(category))}
          </>
        ) : (
          category.subgroups.map((group) => list(group.events, 'h3', [category.category, category.label]))
        )}
      </>
    );
  };

  const isDivided = ({ subgroups }: CategoryGroup) => subgroups.length > 1 || !!subgroups[0]?.label;

  const renderCategory = (category: CategoryGroup) => (
    <Disclosure
      key={category.anchor}
      anchor={category.anchor}
      kind={isDivided(category) ? 'category' : 'bar'}
      heading={<h2>{category.label}</h2>}
      summary={summaryOf(category, visitor)}
      defaultOpen={isCategoryCurrent(category) || category.subgroups.some(isOpen)}
      isCurrent={category.subgroups.some((group) => current.has(group.anchor))}
      toggled={toggledGroups}
    >
      {() => renderSubgroups(category)}
    </Disclosure>
  );

  return (
    <div className={styles.schedule}>
      <Earlier
        anchor={`${groupAnchor([])}_earlier`}
        groups={past}
        render={renderCategory}
        toggled={toggledGroups}
      />
      {besideLast(rest, groups).map(renderCategory)}
    </div>
  );
}

/** Colleges have dozens of games at once, and most people came for the major conferences. */
function inRank(events: readonly SportsEvent[]): readonly SportsEvent[] {
  const hasMajors = events.some(({ looks }) => looks?.home?.isMajor);
  return hasMajors ? mostImportant(events, leagueFacts) : events;
}

interface EarlierProps<G extends EventGroup> {
  anchor: string;
  groups: readonly G[];
  render: (group: G) => ReactNode;
  toggled: Map<string, boolean>;
}

/** What is over, folded away so that the current week is in view. */
function Earlier<G extends EventGroup>({ anchor, groups, render, toggled }: EarlierProps<G>) {
  const named = groups.filter(({ label }) => label !== OTHER_DATES);
  const [first] = named;
  const last = named.at(-1);
  if (!first || !last) return null;
  return (
    <Disclosure
      anchor={anchor}
      kind="fold"
      heading={<span>Earlier: {rangeLabel(first.label, last.label)}</span>}
      summary={countOf(groups.flatMap((group) => group.events))}
      defaultOpen={false}
      toggled={toggled}
    >
      {() => groups.map(render)}
    </Disclosure>
  );
}

/** With a day's deadline among them, games are still counted as games. */
const FEW_OTHERS = 0.1;

function countOf(events: readonly SportsEvent[]): string {
  const dated = events.filter((event) => !event.isPeriod);
  const games = dated.filter(isGame);
  const others = dated.length - games.length;
  if (games.length > 0 && others <= games.length * FEW_OTHERS) return eventCountText(games);
  return eventCountText(dated.length > 0 ? dated : events);
}

/** A matchday of which no game has its day yet, all of them in one week. */
function isRound(events: readonly SportsEvent[]): boolean {
  const days = events.map(({ start }) => start.slice(0, 10)).sort();
  const [first, last] = [days[0], days.at(-1)];
  return (
    first !== undefined &&
    last !== undefined &&
    daysBetween(first, last) < 4 &&
    events.every(({ provisional }) => provisional)
  );
}

function summaryOf({ from, events }: EventGroup, visitor: Visitor): ReactNode {
  const isOpen = isRound(events);
  return (
    <>
      {countOf(events)} · <wbr />
      {isOpen ? (
        <Time form="round" of={{ start: from }} visitor={visitor} />
      ) : (
        <Time form="range" of={stretchOf(events)} visitor={visitor} className={styles.days} />
      )}
      {isOpen && events.some((event) => lastDayOf(event) >= visitor.sent.today) && (
        <>
          {' '}
          <span className={chip.open}>dates TBC</span>
        </>
      )}
    </>
  );
}

/** From the first start to the last end, periods aside. */
function stretchOf(events: readonly SportsEvent[]): { start: string; end: string } {
  const dated = events.filter((event) => !event.isPeriod);
  const listed = dated.length > 0 ? dated : events;
  const [start = ''] = listed.map((event) => event.start).sort();
  const end =
    listed
      .map((event) => event.end ?? event.start)
      .sort()
      .at(-1) ?? start;
  return { start, end };
}
