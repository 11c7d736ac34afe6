/**
 * The script that finds, before the first paint, whether a page was built on another day than the visitor's, groups games
 * by other days than the visitor's zone does, or shows something other than its URL or the visitor's stars request. Yesterday's games, or the
 * wrong season, would be read first and replaced a moment later: what differs stays hidden until the scripts have run
 * (`[data-dated]` in app.css), which are then loaded at once (late-files-script.ts). What a page is right for is from
 * right-for.ts.
 */
import { STORAGE_KEY } from '../stars/starred-script.ts';
import { PREFERENCES_KEY } from '../time/preferences.ts';

/** Where scripts do not load, or fail, an older page is better than none. */
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
 * It reads the machine's clock: formatting the first date in another zone takes longer than everything else here. So
 * whoever has chosen a zone waits. Storage may be forbidden, or hold anything. It is the same on every page, because the
 * security policy allows it by its hash.
 */
export const stalePageScript = `(() => {
  const { dataset } = document.documentElement;
  const now = new Date();
  const offset = -now.getTimezoneOffset();
  const today = new Date(+now + offset * 60000).toISOString().slice(0, 10);
  const hasSameDays = today === dataset.rightOn && offset >= dataset.rightFrom && offset <= dataset.rightTo;
  let isOwn = false;
  try {
    isOwn = /"timeZone"/.test(localStorage.getItem('${PREFERENCES_KEY}'));
    const { leagues } = JSON.parse(localStorage.getItem('${STORAGE_KEY}'));
    isOwn ||= leagues.some((slug) => dataset.rightUnstarred.split(' ').includes(slug));
  } catch {}
  if (hasSameDays && !isOwn && !/[?&](${PARAMETERS.join('|')})=/.test(location.search)) return;
  dataset.stale = '';
  setTimeout(() => delete dataset.stale, ${SHOW_AFTER});
})();`;
