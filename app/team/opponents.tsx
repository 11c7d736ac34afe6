/** The team's opponents in the shown season; each opens to all meetings of all seasons. */

import { Suspense } from 'react';
import { listedDay } from '../../catalog/day/day.ts';
import type { Game } from '../../catalog/event/event.ts';
import { inListOrder } from '../../catalog/event/list-order.ts';
import { SITE_NAMES, siteFor } from '../../catalog/event/neutral-site.ts';
import { isAhead, statusOf } from '../../catalog/event/status.ts';
import type { TeamEntry } from '../../catalog/packed/team-index.ts';
import type { TeamLook } from '../../catalog/team/team-look.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { leagueBySlug } from '../data/site-map.ts';
import { teamHref } from '../data/team-links.ts';
import { useTeamGames } from '../data/teams.ts';
import { TeamBadge } from '../identity/team-badge.tsx';
import { dayRange } from '../time/format.ts';
import { Time } from '../time/time.tsx';
import type { Visitor } from '../time/visitor.tsx';
import { Boundary } from '../ui/boundary.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { countText } from '../util/count-text.ts';
import styles from './opponents.module.css';

interface OpponentsProps {
  team: TeamEntry;
  /** Of the shown season. */
  games: readonly Game[];
  sport: string;
  visitor: Visitor;
}

export function Opponents({ team, games, sport, visitor }: OpponentsProps) {
  const isGameAhead = (game: Game) => isAhead(statusOf(game, sport, visitor.now));
  const opponents = opponentsOf(inListOrder(games, visitor.timeZone), team.name, isGameAhead);
  const summaryOf = (meetings: number, isAhead: boolean, nearest: Game) => {
    const day = listedDay(nearest.start, visitor.timeZone);
    const count = meetings > 1 ? `${countText(meetings, 'game')} · ` : '';
    // A season is shorter than a year, so the day needs no year.
    return `${count}${isAhead ? 'next' : 'last'} ${dayRange(day, day, visitor)}`;
  };
  return (
    <section className={styles.section} aria-labelledby="opponents">
      <h2 id="opponents" className={styles.heading}>
        Opponents <small>{opponents.length}</small>
      </h2>
      <ul className={styles.opponents}>
        {opponents.map(({ name, look, meetings, nearest, isAhead }) => (
          <li key={name}>
            <Disclosure
              kind="subgroup"
              heading={
                <h3>
                  {look && <TeamBadge look={look} />}
                  {name}
                </h3>
              }
              summary={summaryOf(meetings.length, isAhead, nearest)}
              defaultOpen={false}
            >
              {() => (
                <Boundary message="The meetings could not be shown">
                  <Suspense fallback={<p className={`${styles.waiting} muted`}>Loading all seasons…</p>}>
                    <AllMeetings
                      team={team}
                      opponent={name}
                      href={teamHref(name, nearest)}
                      isAhead={isGameAhead}
                      visitor={visitor}
                    />
                  </Suspense>
                </Boundary>
              )}
            </Disclosure>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AllMeetingsProps {
  team: TeamEntry;
  opponent: string;
  href: string | undefined;
  isAhead: (game: Game) => boolean;
  visitor: Visitor;
}

function AllMeetings({ team, opponent, href, isAhead, visitor }: AllMeetingsProps) {
  const meetings = inListOrder(
    useTeamGames(team, team.seasons).filter((game) => opponentIn(game, team.name) === opponent),
    visitor.timeZone,
  );
  const upcoming = meetings.filter(isAhead);
  const past = meetings.filter((game) => !isAhead(game)).reverse();
  return (
    <div className={styles.meetings}>
      {upcoming.length > 0 && (
        <Meetings label="Upcoming" games={upcoming} team={team.name} visitor={visitor} />
      )}
      {past.length > 0 && <Meetings label="Past" games={past} team={team.name} visitor={visitor} />}
      {href && (
        <p className={styles.page}>
          <a href={href}>{opponent} schedule</a>
        </p>
      )}
    </div>
  );
}

interface MeetingsProps {
  label: string;
  games: readonly Game[];
  team: string;
  visitor: Visitor;
}

function Meetings({ label, games, team, visitor }: MeetingsProps) {
  return (
    <>
      <h4 className={styles.label}>
        {label} <small>{games.length}</small>
      </h4>
      <ul className={styles.list}>
        {games.map((game) => (
          <li key={game.id}>
            <Time form="when" of={game} visitor={visitor} />
            <b>{SITE_NAMES[siteFor(team, game)]}</b>
            <span>
              {leagueBySlug(game.league)?.name} {game.season}
              {game.location && ` · ${game.location}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface Opponent {
  name: string;
  look: TeamLook | undefined;
  meetings: Game[];
  /** The live or next meeting, or else the last one. */
  nearest: Game;
  isAhead: boolean;
}

/** Sorted by name; the games must be in order. */
export function opponentsOf(
  games: readonly Game[],
  team: string,
  isAhead: (game: Game) => boolean,
): Opponent[] {
  return [...groupBy(games, (game) => opponentIn(game, team))]
    .flatMap(([name, meetings]) => {
      const next = meetings.find(isAhead);
      const nearest = next ?? meetings.at(-1);
      const look = nearest?.looks?.[nearest.home === name ? 'home' : 'away'];
      return nearest ? { name, look, meetings, nearest, isAhead: next !== undefined } : [];
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

export function opponentIn(game: Game, team: string): string {
  return game.home === team ? game.away : game.home;
}
