/** `npm run data:audit`: is the data complete and plausible? Unlike a problem, a finding may turn out to be correct. */

import type { Finding } from '../read/finding.ts';
import type { DataFolder } from '../read/read-data.ts';
import { allLeagues, type Catalog } from '../season/league.ts';
import { type AuditedSeason, auditedSeason } from './audited-season.ts';
import { auditCounts } from './counts.ts';
import { auditDoubleBookings } from './double-bookings.ts';
import { auditGaps } from './gaps.ts';
import { type Explained, explainFindings } from './known-findings.ts';
import { auditLocalHours } from './local-hours.ts';
import { auditPastEstimates } from './past-estimates.ts';
import { auditRounds } from './rounds.ts';
import { type SeasonFigures, seasonFigures } from './season-figures.ts';
import { auditSeasonList } from './season-list.ts';
import { auditTeamGames } from './team-games.ts';

const SEASON_AUDITS: ((audited: AuditedSeason) => Finding[])[] = [
  auditTeamGames,
  auditRounds,
  auditCounts,
  auditGaps,
  auditLocalHours,
  auditPastEstimates,
];

export interface Audit extends Explained {
  today: string;
  seasons: SeasonFigures[];
}

export function audit(
  catalog: Catalog,
  { expectations, auditKnown }: Pick<DataFolder, 'expectations' | 'auditKnown'>,
  today: string,
): Audit {
  const leagues = allLeagues(catalog).map((league) => {
    const rules = expectations[league.slug];
    if (!rules) throw new Error(`expectations.json has no entry for ${league.slug}`);
    return { league, rules };
  });
  const seasons = leagues.flatMap(({ league, rules }) =>
    league.seasons.map((season) => auditedSeason(league, season, rules, today)),
  );
  const findings = [
    ...seasons.flatMap((season) => SEASON_AUDITS.flatMap((auditSeason) => auditSeason(season))),
    ...auditDoubleBookings(seasons),
    ...leagues.flatMap(({ league, rules }) => auditSeasonList(league, rules, today)),
  ];
  return { today, seasons: seasons.map(seasonFigures), ...explainFindings(findings, auditKnown) };
}
