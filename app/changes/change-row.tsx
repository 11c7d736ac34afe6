/** A change in one row: what kind · league · event · what it was, struck through → what it is. */

import { changeWord } from '../../catalog/changes/change-word.ts';
import type { ScheduleChange } from '../../catalog/changes/schedule-changes.ts';
import { isTimed } from '../../catalog/day/day.ts';
import { eventPath } from '../../catalog/event/urls.ts';
import { leagueBySlug } from '../data/site-map.ts';
import { teamHref } from '../data/team-links.ts';
import { EventName } from '../event/event-name.tsx';
import { LeagueCode } from '../event/league-code.tsx';
import { RowLink } from '../event/row-link.tsx';
import { Time } from '../time/time.tsx';
import type { Visitor } from '../time/visitor.tsx';
import chip from '../ui/chip.module.css';
import styles from './change-row.module.css';
import { TONES } from './change-tones.ts';

interface ChangeRowProps {
  change: ScheduleChange;
  visitor: Visitor;
  isFollowed: (teamHref: string) => boolean;
}

export function ChangeRow({ change, visitor, isFollowed }: ChangeRowProps) {
  const { event, kind } = change;
  const league = leagueBySlug(event.league);
  return (
    <li className={styles.row}>
      <span className={styles.kind}>
        <span className={chip.pill} data-tone={TONES[kind]}>
          {changeWord(change)}
        </span>
      </span>
      {league && <LeagueCode league={league} />}
      <span className={`${styles.name} wrapping-row`}>
        <EventName event={event} teamHref={teamHref} isFollowed={isFollowed} icon={league?.sport} />
      </span>
      <del className={styles.was}>
        <span className="visually-hidden">was </span>
        <Was change={change} visitor={visitor} />
      </del>
      <ins className={styles.is}>
        <span className="visually-hidden">now </span>
        <Is change={change} visitor={visitor} />
      </ins>
      <RowLink href={eventPath(event)} label={`${event.name}: details, add to calendar`} hasAdd />
    </li>
  );
}

type ValueProps = Pick<ChangeRowProps, 'change' | 'visitor'>;

function Was({ change, visitor }: ValueProps) {
  const { event, kind, before, beforeEnd, after, was } = change;
  if (kind === 'cancelled' || kind === 'postponed') return <Time form="when" of={event} visitor={visitor} />;
  if (kind !== 'moved' && kind !== 'timed') return before;
  const isTimeOpen = kind === 'timed' && was === undefined && !isTimed(before) && isTimed(after);
  return (
    <>
      <Time
        form="when"
        of={{
          start: before,
          end: beforeEnd,
          zone: event.zone,
          ...(was === 'provisional' && { provisional: true }),
        }}
        visitor={visitor}
      />
      {was === 'estimated' && ', estimated'}
      {isTimeOpen && ', time TBC'}
    </>
  );
}

function Is({ change, visitor }: ValueProps) {
  const { event, kind, after, afterEnd } = change;
  if (kind === 'cancelled' || kind === 'postponed') return changeWord(change).toLowerCase();
  if (kind === 'restored') return 'takes place';
  if (kind !== 'moved' && kind !== 'timed') return after;
  const isOpen = event.provisional && event.start === after;
  return (
    <Time
      form="when"
      of={isOpen ? event : { start: after, end: afterEnd, zone: event.zone }}
      visitor={visitor}
    />
  );
}
