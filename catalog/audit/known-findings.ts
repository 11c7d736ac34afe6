/** Separates findings that data/audit-known.json explains from new ones, and lists explanations that are outdated. */

import type { Finding } from '../read/finding.ts';
import type { KnownFinding } from '../read/schema.ts';
import { groupBy } from '../util/group-by.ts';

export interface ExplainedFinding extends Finding {
  /** Why the data is correct as it is, or cannot be corrected; undefined for a new finding. */
  reason?: string;
}

export interface Explained {
  findings: ExplainedFinding[];
  /** One line for each explanation that does not match the findings. */
  outdated: string[];
}

export function explainFindings(findings: readonly Finding[], known: readonly KnownFinding[]): Explained {
  const bySeasonAndKind = groupBy(findings, ({ league, season, kind }) => `${league} ${season} ${kind}`);
  const reasons = new Map<Finding, string>();
  const outdated: string[] = [];
  for (const { league, seasons, finding: kind, about, reason } of known) {
    for (const season of seasons) {
      const key = `${league} ${season} ${kind}`;
      const found = (bySeasonAndKind.get(key) ?? []).filter((candidate) => !reasons.has(candidate));
      if (typeof about === 'number') {
        // A count explains all or none: if there is one more, one of them is new.
        if (found.length === about) for (const each of found) reasons.set(each, reason);
        else outdated.push(`${key}: explains ${about}, found ${found.length}`);
        continue;
      }
      for (const subject of about) {
        const match = found.find((candidate) => candidate.about === subject);
        if (match) reasons.set(match, reason);
        else outdated.push(`${key}: explains "${subject}", which was not found`);
      }
    }
  }
  return {
    findings: findings.map((each) => {
      const reason = reasons.get(each);
      return reason === undefined ? each : { ...each, reason };
    }),
    outdated,
  };
}
