import { describe, expect, test } from 'vitest';
import { type ChangeRecord, formatRecords } from '../changes/change-record.ts';
import { type EventsByCategory, game, makeLeague } from '../check/test-data.ts';
import type { AuthoredEvent } from '../event/event.ts';
import { seasonChanges, withRecords } from './season-changes.ts';

const DAY = '2026-11-17';
const ID = 'premierleague/2026-27/arsenal-vs-chelsea';

function changes(before: EventsByCategory, after: EventsByCategory, day = DAY) {
  const league = makeLeague('premierleague', '2026-27', after, { daysProvisionalUntilTimed: true });
  const file = { source: 'fixture-list', sure: 'source' as const };
  return seasonChanges({
    league,
    label: '2026-27',
    before: { ...file, events: before },
    after: { ...file, events: after },
    day,
  });
}

const ofGame = (before: Partial<AuthoredEvent>, after: Partial<AuthoredEvent>, day = DAY) => {
  const events = (about: Partial<AuthoredEvent>) => ({
    'Regular Season': [{ ...game('Arsenal', 'Chelsea', '2026-11-22T15:00:00Z'), ...about }],
  });
  return changes(events(before), events(after), day);
};

const record = (about: Partial<ChangeRecord>): ChangeRecord => ({
  id: ID,
  day: DAY,
  field: 'start',
  before: '2026-11-22T15:00:00Z',
  after: '2026-11-23T20:00:00Z',
  source: 'fixture-list',
  ...about,
});

describe('what became different about an event', () => {
  test('is each field by itself, with the source of now', () => {
    const final = { name: 'Arsenal vs Chelsea', source: 'notices', publishedAs: 'Final' };
    expect(
      ofGame(
        { name: 'Final', location: 'Highbury (London)' },
        {
          ...final,
          start: '2026-11-23',
          end: '2026-11-24',
          details: 'Postponed',
          location: 'Wembley (London)',
        },
      ).map(({ field, before, after, source }) => [field, before, after, source]),
    ).toEqual([
      ['start', '2026-11-22T15:00:00Z', '2026-11-23', 'notices'],
      ['end', null, '2026-11-24', 'notices'],
      ['status', 'scheduled', 'postponed', 'notices'],
      ['name', 'Final', 'Arsenal vs Chelsea', 'notices'],
      ['location', 'Highbury (London)', 'Wembley (London)', 'notices'],
    ]);
  });

  test('says that a date was open that is firm now', () => {
    const estimated = { start: '2026-12-15', sure: 'estimated' as const, details: 'Estimated dates' };
    expect(ofGame(estimated, { start: '2026-12-15' })).toMatchObject([
      { field: 'start', before: '2026-12-15', was: 'estimated', after: '2026-12-15' },
    ]);
    const [matchday] = changes(
      { 'Matchday 12': [game('Arsenal', 'Chelsea', '2026-11-21')] },
      { 'Matchday 12': [game('Arsenal', 'Chelsea', '2026-11-23T20:00:00Z')] },
    );
    expect(matchday).toMatchObject({ before: '2026-11-21', was: 'provisional' });
    // Still open on another weekend.
    const [later] = changes(
      { 'Matchday 12': [game('Arsenal', 'Chelsea', '2026-11-21')] },
      { 'Matchday 12': [game('Arsenal', 'Chelsea', '2026-11-28')] },
    );
    expect(later).not.toHaveProperty('was');
  });

  test('is that it is gone', () => {
    const others = { 'Regular Season': [game('Everton', 'Fulham', '2026-11-22')] };
    const all = {
      'Regular Season': [...others['Regular Season'], game('Arsenal', 'Chelsea', '2026-11-22')],
    };
    expect(changes(all, others)).toEqual([
      record({ field: 'gone', before: 'Arsenal vs Chelsea', after: null }),
    ]);
    // A new event is no change.
    expect(changes(others, all)).toEqual([]);
  });

  test.each<[string, Partial<AuthoredEvent>, Partial<AuthoredEvent>, string?]>([
    ['a heading, a channel or a source', { details: 'FOX' }, { details: 'NBC', type: 'Week 2', source: 'b' }],
    ['a place that nobody knew', {}, { location: 'Highbury (London)' }],
    ['the spelling of a place', { location: 'Estadio Helu' }, { location: 'Estadio Hel\u00fa' }],
    ['what was over by then', {}, { start: '2026-11-23T20:00:00Z' }, '2026-11-24'],
  ])('is not %s', (_, before, after, day) => {
    expect(ofGame(before, after, day)).toEqual([]);
  });

  test('is told as long as one of its days is ahead, and that it was called off for a week more', () => {
    expect(ofGame({}, { start: '2026-11-10T20:00:00Z' })).toMatchObject([{ field: 'start' }]);
    const postponed = { details: 'Postponed', location: 'Highbury (London)' };
    expect(ofGame({}, postponed, '2026-11-29')).toMatchObject([{ field: 'status' }]);
    expect(ofGame({}, postponed, '2026-11-30')).toEqual([]);
  });
});

describe('records in their files', () => {
  const file = (records: ChangeRecord[]) => ({
    file: 'changes/2026.jsonl',
    text: formatRecords(records),
    records,
  });

  test('are in order, each year in its own', () => {
    const later = record({ day: '2027-01-02' });
    const earlier = record({ day: '2026-11-01' });
    const files = withRecords([file([record({})])], [later, earlier]);
    expect(files.map(({ file: name, records }) => [name, records])).toEqual([
      ['changes/2026.jsonl', [earlier, record({})]],
      ['changes/2027.jsonl', [later]],
    ]);
    expect(files[0]?.text).toBe(formatRecords([earlier, record({})]));
  });

  test('have one change of a fact and day, or none where the second takes the first back', () => {
    const [first, second] = [record({}), record({ before: '2026-11-23T20:00:00Z', after: '2026-11-24' })];
    expect(withRecords([file([first])], [second])[0]?.records).toEqual([record({ after: '2026-11-24' })]);
    const back = record({ before: first.after, after: first.before });
    expect(withRecords([file([first])], [back])).toEqual([file([])]);
  });
});
