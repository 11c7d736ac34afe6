/** The hours in which the visitor is awake, and what happens to events outside them. */
import type { MyHours } from '../time/my-hours.ts';
import { ChoiceField } from './choice-field.tsx';
import styles from './settings-dialog.module.css';

/** When they are turned on. */
const DEFAULT_HOURS = '08:00-23:30';

interface HoursFieldProps {
  current: MyHours;
  onChoose: (hours: MyHours) => void;
}

export function HoursField({ current: { hours, outside = 'dim' }, onChoose }: HoursFieldProps) {
  const [from = '', to = ''] = (hours ?? DEFAULT_HOURS).split('-');
  const field = (label: string, value: string, hoursWith: (time: string) => string) => (
    <label>
      {label}{' '}
      <input
        type="time"
        defaultValue={value}
        required
        onChange={({ target }) => target.value && onChoose({ hours: hoursWith(target.value), outside })}
      />
    </label>
  );
  return (
    <>
      <ChoiceField
        label="Outside my hours"
        value={hours === undefined ? 'show' : outside}
        options={{ show: 'Show', dim: 'Dim', hide: 'Hide' }}
        onChoose={(choice) =>
          onChoose(
            choice === 'dim' || choice === 'hide'
              ? { hours: hours ?? DEFAULT_HOURS, outside: choice }
              : { hours: undefined, outside: undefined },
          )
        }
      />
      {hours !== undefined && (
        <p className={styles.hours}>
          {field('From', from, (time) => `${time}-${to}`)}
          {field('to', to, (time) => `${from}-${time}`)}
        </p>
      )}
    </>
  );
}
