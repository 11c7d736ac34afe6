/** Everything that the page about the data shows, in one piece. */

import { coverageOf, type LeagueCoverage } from '../season/coverage.ts';
import type { Catalog } from '../season/league.ts';
import type { FindingKind } from './finding.ts';
import type { DataFolder } from './read-data.ts';

export interface AboutSource {
  key: string;
  title: string;
  repository: string;
  date: string;
  /** With the notice that the source requires, if any. */
  licence: string;
  supplied: string;
  /** How many teams have their letters or colours from it, and how many divisions and conferences their teams. */
  teams: number;
  groups: number;
}

export interface AboutData {
  coverage: LeagueCoverage[];
  /** By league and season, in words. */
  gaps: Record<string, Record<string, string>>;
  knownFindings: { league: string; seasons: string[]; finding: FindingKind; count: number; reason: string }[];
  corrections: { leagues: string[]; event?: string; was: string; now: string; why: string }[];
  sources: AboutSource[];
}

export function aboutData(
  catalog: Catalog,
  data: Pick<DataFolder, 'sources' | 'gaps' | 'auditKnown' | 'corrections' | 'teamIdentities' | 'groups'>,
): AboutData {
  return {
    coverage: coverageOf(catalog),
    gaps: data.gaps,
    knownFindings: data.auditKnown.map(({ about, ...known }) => ({
      ...known,
      count: (typeof about === 'number' ? about : about.length) * known.seasons.length,
    })),
    corrections: data.corrections.map(({ id: _, ...correction }) => correction),
    sources: Object.entries(data.sources).map(([key, { title, repository, date, licence, supplied }]) => ({
      key,
      title,
      repository,
      date,
      licence,
      supplied,
      teams: Object.values(data.teamIdentities).filter(({ sources }) => sources.includes(key)).length,
      groups: data.groups.filter(({ sources }) => sources?.includes(key)).length,
    })),
  };
}
