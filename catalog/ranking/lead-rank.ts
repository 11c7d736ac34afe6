/** Which of several events at once most people would watch. */
import { splitDetails } from '../event/channels.ts';
import type { SportsEvent } from '../event/event.ts';
import { importanceRank } from './importance.ts';

/** For sorting: the most important, then a rivalry, then sides of major conferences, then what a national channel shows. */
export function leadRank(event: SportsEvent): number {
  const { looks, rivalry } = event;
  const others = [looks?.home, looks?.away].filter((look) => !look?.isMajor).length;
  const hasChannel = splitDetails(event.details).channels.length > 0;
  return importanceRank(event) * 12 + (rivalry ? 0 : 6) + others * 2 + (hasChannel ? 0 : 1);
}
