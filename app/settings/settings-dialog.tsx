/** Time zone, clock, dates, week, appearance, and offline use. Loaded when it is first opened. */

import { useId, useMemo, useState } from 'react';
import { leagues } from '../data/site-map.ts';
import { currentAddress } from '../router/address.ts';
import { navigateSearch } from '../router/navigate.ts';
import { browserPreferences } from '../time/browser-preferences.ts';
import { zoneText } from '../time/format.ts';
import type { DateOrder, Preferences, WeekStart } from '../time/preferences.ts';
import { setPreferences, useStoredPreferences } from '../time/stored-preferences.ts';
import { useVisitor } from '../time/visitor.tsx';
import dialogs from '../ui/dialog.module.css';
import { Dialog } from '../ui/dialog.tsx';
import links from '../ui/link-button.module.css';
import { Notice } from '../ui/notice.tsx';
import { countText } from '../util/count-text.ts';
import { searchText } from '../util/query.ts';
import { setColorScheme, useColorScheme } from './color-scheme.ts';
import { OfflineSettings } from './offline-settings.tsx';
import type { ColorScheme } from './scheme-query.ts';
import styles from './settings-dialog.module.css';

const ZONES_SHOWN = 60;

export default function SettingsDialog({ onClose }: { onClose: () => void }) {
  const stored = useStoredPreferences().preferences;
  const scheme = useColorScheme();
  const browser = useMemo(browserPreferences, []);
  const [isSaved, setSaved] = useState(true);
  const { timeZone, hour12, weekStart, now } = useVisitor(browser.timeZone);
  const choose = (preferences: Preferences, parameter: PreferenceParameter) => {
    setSaved(setPreferences(preferences));
    dropParameter(parameter);
  };
  return (
    <Dialog className={`${dialogs.dialog} ${styles.dialog}`} labelledBy="settings" onClose={onClose}>
      <div className={dialogs.content}>
        <h2 id="settings">Settings</h2>
        <ZoneField
          own={browser.timeZone}
          current={timeZone}
          now={now}
          onChoose={(zone) => {
            const { timeZone: _, ...others } = stored;
            choose(zone === undefined ? others : { ...others, timeZone: zone }, 'tz');
          }}
        />
        <RadioField
          legend="Clock"
          value={hour12 ? '12' : '24'}
          options={{ '12': '1:00 PM', '24': '13:00' }}
          onChoose={(clock) => choose({ ...stored, hour12: clock === '12' }, 'clock')}
        />
        <RadioField
          legend="Dates"
          value={stored.dateOrder ?? 'auto'}
          options={{ auto: 'Automatic', day: '17 Nov', month: 'Nov 17' }}
          onChoose={(order) => {
            const { dateOrder: _, ...others } = stored;
            choose(order === 'auto' ? others : { ...others, dateOrder: order as DateOrder }, 'dates');
          }}
        />
        <RadioField
          legend="Week starts on"
          value={weekStart}
          options={{ monday: 'Monday', sunday: 'Sunday' }}
          onChoose={(day) => choose({ ...stored, weekStart: day as WeekStart }, 'week')}
        />
        <RadioField
          legend="Appearance"
          value={scheme}
          options={{ light: 'Light', dark: 'Dark', auto: 'System' }}
          onChoose={(value) => setSaved(setColorScheme(value as ColorScheme))}
        />
        <OfflineSettings />
        {!isSaved && (
          <Notice>
            Your browser can’t save settings: storage is blocked or full. They last until you leave.
          </Notice>
        )}
        <form method="dialog">
          <button type="submit" className={styles.done}>
            Done
          </button>
        </form>
      </div>
    </Dialog>
  );
}

type PreferenceParameter = 'tz' | 'clock' | 'dates' | 'week';

/** What is chosen here replaces what the URL states. */
function dropParameter(parameter: PreferenceParameter): void {
  const search = new URLSearchParams(currentAddress().search);
  if (!search.has(parameter)) return;
  search.delete(parameter);
  navigateSearch(searchText(search), { replace: true, keepScroll: true });
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

interface RadioFieldProps {
  legend: string;
  value: string;
  options: Record<string, string>;
  onChoose: (value: string) => void;
}

function RadioField({ legend, value, options, onChoose }: RadioFieldProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={dialogs.options}>
        {Object.entries(options).map(([option, label]) => (
          <label key={option}>
            <input type="radio" name={legend} checked={option === value} onChange={() => onChoose(option)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
