/** Everything that a visitor follows as one subscription. */
import { useEffect, useState } from 'react';
import { dayInZone } from '../../catalog/day/day.ts';
import { webcalAddress } from '../../feeds/calendar-links.ts';
import { type LeftOut, leftOutText } from '../../feeds/left-out-text.ts';
import { dayWithYear } from '../time/format.ts';
import { useDateStyle, useVisitor } from '../time/visitor.tsx';
import { Boundary } from '../ui/boundary.tsx';
import dialogs from '../ui/dialog.module.css';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { siteAddress } from '../util/base-path.ts';
import { AppButtons } from './app-links.tsx';
import { loadLeftOut } from './mix-left-out.ts';
import { ReminderField } from './reminder-field.tsx';
import styles from './subscribe-dialog.module.css';
import type { SeveralTarget } from './subscribe-target.ts';

const QrCode = lazyComponent(() => import('./qr-code.tsx'));

interface MixSubscriptionProps {
  name: string;
  target: SeveralTarget;
  selected: ReadonlySet<string>;
  /** The path of the calendar, with the reminder in it. */
  feed: string;
  minutesBefore: number | undefined;
  onChoose: (minutesBefore: number | undefined) => void;
}

export function MixSubscription({
  name,
  target,
  selected,
  feed,
  minutesBefore,
  onChoose,
}: MixSubscriptionProps) {
  const leftOut = useLeftOut(target, selected, minutesBefore !== undefined);
  return (
    <>
      {leftOut && <p className={dialogs.hint}>{leftOut}</p>}
      <ReminderField minutesBefore={minutesBefore} onChoose={onChoose} />
      {minutesBefore !== undefined && (
        <p className={dialogs.hint}>
          Some apps, such as Google Calendar, ignore reminders in subscribed calendars.
        </p>
      )}
      <AppButtons name={name} feed={feed} />
      <p className={dialogs.hint}>
        The address contains your stars as they are now. If you change them, subscribe again and remove the
        old calendar from your app.
      </p>
    </>
  );
}

/** Once the events are loaded; undefined if nothing is left out. */
function useLeftOut(
  target: SeveralTarget,
  selected: ReadonlySet<string>,
  hasReminder: boolean,
): string | undefined {
  // As on the server.
  const today = dayInZone(useVisitor('UTC').now, 'UTC');
  const style = useDateStyle();
  const [leftOut, setLeftOut] = useState<LeftOut>({});
  useEffect(() => {
    let isCurrent = true;
    loadLeftOut(target, selected, hasReminder, today).then(
      (loaded) => isCurrent && setLeftOut(loaded),
      // Offline there may be no list to count; the calendar itself says it too.
      () => isCurrent && setLeftOut({}),
    );
    return () => {
      isCurrent = false;
    };
  }, [target, selected, hasReminder, today]);
  return leftOutText(leftOut, (day) => dayWithYear(day, style));
}

/** A camera reads so much from a screen; beyond it, the squares are too small. */
const LONGEST_CODE = 1000;

/** The code is drawn when it is wanted. */
export function PhoneCode({ name, feed }: { name: string; feed: string }) {
  const [isOpen, setOpen] = useState(false);
  const address = webcalAddress(siteAddress(feed));
  return (
    <details className={styles.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h3>QR code for your phone</h3>
      </summary>
      {address.length > LONGEST_CODE ? (
        <p className={dialogs.hint}>There are too many stars for a QR code. Copy the address instead.</p>
      ) : (
        <>
          <p className={dialogs.hint}>
            Scan it with an iPhone or iPad to subscribe in Calendar. For Android, add it to Google Calendar on
            a computer.
          </p>
          {isOpen && (
            <Boundary message="The QR code could not be shown">
              <QrCode text={address} label={`QR code with the address of ${name}`} />
            </Boundary>
          )}
        </>
      )}
    </details>
  );
}
