/** The script that says before the first paint whether the visitor follows anything, for the tools that write pages. */

export const FOLLOWS_KEY = 'sports-calendar-my';

/**
 * Home leaves room for what is followed (your-next.module.css), and the cards of followed leagues are first on their
 * category's page (league-card.tsx), so that nothing moves once the visitor is known. Storage may be forbidden, or hold anything. It is the same on every page, because the security policy allows it by its hash.
 */
export const followsScript = `(() => {
  try {
    const { leagues, teams, events = [] } = JSON.parse(localStorage.getItem('${FOLLOWS_KEY}'));
    if (leagues.length + teams.length + events.length > 0) document.documentElement.dataset.follows = '';
    const style = document.createElement('style');
    const cards = leagues.map((slug) => 'html:not([data-hydrated]) [data-league="' + CSS.escape(slug) + '"]');
    style.textContent = cards + '{order:-1}';
    document.head.append(style);
  } catch {}
})();`;
