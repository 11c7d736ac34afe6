/**
 * The script that finds, before the first paint, whether a page shows something other than its URL requests, or another
 * zone than the visitor has chosen. The wrong season would be read first and replaced a moment later: what differs stays
 * hidden until the scripts have run (`[data-dated]` in app.css), which are then loaded at once (late-files-script.ts).
 * What has only aged is not hidden: aged-parts-script.ts.
 */
import { PREFERENCES_KEY } from '../time/preferences.ts';

/** Where scripts do not load, or fail, another page is better than none. */
const SHOW_AFTER = 3000;

/** Parameters that request other events than those of the page as it was sent, or other days. */
const PARAMETERS = [
  'by',
  'date',
  'medals',
  'month',
  'q',
  'season',
  'sport',
  'team',
  'type',
  'tz',
  'upcoming',
  'view',
];

/**
 * Formatting the first date in a named zone takes longer than everything else here, so whoever has chosen a zone waits,
 * even if it is the one that the device is in. Storage may be forbidden, or hold anything. It is the same on every page,
 * because the security policy allows it by its hash.
 */
export const stalePageScript = `(() => {
  const { dataset } = document.documentElement;
  let hasChosenZone = false;
  try {
    hasChosenZone = /"timeZone"/.test(localStorage.getItem('${PREFERENCES_KEY}'));
  } catch {}
  if (!hasChosenZone && !/[?&](${PARAMETERS.join('|')})=/.test(location.search)) return;
  dataset.stale = '';
  setTimeout(() => delete dataset.stale, ${SHOW_AFTER});
})();`;
