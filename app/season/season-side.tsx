/** Beside a schedule: the key dates ahead, the teams that have a week off, and all teams as badges. */
import { memo } from 'react';
import { isGame, type SportsEvent } from '../../catalog/event/event.ts';
import { eventPath } from '../../catalog/event/urls.ts';
import type { LeagueSummary, SeasonSummary } from '../../catalog/season/summary.ts';
import { teamHref } from '../data/team-links.ts';
import type { GameSide } from '../event/sides.ts';
import { TeamBadge } from '../identity/team-badge.tsx';
import { Time } from '../time/time.tsx';
import type { Visitor } from '../time/visitor.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { countText } from '../util/count-text.ts';
import styles from './season-side.module.css';
import { byesIn, keyDatesAhead, type SideGroup, teamsByGroup, teamsIn } from './season-side-facts.ts';

/** More teams than this are folded: college basketball has 360. */
const MANY_TEAMS = 60;

interface SeasonSideProps {
  league: LeagueSummary;
  season: Pick<SeasonSummary, 'label'>;
  /** All of the season, whatever is filtered. */
  events: readonly SportsEvent[];
  visitor: Visitor;
}

/** Whether there is anything to show beside the schedule. */
export function hasSide(events: readonly SportsEvent[], { sent, timeZone }: Visitor): boolean {
  return events.some(isGame) || keyDatesAhead(events, sent.today, timeZone).length > 0;
}

/** Not drawn again with every filter: it is about the whole season. */
export const SeasonSide = memo(function SeasonSide({ league, season, events, visitor }: SeasonSideProps) {
  const { sent, timeZone } = visitor;
  const { today } = sent;
  const dates = keyDatesAhead(events, today, timeZone);
  const byes = byesIn(events, today, timeZone);
  const teams = teamsIn(events);
  const groups = teamsByGroup(teams);
  if (dates.length === 0 && teams.length === 0) return null;
  const hrefOf = ({ name }: GameSide) => teamHref(name, { league: league.slug, season: season.label });
  return (
    <div className={styles.side}>
      {dates.length > 0 && (
        <section>
          <h2>Key dates</h2>
          <ul className={styles.dates}>
            {dates.map((event) => (
              <li key={event.id}>
                <KeyDay event={event} visitor={visitor} />
                <a href={eventPath(event)}>{event.name}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {byes && (
        <section>
          <h2>{byes.week} byes</h2>
          <TeamLinks teams={byes.teams} hrefOf={hrefOf} />
        </section>
      )}
      {teams.length > 0 && (
        <section className="screen-only">
          <h2>Teams</h2>
          {teams.length > MANY_TEAMS
            ? groups.map((group) => <FoldedGroup key={group.name} group={group} hrefOf={hrefOf} />)
            : groups.map((group) => (
                <div key={group.name} className={styles.group}>
                  {group.name && <h3>{group.name}</h3>}
                  <TeamLinks teams={group.teams} hrefOf={hrefOf} />
                </div>
              ))}
        </section>
      )}
    </div>
  );
});

/** The first day alone: rounds of several days are named after it. */
function KeyDay({ event, visitor }: { event: SportsEvent; visitor: Visitor }) {
  return (
    <span data-open={event.provisional || event.sure === 'estimated' || undefined}>
      <Time form="range" of={{ start: event.start }} visitor={visitor} />
    </span>
  );
}

type HrefOf = (team: GameSide) => string | undefined;

function FoldedGroup({ group, hrefOf }: { group: SideGroup; hrefOf: HrefOf }) {
  return (
    <Disclosure
      kind="fold"
      heading={<h3>{group.name || 'All'}</h3>}
      summary={countText(group.teams.length, 'team')}
      defaultOpen={false}
    >
      {() => <TeamLinks teams={group.teams} hrefOf={hrefOf} />}
    </Disclosure>
  );
}

/** Badges alone, so the links have the names. */
function TeamLinks({ teams, hrefOf }: { teams: readonly GameSide[]; hrefOf: HrefOf }) {
  return (
    <ul className={`${styles.teams} wrapping-row`}>
      {teams.map((team) => (
        <li key={team.name}>
          <a href={hrefOf(team)} title={team.name} aria-label={team.name}>
            {team.look.abbreviation || team.look.flag ? <TeamBadge look={team.look} /> : team.look.shortName}
          </a>
        </li>
      ))}
    </ul>
  );
}
