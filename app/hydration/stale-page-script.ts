/**
 * The script that finds, before the first paint, whether a page was built on another day than the visitor's, or shows
 * something other than its URL requests. Yesterday's games, or the wrong season, would be read first and replaced a moment
 * later: what differs stays hidden until the scripts have run (`[data-dated]` in app.css), which are then loaded at once
 * (late-files-script.ts).
 */

/** Where scripts do not load, or fail, an older page is better than none. */
const SHOW_AFTER = 3000;

/** Parameters that request other events than those of the page as it was sent. */
const PARAMETERS = ['date', 'month', 'q', 'season', 'sport', 'team', 'type', 'upcoming', 'view'];

/**
 * It reads the machine's clock: formatting the first date in another zone takes longer than everything else here. It is
 * the same on every page, because the security policy allows it by its hash.
 */
export const stalePageScript = `(() => {
  const { dataset } = document.documentElement;
  const now = new Date();
  const today = new Date(now - now.getTimezoneOffset() * 60000).toISOString().slice(0, 10);
  if (today === dataset.builtOn && !/[?&](${PARAMETERS.join('|')})=/.test(location.search)) return;
  dataset.stale = '';
  setTimeout(() => delete dataset.stale, ${SHOW_AFTER});
})();`;
