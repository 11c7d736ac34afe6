/** The script that says before the first paint whether the visitor follows anything, for the tools that write pages. */

export const FOLLOWS_KEY = 'sports-calendar-my';

/**
 * Home leaves room for what is followed (your-next.module.css), so that nothing moves once it is loaded. Storage may be
 * forbidden, or hold anything. It is the same on every page, because the security policy allows it by its hash.
 */
export const followsScript = `(() => {
  try {
    const { leagues, teams, events = [] } = JSON.parse(localStorage.getItem('${FOLLOWS_KEY}'));
    if (leagues.length + teams.length + events.length > 0) document.documentElement.dataset.follows = '';
  } catch {}
})();`;
