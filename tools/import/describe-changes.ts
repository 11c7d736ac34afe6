/** What an import would change, as a table for the terminal and as one for a pull request. */
import { compareEvents } from '../../catalog/read/season-file.ts';
import type { Change, ChangeKind } from './change.ts';
import type { Note } from './imported-event.ts';

export interface Report {
  title: string;
  changes: Change[];
  notes: Note[];
  unchanged: number;
  /** Moves that were left for later. */
  later: number;
}

const KINDS: { kind: ChangeKind; meaning: string }[] = [
  { kind: 'new', meaning: 'not in the file yet' },
  { kind: 'moved', meaning: 'another date or time; the identity stays' },
  { kind: 'timed', meaning: 'the time is known now, and the day may be another' },
  { kind: 'venue', meaning: 'another place, or another name for it' },
  {
    kind: 'renamed',
    meaning: 'another name at the same time; of a single season applied with --rename only',
  },
  { kind: 'changed', meaning: 'another heading, type, detail or source' },
  { kind: 'cancelled', meaning: 'called off' },
  { kind: 'postponed', meaning: 'put off without a date' },
  { kind: 'missing', meaning: 'not in the source; stays in the file' },
  { kind: 'gone', meaning: 'no longer in the schedule' },
];

/** Rows in the order of their kind, then of time: the same for any order of the input. */
export function rowsOf(changes: readonly Change[]): { kind: ChangeKind; name: string; when: string }[] {
  return KINDS.flatMap(({ kind }) =>
    changes
      .filter((change) => change.kind === kind)
      .sort((a, b) => compareEvents(a.event, b.event))
      .map(({ event, after }) => ({
        kind,
        name: nameOf(kind, event.name, after?.name),
        when: whenOf(kind, event, after),
      })),
  );
}

function nameOf(kind: ChangeKind, before: string, after: string | undefined): string {
  return kind === 'renamed' ? `${before} → ${after}` : before;
}

function whenOf(kind: ChangeKind, event: Change['event'], after: Change['after']): string {
  const span = ({ start, end }: { start: string; end?: string }) =>
    end === undefined ? start : `${start} to ${end}`;
  return (kind === 'moved' || kind === 'timed') && after ? `${span(event)} → ${span(after)}` : span(event);
}

export function summaryOf({ changes, unchanged, later }: Report): string {
  const counts = KINDS.map(({ kind }) => ({
    kind,
    count: changes.filter((change) => change.kind === kind).length,
  }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} ${kind}`)
    .join(', ');
  return `${[counts || 'No change', `${unchanged} unchanged`, ...(later > 0 ? [`${later} far ahead left for later`] : [])].join('; ')}.`;
}

export function describeReport(report: Report): string {
  const { title, changes, notes } = report;
  const rows = rowsOf(changes);
  const width = Math.max(0, ...rows.map(({ name }) => name.length));
  return [
    title,
    ...rows.map(({ kind, name, when }) => `  ${kind.padEnd(9)}  ${name.padEnd(width)}  ${when}`),
    ...[...notes].sort((a, b) => a.line - b.line).map(({ line, text }) => `  note: line ${line}: ${text}`),
    summaryOf(report),
  ].join('\n');
}

/** For the text of a pull request: names are other people's, so nothing in them is markup. */
export function reportAsMarkdown(report: Report): string {
  const { title, changes, notes } = report;
  const rows = rowsOf(changes);
  const cell = (text: string) =>
    text.replace(/[\\`*_{}[\]<>|#@]/g, (character) => `\\${character}`).replace(/\s+/g, ' ');
  const meanings = KINDS.filter(({ kind }) => rows.some((row) => row.kind === kind));
  return [
    `## ${cell(title)}`,
    '',
    summaryOf(report),
    '',
    ...(rows.length > 0 ? ['| change | event | when |', '| --- | --- | --- |'] : []),
    ...rows.map(({ kind, name, when }) => `| ${kind} | ${cell(name)} | ${when} |`),
    ...(rows.length > 0 ? [''] : []),
    ...meanings.map(({ kind, meaning }) => `- ${kind}: ${meaning}`),
    ...notes.map(({ line, text }) => `- note, line ${line}: ${cell(text)}`),
    '',
  ].join('\n');
}
