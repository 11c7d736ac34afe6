/** Long gaps within a season, where events may be missing. A break that is listed in the data is not a gap. */
import { addDays, daysBetween, listedDay } from '../day/day.ts';
import type { SportsEvent } from '../event/event.ts';
import { isPlay } from '../event/vocabulary.ts';
import type { Finding } from '../read/finding.ts';
import type { Season } from '../season/league.ts';
import { type AuditedSeason, finding } from './audited-season.ts';

const BREAK = /\bBreak$/;

export function auditGaps(audited: AuditedSeason): Finding[] {
  const { season, rules } = audited;
  const lastDayOf = (event: SportsEvent) => listedDay(event.end ?? event.start, season.timeZone);
  const findings: Finding[] = [];
  let busyUntil: string | undefined;
  for (const event of season.events.filter((each) => isInSeason(each, season))) {
    const day = listedDay(event.start, season.timeZone);
    const wait = busyUntil === undefined ? 0 : daysBetween(busyUntil, day);
    if (busyUntil !== undefined && wait > rules.gapDays) {
      const first = addDays(busyUntil, 1);
      const text = `no events for ${wait - 1} days from ${first}, before ${event.name}`;
      findings.push(finding(audited, 'gap', first, text));
    }
    if (busyUntil === undefined || lastDayOf(event) > busyUntil) busyUntil = lastDayOf(event);
  }
  return findings;
}

/** Play and breaks. In team sports, an event without a category is a transfer window or a draw. */
function isInSeason(event: SportsEvent, { teamScope }: Season): boolean {
  if (BREAK.test(event.name)) return true;
  const isAside = event.stage === 'preseason' || event.stage === 'all-star';
  return isPlay(event) && !event.isPeriod && !isAside && !(teamScope !== undefined && event.category === '');
}
