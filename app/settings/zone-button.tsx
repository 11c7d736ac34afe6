/** The zone that a page's times are in. Whoever reads it may want another one: it opens the settings. */
import { zoneText } from '../time/format.ts';
import links from '../ui/link-button.module.css';
import { openSettings } from './open-settings.ts';

interface ZoneButtonProps {
  timeZone: string;
  /** The moment that decides between summer and winter time. */
  at: number;
}

export function ZoneButton({ timeZone, at }: ZoneButtonProps) {
  return (
    // It is said on paper too.
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
