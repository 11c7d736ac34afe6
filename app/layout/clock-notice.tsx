/** A clock that is wrong by years shows the wrong season everywhere: then the page says which day it believes in. */
import { FIRST_DAY, isKnownDay, LAST_DAY } from '../data/known-days.ts';
import { SITE_TIME_ZONE } from '../site.ts';
import { dayWithYear } from '../time/format.ts';
import { useHydrated, useVisitor } from '../time/visitor.tsx';
import { Notice } from '../ui/notice.tsx';

export function ClockNotice() {
  const { today } = useVisitor(SITE_TIME_ZONE);
  if (!useHydrated() || isKnownDay(today)) return null;
  return (
    <Notice>
      By the clock of this device it is {dayWithYear(today)}. The dates here are from {dayWithYear(FIRST_DAY)}{' '}
      to {dayWithYear(LAST_DAY)}: if the clock is wrong, so is what is said to be over, on or next.
    </Notice>
  );
}
