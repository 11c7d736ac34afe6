/** A team's season by month: what is over folded away, and the coming months open. */

import { useMemo } from 'react';
import { listedDay } from '../../catalog/day/day.ts';
import type { Game, SportsEvent } from '../../catalog/event/event.ts';
import { inListOrder, listedUnder } from '../../catalog/event/list-order.ts';
import { lastDayOf } from '../../catalog/event/open-round.ts';
import { eventPath } from '../../catalog/event/urls.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { teamHref } from '../data/team-links.ts';
import { EventList } from '../event/event-list.tsx';
import { monthText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { countText } from '../util/count-text.ts';
import styles from './team-schedule.module.css';

interface TeamScheduleProps {
  games: readonly Game[];
  /** The name of the team. */
  team: string;
  visitor: Visitor;
  /** Types that most of the games share. */
  knownLabels: readonly string[];
  /** Where the team plays in several competitions. */
  isLeagueNamed: boolean;
}

export function TeamSchedule({ games, isLeagueNamed, ...list }: TeamScheduleProps) {
  const { today, timeZone } = list.visitor.sent;
  const dayOf = (event: SportsEvent) => listedUnder(event, timeZone);
  const lastDay = (event: SportsEvent) => listedDay(lastDayOf(event), timeZone);
  const ordered = useMemo(() => inListOrder(games, timeZone), [games, timeZone]);
  const ahead = ordered.filter((game) => lastDay(game) >= today);
  const isOver = ahead.length === 0;
  const months = openMonths(isOver ? ordered : ahead, dayOf);
  const past = isOver ? [] : ordered.filter((game) => lastDay(game) < today);
  const renderMonth = ({ month, events, isOpen }: Month) => (
    <Disclosure
      key={month}
      kind="subgroup"
      heading={<h3>{monthText(month)}</h3>}
      summary={countText(events.length, 'game')}
      defaultOpen={isOpen}
    >
      {() => (
        <EventList
          {...list}
          events={events}
          hasLeague={isLeagueNamed}
          teamHref={teamHref}
          hrefOf={eventPath}
          dayHeading="h4"
        />
      )}
    </Disclosure>
  );
  return (
    <div className={styles.schedule}>
      {past.length > 0 && (
        <Disclosure
          kind="fold"
          heading={<span>Earlier</span>}
          summary={countText(past.length, 'game')}
          defaultOpen={false}
        >
          {() => openMonths(past, dayOf).map(renderMonth)}
        </Disclosure>
      )}
      {months.map(renderMonth)}
    </div>
  );
}

interface Month {
  /** `2026-11` */
  month: string;
  events: readonly Game[];
  isOpen: boolean;
}

/** Months are open until so many games are in view: baseball has 162. */
const OPEN_GAMES = 40;

function openMonths(games: readonly Game[], dayOf: (game: Game) => string): Month[] {
  let before = 0;
  return [...groupBy(games, (game) => dayOf(game).slice(0, 7))].map(([month, events]) => {
    const isOpen = before < OPEN_GAMES;
    before += events.length;
    return { month, events, isOpen };
  });
}
