/** Changes of the schedule since a commit that data/changes does not have yet. */
import { type ChangeRecord, recordsById } from '../../catalog/changes/change-record.ts';
import type { Problem } from '../../catalog/read/problem.ts';
import type { ChangesData, DataFolder } from '../../catalog/read/read-data.ts';
import type { SeasonFile } from '../../catalog/read/schema.ts';
import { seasonChanges, seasonLines, withRecords } from '../../catalog/read/season-changes.ts';

type Committed = ReadonlyMap<string, SeasonFile | undefined>;

/** What `npm run check` says about them. */
export function unrecordedChanges(
  data: DataFolder,
  committed: Committed | undefined,
  today: string,
): Problem[] {
  if (!committed) return [];
  const records = recordsById(data.changes);
  return changesSince(data, committed, today).flatMap(({ file, change }) => {
    if (isRecorded(change, records)) return [];
    const { id, field, before, after } = change;
    const reason = `"${field}" of ${id} was ${before} and is ${after}, but data/changes does not say so: run npm run data:format`;
    return [{ file, path: [], reason }];
  });
}

/**
 * The files of data/changes with them. Lines that are not committed follow the seasons: what was taken back is removed.
 * @param isCorrection whether what is recorded now was our mistake
 */
export function withUnrecorded(
  data: DataFolder,
  committed: Committed,
  committedLines: readonly ChangeRecord[],
  today: string,
  isCorrection: boolean,
): ChangesData[] {
  const committedKeys = new Set(committedLines.map((record) => `${keyOf(record)} ${record.day}`));
  const isCommitted = (record: ChangeRecord) => committedKeys.has(`${keyOf(record)} ${record.day}`);
  const current = new Map(changesSince(data, committed).map(({ change }) => [keyOf(change), change]));
  const pending = data.changes.flatMap(({ records }) => records.filter((record) => !isCommitted(record)));
  const values = valuesOfSeasons(data, new Set(pending.map(({ id }) => seasonOf(id))));
  const asNow = (record: ChangeRecord): ChangeRecord[] => {
    if (isCommitted(record)) return [record];
    if (values(record) !== record.after) return [];
    const change = current.get(keyOf(record)) ?? record;
    return [{ ...change, day: record.day, ...(record.correction ? { correction: true } : {}) }];
  };
  const files = data.changes.map((file) => ({ ...file, records: file.records.flatMap(asNow) }));
  const known = recordsById(files);
  const added = changesSince(data, committed, today).flatMap(({ change }) =>
    isRecorded(change, known) ? [] : { ...change, ...(isCorrection ? { correction: true as const } : {}) },
  );
  return withRecords(files, added);
}

/** What the fields of these seasons' events are now; null also where there is no such event. */
function valuesOfSeasons(
  data: DataFolder,
  wanted: ReadonlySet<string>,
): (record: ChangeRecord) => string | null {
  const lines = new Map(
    data.leagues.flatMap((league) =>
      league.seasons
        .filter(({ label }) => wanted.has(`${league.slug}/${label}`))
        .flatMap(({ content, label }) => seasonLines(content, league, label))
        .map(({ id, values }) => [id, values]),
    ),
  );
  return ({ id, field }) => {
    const values = lines.get(id);
    if (field === 'gone') return values?.name ?? null;
    return values?.[field] ?? null;
  };
}

const seasonOf = (id: string) => id.slice(0, id.lastIndexOf('/'));

/** Before anything was over that anyone changes. */
const EVER = '2000-01-01';

/** @param today without it, also what was over by now */
function changesSince(
  data: DataFolder,
  committed: Committed,
  today = EVER,
): { file: string; change: ChangeRecord }[] {
  return data.leagues.flatMap((league) =>
    league.seasons.flatMap(({ file, label, content }) => {
      const before = committed.get(file);
      if (!before) return [];
      return seasonChanges({ league, label, before, after: content, day: today }).map((change) => ({
        file,
        change,
      }));
    }),
  );
}

function isRecorded(
  { id, field, after, was }: ChangeRecord,
  records: ReadonlyMap<string, readonly ChangeRecord[]>,
): boolean {
  const last = records.get(id)?.findLast((record) => record.field === field);
  return last?.after === after && last.was === was;
}

const keyOf = ({ id, field }: ChangeRecord) => `${id} ${field}`;
