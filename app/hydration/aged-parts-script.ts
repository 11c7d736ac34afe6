/**
 * The script that finds, before the first paint, which parts of a page have aged since it was sent. Pages are days old
 * for some and in another zone for most. Parts say themselves for how long, and for whom, they are right:
 *
 * - `data-until`, of a row or of what comes in turn: an instant, or a day as the last one. After that it is over.
 * - `data-right-from`, `data-right-until`: the days, or the instant, from and until which a part looks the same.
 * - `data-right-offsets`: how many minutes clocks may be ahead of UTC, from and to, for its events to be on the same days.
 * - `data-right-unfollowed`: leagues that would change the order of a part if they were followed.
 *
 * What is over goes; another part that has aged keeps its room (`[data-aged]` in app.css, in-turn.module.css), and what
 * follows it waits with it, as it may move. The script marks that as well: a selector for what follows would be tried on
 * every element. React removes the same things when it switches to the visitor's clock. Everything else is shown as it
 * was sent.
 */
import { FOLLOWS_KEY } from '../follows/follows-script.ts';

/**
 * Where scripts do not load, or fail, another day or zone is better than nothing. A slow phone on a slow network takes about
 * four seconds to hydrate a page: shown before that, the part would be seen to move.
 */
const SHOW_AFTER = 6000;

const PARTS = ['until', 'right-from', 'right-until', 'right-offsets', 'right-unfollowed']
  .map((name) => `[data-${name}]`)
  .join();

/**
 * The observer is called after every piece of the page, before that is painted, however slowly it arrives. Storage may be
 * forbidden, or hold anything. It is the same on every page, because the security policy allows it by its hash.
 */
export const agedPartsScript = `(() => {
  const now = new Date();
  const offset = -now.getTimezoneOffset();
  const today = new Date(+now + offset * 60000).toISOString().slice(0, 10);
  let followed = [];
  try {
    followed = [...JSON.parse(localStorage.getItem('${FOLLOWS_KEY}')).leagues];
  } catch {}
  const isPast = (until) => until && (until.length === 10 ? until < today : Date.parse(until) <= now);
  const agedAs = ({ until, rightFrom, rightUntil, rightOffsets, rightUnfollowed }) => {
    if (isPast(until)) return 'over';
    const [from, to] = rightOffsets?.split(' ') ?? [offset, offset];
    const isFollowed = rightUnfollowed?.split(' ').some((slug) => followed.includes(slug));
    return (rightFrom > today || isPast(rightUntil) || offset < from || offset > to || isFollowed) && 'part';
  };
  const markAfter = (element) => {
    for (let next = element; (next = next.nextElementSibling); ) next.dataset.aged ??= 'part';
  };
  const mark = () => {
    for (const part of document.querySelectorAll('${PARTS}')) {
      const aged = agedAs(part.dataset);
      if (aged) part.dataset.aged = aged;
      if (aged === 'part') [part, part.parentElement].forEach(markAfter);
    }
  };
  const observer = new MutationObserver(mark);
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => observer.disconnect());
  setTimeout(() => {
    for (const part of document.querySelectorAll('[data-aged=part]')) part.removeAttribute('data-aged');
  }, ${SHOW_AFTER});
})();`;
