/** Starts at implausible hours in the league's home zone: mostly a wrong zone, or a.m. for p.m. */
import { isTimed } from '../day.ts';
import { isPlay } from '../period.ts';
import { eventAnchor } from '../urls.ts';
import { type AuditedSeason, finding } from './audited-season.ts';
import type { Finding } from './finding.ts';

export function auditLocalHours(audited: AuditedSeason): Finding[] {
  const { season, rules } = audited;
  if (!rules.hours) return [];
  const [from, to] = rules.hours;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: season.timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return season.events.flatMap((event) => {
    if (!isTimed(event.start) || !isPlay(event)) return [];
    const time = clock.format(Date.parse(event.start));
    const hour = Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;
    const isPlausible = from <= to ? hour >= from && hour <= to : hour >= from || hour <= to;
    if (isPlausible) return [];
    return [
      finding(audited, 'hour', eventAnchor(event), `${event.name} starts at ${time} in ${season.timeZone}`),
    ];
  });
}
