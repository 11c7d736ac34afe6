/** A team's season by month: what is over folded away, and the coming months open. */

import { useMemo } from 'react';
import { dayInZone, listedDay } from '../../catalog/day/day.ts';
import type { Game } from '../../catalog/event/event.ts';
import { inListOrder, listedUnder } from '../../catalog/event/list-order.ts';
import { lastDayOf } from '../../catalog/event/open-round.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { monthText } from '../time/format.ts';
import { rightByClocks, rightWhileSame } from '../time/right-for.ts';
import type { Visitor } from '../time/visitor.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { countText } from '../util/count-text.ts';
import { TeamRow } from './team-row.tsx';
import styles from './team-schedule.module.css';

interface TeamScheduleProps {
  games: readonly Game[];
  /** The name of the team. */
  team: string;
  sport: string;
  visitor: Visitor;
  knownLabels: readonly string[];
  isLeagueNamed: boolean;
}

export function TeamSchedule({ games, ...row }: TeamScheduleProps) {
  const { today, timeZone } = row.visitor;
  const dayOf = (game: Game) => listedUnder(game, timeZone);
  const lastDay = (game: Game) => listedDay(lastDayOf(game), timeZone);
  const ordered = useMemo(() => inListOrder(games, timeZone), [games, timeZone]);
  const from = (day: string) => ordered.filter((game) => lastDay(game) >= day);
  const ahead = from(today);
  const isOver = ahead.length === 0;
  const months = openMonths(isOver ? ordered : ahead, dayOf);
  const past = isOver ? [] : ordered.filter((game) => lastDay(game) < today);
  const renderMonth = ({ month, list, isOpen }: Month) => (
    <Disclosure
      key={month}
      kind="subgroup"
      heading={<h3>{monthText(month)}</h3>}
      summary={countText(list.length, 'game')}
      defaultOpen={isOpen}
    >
      {() => (
        <ul>
          {list.map((game) => (
            <TeamRow key={game.id} game={game} {...row} />
          ))}
        </ul>
      )}
    </Disclosure>
  );
  return (
    <div
      className={styles.schedule}
      {...rightWhileSame((moment) => String(from(dayInZone(moment, timeZone)).length), row.visitor)}
      {...rightByClocks(ahead.slice(0, 1), row.visitor)}
    >
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
  list: Game[];
  isOpen: boolean;
}

/** Months are open until so many games are in view: baseball has 162. */
const OPEN_GAMES = 40;

function openMonths(games: readonly Game[], dayOf: (game: Game) => string): Month[] {
  let before = 0;
  return [...groupBy(games, (game) => dayOf(game).slice(0, 7))].map(([month, list]) => {
    const isOpen = before < OPEN_GAMES;
    before += list.length;
    return { month, list, isOpen };
  });
}
