/** Whether a season that is over has as many play-off games, races, majors or finals as it is known to have had. */
import { listedDay } from '../day.ts';
import { isGame } from '../event.ts';
import { isPeriod, isPlay } from '../period.ts';
import { type AuditedSeason, finding, isCalledOff, isWithin, rangeText } from './audited-season.ts';
import type { Finding } from './finding.ts';

export function auditCounts(audited: AuditedSeason): Finding[] {
  const { season, expected, today } = audited;
  const isOver = season.events
    .filter(isPlay)
    .every((event) => listedDay(event.end ?? event.start, season.timeZone) < today);
  if (!isOver) return [];
  const held = season.events.filter(
    (event) => !isPeriod(event) && !isCalledOff(event) && (season.teamScope === undefined || isGame(event)),
  );
  return Object.entries(expected.counts ?? {}).flatMap(([label, range]) => {
    const found = held.filter((event) => event.category === label || event.type === label).length;
    if (isWithin(found, range)) return [];
    return [finding(audited, 'counts', label, `${label}: ${found}, expected ${rangeText(range)}`)];
  });
}
