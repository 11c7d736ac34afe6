/** Asks how long before the start a calendar should remind. */
import { useId } from 'react';
import dialogs from '../ui/dialog.module.css';
import styles from './subscribe-dialog.module.css';

const REMINDERS = [
  { label: 'None', minutes: undefined },
  { label: '15 minutes', minutes: 15 },
  { label: '1 hour', minutes: 60 },
  { label: '1 day', minutes: 24 * 60 },
];

interface ReminderFieldProps {
  minutesBefore: number | undefined;
  onChoose: (minutesBefore: number | undefined) => void;
}

export function ReminderField({ minutesBefore, onChoose }: ReminderFieldProps) {
  const name = useId();
  return (
    <>
      <fieldset className={styles.reminders}>
        <legend>Reminder before the start</legend>
        <div className={`${dialogs.options} wrapping-row`}>
          {REMINDERS.map(({ label, minutes }) => (
            <label key={label}>
              <input
                type="radio"
                name={name}
                checked={minutes === minutesBefore}
                onChange={() => onChoose(minutes)}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      {minutesBefore !== undefined && (
        <p className={dialogs.hint}>For all-day events, the reminder comes at 6 PM the evening before.</p>
      )}
    </>
  );
}
