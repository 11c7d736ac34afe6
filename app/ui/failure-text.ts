/** Why a part of the site could not be shown, as far as is known, and what helps. */
import type { Progress } from '../offline/messages.ts';

interface Circumstances {
  isOnline: boolean;
  /** Trying again did not help. */
  hasTried: boolean;
  /** Whether the visitor wants the whole catalogue offline. */
  isWanted: boolean;
  /** How much of it is stored; undefined while unknown. */
  progress: Progress | undefined;
}

export function failureText({ isOnline, hasTried, isWanted, progress }: Circumstances): string {
  if (!isOnline) {
    if (isWanted && progress && progress.done < progress.total) {
      const percent = Math.floor((progress.done / progress.total) * 100);
      return `You are offline, and this part is not saved on this device yet (${percent}% of the catalogue is). It will appear when you are back online.`;
    }
    return 'You are offline, and this part is not saved on this device. It will appear when you are back online.';
  }
  return hasTried
    ? 'It failed again. You may be offline, or there is a newer version of the site: then reloading the page helps.'
    : 'Part of it could not be loaded, or something in it is broken. Trying again usually helps.';
}
