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
