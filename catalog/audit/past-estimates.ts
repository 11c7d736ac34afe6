/** Estimates that time has overtaken: what is over can be looked up. */
import { listedDay } from '../day.ts';
import { type AuditedSeason, eventKey, finding } from './audited-season.ts';
import type { Finding } from './finding.ts';

export function auditPastEstimates(audited: AuditedSeason): Finding[] {
  const { season, today } = audited;
  return season.events.flatMap((event) => {
    if (event.sure !== 'estimated') return [];
    const last = listedDay(event.end ?? event.start, season.timeZone);
    if (last >= today) return [];
    return [
      finding(audited, 'past-estimate', eventKey(event), `${event.name} was over on ${last}, by estimate`),
    ];
  });
}
