/** The data as JSON files, in SPEC.md's League shape. */
import { allLeagues, type Catalog } from '../catalog/league.ts';
import { publishLeague } from '../catalog/published.ts';

/** The text of a league's file with all its seasons; undefined if there is no such league. */
export function leagueFile(catalog: Catalog, slug: string): string | undefined {
  const league = allLeagues(catalog).find((candidate) => candidate.slug === slug);
  return league && toText(publishLeague(league));
}

/** The text of the file of one season; undefined if there is no such league or season. */
export function seasonFile(catalog: Catalog, slug: string, label: string): string | undefined {
  const league = allLeagues(catalog).find((candidate) => candidate.slug === slug);
  const season = league?.seasons.find((candidate) => candidate.label === label);
  return league && season && toText(publishLeague(league, [season]));
}

function toText(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
