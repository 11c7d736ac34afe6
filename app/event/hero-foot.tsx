/** Below the event that comes next: what is played with it or after it, as a link to the list. */
import { daysBetween, isTimed, listedDay } from '../../catalog/day/day.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { timeText, weekdayText, whenText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import { ChevronRightIcon } from '../ui/icons.tsx';
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
  const time = isTimed(event.start) ? timeText(event.start, visitor) : '';
  const isFar = !isSameTime && !isWithinWeek(lead, event, visitor);
  return (
    <a className={styles.foot} href={href}>
      <span className={styles.when} data-far={isFar || undefined}>
        {isSameTime
          ? sameText(event)
          : `Then ${isFar ? whenText(event, visitor) : whenShort(event, visitor)}`}
      </span>
      <span className={styles.name}>
        <EventName event={event} />
      </span>
      {others > 0 && (
        <b className={styles.more}>
          +{others} more{time && <span className={styles.at}> at {time}</span>}
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

function whenShort({ start }: SportsEvent, visitor: Visitor): string {
  return `${weekdayText(listedDay(start, visitor.timeZone), 'short')} ${timeText(start, visitor)}`;
}

/** Then its weekday is enough: "Sun 1:00 PM". Counted from the event above, not from today: the text stays the same. */
function isWithinWeek(lead: SportsEvent, { start, end }: SportsEvent, { timeZone }: Visitor): boolean {
  const days = daysBetween(listedDay(lead.start, timeZone), listedDay(start, timeZone));
  return isTimed(start) && end === null && days < 7;
}
