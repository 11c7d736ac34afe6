/** Records of changes are about events that there are, or that are knowingly gone; in order, each once, and without results. */
import {
  type ChangedField,
  type ChangeRecord,
  changesFile,
  formatRecords,
  STATUSES,
} from '../changes/change-record.ts';
import { isDay, isInstant } from '../day/day.ts';
import { eventId } from '../event/identity.ts';
import type { Problem } from '../read/problem.ts';
import type { ChangesData, DataFolder } from '../read/read-data.ts';
import { allEntries } from './entries.ts';
import { statesResult } from './results.ts';

export function checkChanges(data: DataFolder): Problem[] {
  const ids = new Set(
    allEntries(data).map(({ league, season, event }) => eventId(league.slug, season.label, event)),
  );
  const lastFields = new Map(
    data.changes.flatMap(({ records }) => records.map(({ id, field }) => [id, field])),
  );
  const isKnown = (id: string) => ids.has(id) || lastFields.get(id) === 'gone';
  const today = new Date().toISOString().slice(0, 10);

  return data.changes.flatMap((file) => [
    ...formProblems(file),
    ...file.records.flatMap((record, index) => {
      const { id, day, source } = record;
      const rules: [keyof ChangeRecord, boolean, string][] = [
        ['id', isKnown(id), `there is no event "${id}", and no line says that it is gone`],
        ['day', day <= today, `"${day}" is in the future`],
        ['day', changesFile(day) === file.file, `"${day}" belongs in ${changesFile(day)}`],
        ['source', source in data.sources, `the source "${source}" is not in sources.json`],
        ...rulesOfValues(record),
      ];
      return rules.flatMap(([field, holds, reason]) =>
        holds ? [] : [{ file: file.file, path: [field], line: index + 1, reason }],
      );
    }),
  ]);
}

function formProblems({ file, text, records }: ChangesData): Problem[] {
  const given = text.split('\n');
  const line = formatRecords(records)
    .split('\n')
    .findIndex((expected, index) => expected !== given[index]);
  const form = 'is not in its place or not in canonical form: run npm run data:format';
  const known = new Set<string>();
  const repeats = records.flatMap(({ id, day, field }, index) => {
    const key = `${id} ${day} ${field}`;
    if (!known.has(key)) {
      known.add(key);
      return [];
    }
    return [
      { file, path: ['field'], line: index + 1, reason: `"${field}" of this event and day is there twice` },
    ];
  });
  return [...repeats, ...(line < 0 ? [] : [{ file, path: [], line: line + 1, reason: form }])];
}

const isDate = (value: string) => isDay(value) || isInstant(value);
const isText = (value: string) => !statesResult(value);

/** What the two values of a field may be, and whether one of them may be missing. */
const VALUES: Record<
  ChangedField,
  { isValid: (value: string) => boolean; mayBeNull: boolean; what: string }
> = {
  start: { isValid: isDate, mayBeNull: false, what: 'a day or a UTC instant' },
  end: { isValid: isDate, mayBeNull: true, what: 'a day or a UTC instant' },
  status: {
    isValid: (value) => STATUSES.some((status) => status === value),
    mayBeNull: false,
    what: STATUSES.join(', '),
  },
  name: { isValid: isText, mayBeNull: false, what: 'a name without a result' },
  location: { isValid: isText, mayBeNull: false, what: 'a place without a result' },
  gone: { isValid: isText, mayBeNull: true, what: 'a name without a result' },
};

function rulesOfValues({ field, before, after, was }: ChangeRecord): [keyof ChangeRecord, boolean, string][] {
  const { isValid, mayBeNull, what } = VALUES[field];
  const holds = (value: string | null) => (value === null ? mayBeNull : isValid(value));
  return [
    ['before', holds(before), `"${before}" is not what "${field}" has: ${what}`],
    ['after', holds(after), `"${after}" is not what "${field}" has: ${what}`],
    ['after', before !== after || was !== undefined, 'is what it was before'],
    ['after', field !== 'gone' || (before !== null && after === null), 'of an event that is gone is null'],
    ['was', was === undefined || field === 'start', 'is said of a start alone'],
  ];
}
