/** Searches that say more than a name, each of which finds something: "arsenal december 2026". */
import { isGame } from '../../catalog/event/event.ts';
import { listedUnder } from '../../catalog/event/list-order.ts';
import { siteFor } from '../../catalog/event/neutral-site.ts';
import { teamSlugInPath } from '../../catalog/event/urls.ts';
import { monthText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import type { BestHit } from './best-hit.ts';

const MOST_MONTHS = 2;

export function similarSearches({ name, path, ahead }: BestHit, { timeZone, today }: Visitor): string[] {
  const months = [...new Set(ahead.map((event) => listedUnder(event, timeZone).slice(0, 7)))]
    .filter((month) => month > today.slice(0, 7))
    .slice(0, MOST_MONTHS)
    .map(monthText);
  const games = teamSlugInPath(path) === undefined ? [] : ahead.filter(isGame);
  const places = (['home', 'away'] as const).filter((site) =>
    games.some((game) => siteFor(name, game) === site),
  );
  const [, second] = games;
  const opponent = second && (second.home === name ? second.away : second.home);
  return [...places, ...months, ...(opponent ? [opponent] : [])].map((more) =>
    `${name} ${more}`.toLowerCase(),
  );
}
