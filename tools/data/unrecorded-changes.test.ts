import { expect, test } from 'vitest';
import { type ChangeRecord, formatRecords } from '../../catalog/changes/change-record.ts';
import { game, soccerData } from '../../catalog/check/test-data.ts';
import type { DataFolder } from '../../catalog/read/read-data.ts';
import { unrecordedChanges, withUnrecorded } from './unrecorded-changes.ts';

const FILE = 'soccer/premierleague/2024-25.json';
const TODAY = '2024-08-10';
const ID = 'premierleague/2024-25/arsenal-vs-wolves';

/** The season with its game on a day, and the records of changes so far. */
function dataWith(start: string, records: ChangeRecord[] = []): DataFolder {
  const data = soccerData({ 'Matchday 1': [game('Arsenal', 'Wolves', start)] });
  data.changes = records.length > 0 ? [fileOf(records)] : [];
  return data;
}

const fileOf = (records: ChangeRecord[]) => ({
  file: 'changes/2024.jsonl',
  text: formatRecords(records),
  records,
});

const committed = new Map([[FILE, dataWith('2024-08-17').leagues[0]?.seasons[0]?.content]]);

const record = (before: string, after: string, about: Partial<ChangeRecord> = {}): ChangeRecord => ({
  id: ID,
  day: TODAY,
  field: 'start',
  before,
  after,
  source: 'fixture-list',
  ...about,
});

const recordsOf = (data: DataFolder, lines: ChangeRecord[] = [], isCorrection = false) =>
  withUnrecorded(data, committed, lines, TODAY, isCorrection).flatMap(({ records }) => records);

test('a change since the commit is recorded, and again is the same', () => {
  const data = dataWith('2024-08-18');
  const records = recordsOf(data);
  expect(records).toEqual([record('2024-08-17', '2024-08-18')]);
  expect(recordsOf(dataWith('2024-08-18', records))).toEqual(records);
});

test('the check names it until it is recorded', () => {
  expect(unrecordedChanges(dataWith('2024-08-18'), committed, TODAY)).toEqual([
    {
      file: FILE,
      path: [],
      reason: expect.stringMatching(/"start" of .*arsenal-vs-wolves was 2024-08-17 and is/),
    },
  ]);
  const recorded = dataWith('2024-08-18', [record('2024-08-17', '2024-08-18')]);
  expect(unrecordedChanges(recorded, committed, TODAY)).toEqual([]);
  expect(unrecordedChanges(dataWith('2024-08-18'), undefined, TODAY)).toEqual([]);
  // A branch of two commits has two lines that lead there.
  const inSteps = [
    record('2024-08-17', '2024-08-20', { day: '2024-08-09' }),
    record('2024-08-20', '2024-08-18'),
  ];
  expect(unrecordedChanges(dataWith('2024-08-18', inSteps), committed, TODAY)).toEqual([]);
});

test('a change before the commit is another one', () => {
  const earlier = record('2024-08-18', '2024-08-17', { day: '2024-08-01' });
  expect(recordsOf(dataWith('2024-08-18', [earlier]), [earlier])).toEqual([
    earlier,
    record('2024-08-17', '2024-08-18'),
  ]);
});

test('a line that is not committed follows the season: changed again, or taken back', () => {
  const yesterday = record('2024-08-17', '2024-08-20', { day: '2024-08-09' });
  expect(recordsOf(dataWith('2024-08-18', [yesterday]))).toEqual([record('2024-08-17', '2024-08-18')]);
  expect(recordsOf(dataWith('2024-08-17', [yesterday]))).toEqual([]);
  const twoImports = [yesterday, record('2024-08-20', '2024-08-18')];
  expect(recordsOf(dataWith('2024-08-18', twoImports))).toEqual([record('2024-08-17', '2024-08-18')]);
});

test('a correction is said once and stays one; committed lines and those of unchanged seasons stay', () => {
  const correction = record('2024-08-17', '2024-08-18', { correction: true });
  expect(recordsOf(dataWith('2024-08-18'), [], true)).toEqual([correction]);
  expect(recordsOf(dataWith('2024-08-18', [correction]))).toEqual([correction]);
  const old = record('2024-08-10', '2024-08-11', { day: '2024-08-02' });
  const data = dataWith('2024-08-17', [old]);
  expect(recordsOf(data, [old])).toEqual([old]);
  // Nothing else has changed since the commit: a line that somebody wrote is true or removed.
  const written = record('2024-08-10', '2024-08-17', { day: '2024-08-02' });
  const files = withUnrecorded(dataWith('2024-08-17', [old, written]), new Map(), [], TODAY, false);
  expect(files).toEqual([fileOf([written])]);
});
