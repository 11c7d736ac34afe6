/** Below the event that comes next: what is played with it or after it, as a link to the list. */
import { daysBetween, isTimed, listedDay } from '../../catalog/day.ts';
import type { SportsEvent } from '../../catalog/event.ts';
import { EventName } from '../event/event-name.tsx';
import { timeText, weekdayText, whenText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import { ChevronRightIcon } from '../ui/icons.tsx';
import styles from './hero-foot.module.css';
import type { Following } from './lead-event.ts';

interface HeroFootProps {
  following: Following;
  visitor: Visitor;
  href: string;
}

export function HeroFoot({ following: { event, others, isSameTime }, visitor, href }: HeroFootProps) {
  const time = isTimed(event.start) ? timeText(event.start, visitor) : '';
  const isFar = !isSameTime && !isWithinWeek(event, visitor);
  return (
    <a className={styles.foot} href={href}>
      <span className={styles.when} data-far={isFar || undefined}>
        {isSameTime ? sameText(event) : `Then ${whenShort(event, visitor)}`}
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

/** Days away its weekday is enough: "Sun 1:00 PM". */
function whenShort(event: SportsEvent, visitor: Visitor): string {
  if (!isWithinWeek(event, visitor) || !isTimed(event.start) || event.end !== null) {
    return whenText(event, visitor);
  }
  return `${weekdayText(listedDay(event.start, visitor.timeZone), 'short')} ${timeText(event.start, visitor)}`;
}

function isWithinWeek({ start }: SportsEvent, { today, timeZone }: Visitor): boolean {
  return daysBetween(today, listedDay(start, timeZone)) < 7;
}
