/** Why a part of the site could not be shown, as far as can be told, and what helps. */
import type { Progress } from '../offline/messages.ts';

interface Circumstances {
  isOnline: boolean;
  /** Trying again did not help. */
  hasTried: boolean;
  /** That the whole catalogue is kept on this device. */
  isWanted: boolean;
  /** How much of it is; undefined while nobody knows. */
  progress: Progress | undefined;
}

export function failureText({ isOnline, hasTried, isWanted, progress }: Circumstances): string {
  if (!isOnline) {
    if (isWanted && progress && progress.done < progress.total) {
      const percent = Math.floor((progress.done / progress.total) * 100);
      return `There is no network, and this part is not on this device yet: ${percent}% of the catalogue is. It is shown, and the rest is kept, as soon as there is a network.`;
    }
    return 'There is no network, and part of it is not on this device. It is shown as soon as there is a network.';
  }
  return hasTried
    ? 'It failed again. There may be no connection, or a newer release of the site: then loading the page anew helps.'
    : 'Part of it did not arrive, or something in it is wrong. Trying again usually helps.';
}
