/** The audit as text for the terminal: a table of the seasons, then the findings. */

import { FINDING_LABELS } from '../read/finding.ts';
import { groupBy } from '../util/group-by.ts';
import type { Audit } from './audit.ts';
import type { ExplainedFinding } from './known-findings.ts';
import type { SeasonFigures } from './season-figures.ts';

const HEAD = [
  'league',
  'season',
  'events',
  'timed',
  'estimated',
  'teams',
  'games each',
  'rounds',
  'unconfirmed',
  'no time',
  'new',
  'known',
];
const LEFT = 2;

export function auditText(audit: Audit, { withKnown }: { withKnown: boolean }): string {
  const bySeason = groupBy(audit.findings, ({ league, season }) => `${league} ${season}`);
  const rows = audit.seasons.map((figures) =>
    tableRow(figures, bySeason.get(`${figures.league} ${figures.season}`) ?? []),
  );
  const unexplained = unexplainedIn(audit);
  const gaps = audit.findings.filter(({ reason, isGap }) => reason === undefined && isGap);
  const explained = audit.findings.filter(({ reason }) => reason !== undefined);
  const lines = [
    ...table([HEAD, ...rows]),
    '',
    `As of ${audit.today}: new findings: ${unexplained.length}, gaps for newer sources: ${gaps.length}, explained in data/audit-known.json: ${explained.length}.`,
    ...unexplained.map(lineOf),
    ...gaps.map((gap) => `gap: ${lineOf(gap)}`),
    ...(withKnown ? ['', ...explained.map((each) => `${lineOf(each)} [${each.reason}]`)] : []),
    ...audit.outdated.map((line) => `audit-known.json: ${line}`),
  ];
  return lines.join('\n');
}

/** Findings that must be corrected or explained. A gap only has to be known: it comes with time, without a change. */
export function unexplainedIn({ findings }: Audit): ExplainedFinding[] {
  return findings.filter(({ reason, isGap }) => reason === undefined && !isGap);
}

function lineOf({ league, season, kind, text }: ExplainedFinding): string {
  return `${league} ${season} · ${FINDING_LABELS[kind]}: ${text}`;
}

function tableRow(figures: SeasonFigures, findings: readonly ExplainedFinding[]): string[] {
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const [fewest, most] = figures.gamesPerTeam;
  const known = findings.filter(({ reason }) => reason !== undefined).length;
  return [
    figures.league,
    figures.season,
    String(figures.events),
    percent(figures.timedShare),
    percent(figures.estimatedShare),
    figures.teams === 0 ? '' : String(figures.teams),
    figures.teams === 0 ? '' : fewest === most ? String(most) : `${fewest}–${most}`,
    figures.rounds === 0 ? '' : String(figures.rounds),
    String(figures.unconfirmed || ''),
    String(figures.untimed || ''),
    String(findings.length - known || ''),
    String(known || ''),
  ];
}

function table(rows: readonly string[][]): string[] {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column < LEFT ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}
