/** What a bar over several days says: its event, or the leagues of a round whose games have no days of their own yet. */
import { leagueBySlug, leagueNameOf } from '../data/site-map.ts';
import { dayRange, roundText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import { countText } from '../util/count-text.ts';
import type { EventSpan } from './month-layout.ts';

interface BarText {
  name: string;
  /** Whether it is several games, which no page of an event shows. */
  isRound: boolean;
  /** Whether the dates may move: such a bar is dashed. */
  isOpen: boolean;
  /** How many games, and what is open about the dates. */
  note: string;
  /** For the tooltip. */
  title: string;
}

/** @param hasLeagues among those of other leagues: "NFL Wild Card Round" */
export function barText(
  { event, others = [], from, to }: EventSpan,
  visitor: Visitor,
  hasLeagues = false,
): BarText {
  const games = [event, ...others];
  const isRound = others.length > 0;
  const ownName = hasLeagues && isStageOf(event) ? `${leagueNameOf(event)} ${event.name}` : event.name;
  const name = isRound ? [...new Set(games.map(leagueNameOf))].join(', ') : ownName;
  const days = event.provisional
    ? roundText(event.start, visitor)
    : dayRange(from, to, visitor, visitor.today);
  // Too late to confirm one of the days where nobody has.
  const provisional = event.provisional && (to < visitor.today ? 'not confirmed' : 'dates TBC');
  const open = provisional || (event.sure === 'estimated' && 'dates estimated');
  const note = [isRound && countText(games.length, 'game'), open].filter(Boolean).join(', ');
  const title = [name, days, note, !isRound && event.location].filter(Boolean).join(' · ');
  return { name, isRound, isOpen: Boolean(open), note, title };
}

/** Play-offs or a round of them, in a name that does not say whose: not the "MLS Cup Playoffs". */
function isStageOf({ league, stage, name }: EventSpan['event']): boolean {
  const isTeamSport = leagueBySlug(league)?.convention !== undefined;
  return stage === 'playoffs' && isTeamSport && (name === 'Playoffs' || !/playoff/i.test(name));
}
