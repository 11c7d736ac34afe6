/** Below the event that comes next: what is played with it or after it, as a link to the list. */
import { daysBetween, isTimed, listedDay } from '../../catalog/day/day.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { Time } from '../time/time.tsx';
import type { Visitor } from '../time/visitor.tsx';
import { ChevronRightIcon } from '../ui/icons.tsx';
import hero from './event-hero.module.css';
import { EventName } from './event-name.tsx';
import styles from './hero-foot.module.css';
import type { Following } from './lead-event.ts';

interface HeroFootProps {
  lead: SportsEvent;
  following: Following;
  visitor: Visitor;
  href: string;
}

export function HeroFoot({ lead, following: { event, others, isSameTime }, visitor, href }: HeroFootProps) {
  const isFar = !isSameTime && !isWithinWeek(lead, event, visitor);
  return (
    <a className={`${hero.foot} ${styles.foot} wrapping-row`} href={href}>
      <span className={`${styles.when} muted`} data-far={isFar || undefined}>
        {isSameTime ? (
          sameText(event)
        ) : (
          <>
            Then <Time form={isFar ? 'when' : 'weekday-time'} of={event} visitor={visitor} />
          </>
        )}
      </span>
      <span className={styles.name}>
        <EventName event={event} />
      </span>
      {others > 0 && (
        <b className={styles.more}>
          +{others} more
          {isTimed(event.start) && (
            <span className={styles.at}>
              {' at '}
              <Time form="time" of={event} visitor={visitor} />
            </span>
          )}
        </b>
      )}
      <ChevronRightIcon size={16} />
    </a>
  );
}

function sameText({ start, provisional }: SportsEvent): string {
  if (provisional) return 'Same round';
  return isTimed(start) ? 'Same time' : 'Same day';
}

/** Then its weekday is enough: "Sun 1:00 PM". Counted from the event above, and in the league's zone: the form stays the same. */
function isWithinWeek(lead: SportsEvent, { start, end }: SportsEvent, { sent }: Visitor): boolean {
  const days = daysBetween(listedDay(lead.start, sent.timeZone), listedDay(start, sent.timeZone));
  return isTimed(start) && end === null && days < 7;
}
