/** Estimated dates that have passed: by now the actual date can be looked up. */
import { listedDay } from '../day/day.ts';
import { eventAnchor } from '../event/urls.ts';
import type { Finding } from '../read/finding.ts';
import { type AuditedSeason, finding } from './audited-season.ts';

export function auditPastEstimates(audited: AuditedSeason): Finding[] {
  const { season, today } = audited;
  return season.events.flatMap((event) => {
    if (event.sure !== 'estimated') return [];
    const last = listedDay(event.end ?? event.start, season.timeZone);
    if (last >= today) return [];
    const text = `${event.name} ended on ${last} and its dates are still an estimate`;
    return [{ ...finding(audited, 'past-estimate', eventAnchor(event), text), isGap: true }];
  });
}
