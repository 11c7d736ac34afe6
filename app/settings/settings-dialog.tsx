/** Time zone, clock, dates, week, appearance, hours, and offline use. Loaded when it is first opened. */

import { useId, useMemo, useState } from 'react';
import { leagues } from '../data/site-map.ts';
import { browserPreferences } from '../time/browser-preferences.ts';
import { zoneText } from '../time/format.ts';
import type { DateOrder } from '../time/preferences.ts';
import { useStoredPreferences } from '../time/stored-preferences.ts';
import { useVisitor } from '../time/visitor.tsx';
import buttons from '../ui/buttons.module.css';
import dialogs from '../ui/dialog.module.css';
import { Dialog } from '../ui/dialog.tsx';
import links from '../ui/link-button.module.css';
import { countText } from '../util/count-text.ts';
import { ChoiceField } from './choice-field.tsx';
import { CommonFields, choosePreferences, NotSaved } from './common-fields.tsx';
import { HoursField } from './hours-field.tsx';
import { OfflineSettings } from './offline-settings.tsx';
import styles from './settings-dialog.module.css';

const ZONES_SHOWN = 60;

export default function SettingsDialog({ onClose }: { onClose: () => void }) {
  const stored = useStoredPreferences().preferences;
  const browser = useMemo(browserPreferences, []);
  const [isSaved, setSaved] = useState(true);
  const visitor = useVisitor(browser.timeZone);
  const choose = (...choice: Parameters<typeof choosePreferences>) => setSaved(choosePreferences(...choice));
  return (
    <Dialog className={`${dialogs.dialog} ${styles.dialog}`} labelledBy="settings" onClose={onClose}>
      <div className={dialogs.content}>
        <h2 id="settings">Settings</h2>
        <ZoneField
          own={browser.timeZone}
          current={visitor.timeZone}
          now={visitor.now}
          onChoose={(zone) => {
            const { timeZone: _, ...others } = stored;
            choose(zone === undefined ? others : { ...others, timeZone: zone }, 'tz');
          }}
        />
        <CommonFields visitor={visitor} onSaved={setSaved} />
        <ChoiceField
          label="Dates"
          value={stored.dateOrder ?? 'auto'}
          options={{ auto: 'Automatic', day: '17 Nov', month: 'Nov 17' }}
          onChoose={(order) => {
            const { dateOrder: _, ...others } = stored;
            choose(order === 'auto' ? others : { ...others, dateOrder: order as DateOrder }, 'dates');
          }}
        />
        <HoursField
          current={visitor}
          onChoose={(hours) => choose({ ...stored, ...hours }, 'hours', 'outside')}
        />
        <OfflineSettings />
        {!isSaved && <NotSaved />}
        <form method="dialog">
          <button type="submit" className={`${buttons.primary} ${styles.done}`}>
            Done
          </button>
        </form>
      </div>
    </Dialog>
  );
}

/** Every zone that the browser knows; in older browsers those of the leagues. */
function allZones(): string[] {
  const named = Intl.supportedValuesOf
    ? Intl.supportedValuesOf('timeZone')
    : [...new Set(leagues.map(({ timeZone }) => timeZone))].sort();
  return ['UTC', ...named.filter((zone) => zone !== 'UTC')];
}

interface ZoneFieldProps {
  own: string;
  current: string;
  now: number;
  /** Undefined for the browser's own zone. */
  onChoose: (timeZone: string | undefined) => void;
}

function ZoneField({ own, current, now, onChoose }: ZoneFieldProps) {
  const id = useId();
  const [text, setText] = useState('');
  const zones = useMemo(allZones, []);
  const words = text.toLowerCase().replaceAll('_', ' ').split(/\s+/).filter(Boolean);
  // The current one comes first, until the visitor searches.
  const listed = words.length > 0 ? zones : [current, ...zones.filter((zone) => zone !== current)];
  const found = listed.filter((zone) => {
    const name = zone.toLowerCase().replaceAll('_', ' ');
    return words.every((word) => name.includes(word));
  });
  return (
    <fieldset className={styles.group}>
      <legend>Time zone</legend>
      <p className={styles.current}>
        Currently <b>{zoneText(current, now)}</b>
        {current !== own && (
          <button type="button" className={`${links.link} ${styles.own}`} onClick={() => onChoose(undefined)}>
            Use {zoneText(own, now)}
          </button>
        )}
      </p>
      <label htmlFor={id} className="visually-hidden">
        Search for a time zone
      </label>
      <input
        id={id}
        type="search"
        placeholder="Search: Tokyo, Kolkata, UTC…"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && words.length > 0 && found[0]) onChoose(found[0]);
        }}
      />
      {/* Not a select: phones show it closed, and the current value could not be chosen again. */}
      <div className={styles.zones} role="radiogroup" aria-label="Time zones">
        {found.slice(0, ZONES_SHOWN).map((zone) => (
          <label key={zone}>
            <input type="radio" name={id} checked={zone === current} onChange={() => onChoose(zone)} />
            {zone.replaceAll('_', ' ')}
          </label>
        ))}
      </div>
      <p className={styles.found} role="status">
        {foundText(found.length)}
      </p>
    </fieldset>
  );
}

function foundText(count: number): string {
  if (count === 0) return 'No time zone matches.';
  return count > ZONES_SHOWN ? `Type to search ${count} time zones` : countText(count, 'time zone');
}
