/** What one season of a competition is called: most play seasons, tournaments of every few years have editions. */
const NOUNS: Record<string, string> = {
  summerolympics: 'Games',
  worldcup: 'Edition',
  uefaeuros: 'Edition',
  copaamerica: 'Edition',
};

export function seasonNoun(leagueSlug: string): string {
  return NOUNS[leagueSlug] ?? 'Season';
}

/** "2026 season", "2024 edition", "2028 Games" */
export function seasonName(leagueSlug: string, label: string): string {
  const noun = seasonNoun(leagueSlug);
  return `${label} ${noun === 'Games' ? noun : noun.toLowerCase()}`;
}

/** `Women’s` or `Men’s` for a competition whose editions are the women's and the men's in turn. */
export function editionOf(
  { teamScope }: { teamScope?: string },
  seasons: readonly { teamScope?: string }[],
): string | undefined {
  const isWomens = (scope = '') => scope.endsWith('-women');
  if (new Set(seasons.map((each) => isWomens(each.teamScope))).size < 2) return undefined;
  return isWomens(teamScope) ? 'Women’s' : 'Men’s';
}
