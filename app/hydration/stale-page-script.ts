/**
 * The script that finds, before the first paint, whether a page was built on another day than the visitor's, groups games
 * by other days than the visitor's zone does, or shows something other than its URL requests. Yesterday's games, or the
 * wrong season, would be read first and replaced a moment later: what differs stays hidden until the scripts have run (`[data-dated]` in app.css), which are then loaded at once
 * (late-files-script.ts).
 */

/** Where scripts do not load, or fail, an older page is better than none. */
const SHOW_AFTER = 3000;

/** Parameters that request other events than those of the page as it was sent. */
const PARAMETERS = ['date', 'month', 'q', 'season', 'sport', 'team', 'type', 'upcoming', 'view'];

/**
 * How many minutes east or west of the page's zone its games are on the same days: most begin between 10 in the morning
 * and 10 at night.
 */
const SAME_DAYS = { east: 120, west: 600 };

/**
 * It reads the machine's clock: formatting the first date in another zone takes longer than everything else here. It is
 * the same on every page, because the security policy allows it by its hash.
 */
export const stalePageScript = `(() => {
  const { dataset } = document.documentElement;
  const now = new Date();
  const offset = -now.getTimezoneOffset();
  const today = new Date(+now + offset * 60000).toISOString().slice(0, 10);
  const east = offset - dataset.utcOffset;
  const hasSameDays = east <= ${SAME_DAYS.east} && east >= -${SAME_DAYS.west};
  if (today === dataset.builtOn && hasSameDays && !/[?&](${PARAMETERS.join('|')})=/.test(location.search)) return;
  dataset.stale = '';
  setTimeout(() => delete dataset.stale, ${SHOW_AFTER});
})();`;
