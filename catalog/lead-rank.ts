/** Which of several events at once most people would watch. */
import { splitDetails } from './channels.ts';
import type { SportsEvent } from './event.ts';
import { importanceRank } from './importance.ts';

/** For sorting: the most important, then a rivalry, then what a national channel shows. */
export function leadRank(event: SportsEvent): number {
  const hasChannel = splitDetails(event.details).channels.length > 0;
  return importanceRank(event) * 4 + (event.rivalry ? 0 : 2) + (hasChannel ? 0 : 1);
}
