/**
 * The script that finds, before the first paint, whether a page was written for another day than its visitor's, or shows
 * something else than its address asks for. Yesterday's games, or a season that nobody asked for, would be read first and
 * jump away a moment later: what differs waits for the scripts (`[data-dated]` in app.css), which are then asked for at
 * once (late-files-script.ts).
 */
import { squeezed } from './squeezed.ts';

/** Where scripts do not come, or fail, an older page is better than none. */
const PATIENCE = 3000;

/** What asks for other events than those of the page as it was sent; what others add to an address does not. */
const ASKS = ['date', 'month', 'q', 'season', 'sport', 'team', 'type', 'upcoming', 'view'];

/**
 * By the clock of the machine: the first question for another zone would take longer than everything else here. The same on
 * every page to the letter: the security policy names it by its hash.
 */
export const stalePageScript = squeezed(`(() => {
  const { dataset } = document.documentElement;
  const now = new Date();
  const today = new Date(now - now.getTimezoneOffset() * 60000).toISOString().slice(0, 10);
  if (today === dataset.builtOn && !/[?&](${ASKS.join('|')})=/.test(location.search)) return;
  dataset.stale = '';
  setTimeout(() => delete dataset.stale, ${PATIENCE});
})();`);
