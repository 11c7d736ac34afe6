/** Whether a finished season has the expected number of play-off games, races, majors or finals. */
import { listedDay } from '../day/day.ts';
import { isGame } from '../event/event.ts';
import { isPlay } from '../event/vocabulary.ts';
import type { Finding } from '../read/finding.ts';
import { type AuditedSeason, finding, isWithin, leastOf, rangeText } from './audited-season.ts';

export function auditCounts(audited: AuditedSeason): Finding[] {
  const { season, expected, today } = audited;
  const isOver = season.events
    .filter(isPlay)
    .every((event) => listedDay(event.end ?? event.start, season.timeZone) < today);
  if (!isOver) return [];
  const held = season.events.filter(
    (event) => !event.isPeriod && !event.off && (season.teamScope === undefined || isGame(event)),
  );
  return Object.entries(expected.counts ?? {}).flatMap(([label, range]) => {
    const found = held.filter((event) => event.category === label || event.type === label).length;
    if (isWithin(found, range)) return [];
    const text = `${label}: ${found}, expected ${rangeText(range)}`;
    return [{ ...finding(audited, 'counts', label, text), isGap: found < leastOf(range) }];
  });
}
