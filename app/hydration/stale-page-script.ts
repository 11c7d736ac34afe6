/**
 * The script that finds, before the first paint, whether a page shows something other than its URL requests. The wrong season
 * would be read first and replaced a moment later: what differs stays hidden until the scripts have run (`[data-dated]` in
 * app.css), which are then loaded at once (late-files-script.ts).
 */

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
  'upcoming',
  'view',
];

/** It is the same on every page, because the security policy allows it by its hash. */
export const stalePageScript = `(() => {
  const { dataset } = document.documentElement;
  if (!/[?&](${PARAMETERS.join('|')})=/.test(location.search)) return;
  dataset.stale = '';
  setTimeout(() => delete dataset.stale, ${SHOW_AFTER});
})();`;
