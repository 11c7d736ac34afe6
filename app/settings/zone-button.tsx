/** The zone that a page's times are in; opens the settings to change it. */
import { zoneText } from '../time/format.ts';
import links from '../ui/link-button.module.css';
import { openSettings } from './settings-button.tsx';

interface ZoneButtonProps {
  timeZone: string;
  /** The moment that decides between summer and winter time. */
  at: number;
}

export function ZoneButton({ timeZone, at }: ZoneButtonProps) {
  return (
    // Printed too, unlike other buttons.
    <button
      type="button"
      className={links.link}
      title="Change the time zone"
      data-said
      onClick={openSettings}
    >
      <b>{zoneText(timeZone, at)}</b>
    </button>
  );
}
