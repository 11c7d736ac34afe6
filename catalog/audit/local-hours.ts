/** Starts at implausible hours in the league's home zone: mostly a wrong zone, or a.m. for p.m. */
import { clockInZone, isTimed } from '../day/day.ts';
import { eventAnchor } from '../event/urls.ts';
import { isPlay } from '../event/vocabulary.ts';
import type { Finding } from '../read/finding.ts';
import { type AuditedSeason, finding } from './audited-season.ts';

export function auditLocalHours(audited: AuditedSeason): Finding[] {
  const { season, rules } = audited;
  if (!rules.hours) return [];
  const [from, to] = rules.hours;
  return season.events.flatMap((event) => {
    if (!isTimed(event.start) || !isPlay(event)) return [];
    const time = clockInZone(event.start, season.timeZone).slice(11, 16);
    const hour = Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;
    const isPlausible = from <= to ? hour >= from && hour <= to : hour >= from || hour <= to;
    if (isPlausible) return [];
    return [
      finding(audited, 'hour', eventAnchor(event), `${event.name} starts at ${time} in ${season.timeZone}`),
    ];
  });
}
