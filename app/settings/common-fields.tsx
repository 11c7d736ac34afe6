/** The settings that most people change, for the dialog of all settings and for the menu of narrow screens. */
import { currentAddress } from '../router/address.ts';
import { navigateSearch } from '../router/navigate.ts';
import type { Preferences, WeekStart } from '../time/preferences.ts';
import { setPreferences, useStoredPreferences } from '../time/stored-preferences.ts';
import type { Visitor } from '../time/visitor.tsx';
import { Notice } from '../ui/notice.tsx';
import { searchText } from '../util/query.ts';
import { ChoiceField } from './choice-field.tsx';
import { setColorScheme, useColorScheme } from './color-scheme.ts';
import type { ColorScheme } from './scheme-query.ts';

type PreferenceParameter = 'tz' | 'clock' | 'dates' | 'week' | 'hours' | 'outside';

/**
 * What is chosen replaces what the URL states.
 * @returns whether it was stored for the next visit
 */
export function choosePreferences(preferences: Preferences, ...parameters: PreferenceParameter[]): boolean {
  const isSaved = setPreferences(preferences);
  const search = new URLSearchParams(currentAddress().search);
  if (parameters.some((parameter) => search.has(parameter))) {
    for (const parameter of parameters) search.delete(parameter);
    navigateSearch(searchText(search), { replace: true, keepScroll: true });
  }
  return isSaved;
}

interface CommonFieldsProps {
  visitor: Pick<Visitor, 'hour12' | 'weekStart'>;
  /** Called with whether a choice was stored. */
  onSaved: (isSaved: boolean) => void;
}

export function CommonFields({ visitor: { hour12, weekStart }, onSaved }: CommonFieldsProps) {
  const stored = useStoredPreferences().preferences;
  const scheme = useColorScheme();
  return (
    <>
      <ChoiceField
        label="Appearance"
        value={scheme}
        options={{ light: 'Light', dark: 'Dark', auto: 'System' }}
        onChoose={(value) => onSaved(setColorScheme(value as ColorScheme))}
      />
      <ChoiceField
        label="Clock"
        value={hour12 ? '12' : '24'}
        options={{ '12': '1:00 PM', '24': '13:00' }}
        onChoose={(clock) => onSaved(choosePreferences({ ...stored, hour12: clock === '12' }, 'clock'))}
      />
      <ChoiceField
        label="Week starts on"
        value={weekStart}
        options={{ sunday: 'Sunday', monday: 'Monday' }}
        onChoose={(day) => onSaved(choosePreferences({ ...stored, weekStart: day as WeekStart }, 'week'))}
      />
    </>
  );
}

export function NotSaved() {
  return (
    <Notice>Your browser can’t save settings: storage is blocked or full. They last until you leave.</Notice>
  );
}
