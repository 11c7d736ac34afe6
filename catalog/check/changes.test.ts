import { describe, expect, test } from 'vitest';
import { type ChangeRecord, formatRecords } from '../changes/change-record.ts';
import { readDataFolder } from '../read/read-data.ts';
import { checkChanges } from './changes.ts';
import { game, soccerData, writeData } from './test-data.ts';

const record = (about: Partial<ChangeRecord> = {}): ChangeRecord => ({
  id: 'premierleague/2024-25/arsenal-vs-chelsea',
  day: '2026-11-17',
  field: 'start',
  before: '2024-08-16',
  after: '2024-08-17',
  source: 'fixture-list',
  ...about,
});

function problemsOf(records: readonly ChangeRecord[], text = formatRecords(records)) {
  const data = soccerData({ 'Matchday 1': [game('Arsenal', 'Chelsea', '2024-08-17')] });
  data.changes = [{ file: 'changes/2026.jsonl', text, records: [...records] }];
  return checkChanges(data).map(({ line, path, reason }) => [line, path[0], reason]);
}

test('a change of each field is accepted', () => {
  const id = 'premierleague/2024-25/old-name-vs-chelsea';
  const changes = [
    record(),
    record({ day: '2026-11-18', before: '2024-08-17', was: 'estimated', after: '2024-08-17' }),
    record({ field: 'end', before: null, after: '2024-08-18T12:00:00Z' }),
    record({ field: 'status', before: 'scheduled', after: 'postponed' }),
    record({ field: 'name', before: 'Final', after: 'Arsenal vs Chelsea' }),
    record({ field: 'location', before: 'Highbury (London)', after: 'Emirates (London)', correction: true }),
    record({ id, field: 'gone', before: 'Old Name vs Chelsea', after: null }),
  ];
  const inOrder = formatRecords(changes);
  const sorted = inOrder
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(problemsOf(sorted, inOrder)).toEqual([]);
});

describe('a change is rejected', () => {
  test.each<[string, Partial<ChangeRecord>, string, RegExp]>([
    ['of an event that there is not', { id: 'premierleague/2024-25/x-vs-y' }, 'id', /no event/],
    ['in the future', { day: '2026-12-31' }, 'day', /future/],
    ['in the file of another year', { day: '2025-12-31' }, 'day', /belongs in changes\/2025/],
    ['without a known source', { source: 'hearsay' }, 'source', /not in sources.json/],
    ['to something that is no date', { after: 'Sunday' }, 'after', /a day or a UTC instant/],
    ['to nothing', { after: null }, 'after', /a day or a UTC instant/],
    ['to what it was', { after: '2024-08-16' }, 'after', /what it was before/],
    [
      'to a status that there is not',
      { field: 'status', before: 'scheduled', after: 'live' },
      'after',
      /cancelled/,
    ],
    [
      'with a result in a name',
      { field: 'name', before: 'Arsenal 2-1 Chelsea', after: 'A' },
      'before',
      /result/,
    ],
    ['with a result in a place', { field: 'location', before: 'X', after: 'Chelsea won' }, 'after', /result/],
    [
      'that removes an event and says what follows',
      { field: 'gone', before: 'A', after: 'B' },
      'after',
      /is null/,
    ],
    [
      'of a name that was open',
      { field: 'name', before: 'A', was: 'estimated', after: 'B' },
      'was',
      /start alone/,
    ],
  ])('%s', (_, about, field, reason) => {
    expect(problemsOf([record(about)])).toEqual([[1, field, expect.stringMatching(reason)]]);
  });

  test('that is there twice, or not in its place', () => {
    expect(problemsOf([record(), record()])).toEqual([[2, 'field', expect.stringMatching(/twice/)]]);
    const [later, earlier] = [record({ day: '2026-11-18' }), record()];
    const text = [later, earlier].map((each) => formatRecords([each])).join('');
    expect(problemsOf([later, earlier], text)).toEqual([
      [1, undefined, expect.stringMatching(/in its place/)],
    ]);
  });
});

test('a line that cannot be read is named by its number, and the others are read', () => {
  const data = soccerData({ 'Matchday 1': [game('Arsenal', 'Chelsea', '2024-08-17')] });
  const text = [
    formatRecords([record()]).trim(),
    '{ "id": "a", ',
    formatRecords([record({ day: '2026-02-30' })]).trim(),
    formatRecords([record()]).trim().replace('"source"', '"score": "1", "source"'),
    '',
  ].join('\n');
  const { data: read, problems } = readDataFolder(writeData(data, { 'changes/2026.jsonl': text }));
  expect(read.changes[0]?.records).toEqual([record()]);
  expect(problems.map(({ file, line, path }) => [file, line, path])).toEqual([
    ['changes/2026.jsonl', 2, []],
    ['changes/2026.jsonl', 3, ['day']],
    ['changes/2026.jsonl', 4, ['score']],
  ]);
});
