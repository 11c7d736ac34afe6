/** Reads the URL parameters of the page of Olympic Games, with a warning for each invalid one. */
import { short } from '../../catalog/util/quote.ts';

export interface GamesQuery {
  isBySport: boolean;
  isMedalsOnly: boolean;
  warnings: string[];
}

export function readGamesQuery(search: URLSearchParams): GamesQuery {
  const by = search.get('by');
  const medals = search.get('medals');
  const warnings: string[] = [];
  if (by !== null && by !== 'sport')
    warnings.push(`Sessions can be grouped by sport, not by “${short(by)}”. Showing days.`);
  if (medals !== null && medals !== '1') warnings.push('Ignored an invalid filter.');
  return { isBySport: by === 'sport', isMedalsOnly: medals === '1', warnings };
}
