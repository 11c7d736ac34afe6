import { expect, test } from 'vitest';
import { game, makeData, makeLeague } from '../../catalog/check/test-data.ts';
import type { AuthoredEvent } from '../../catalog/event/event.ts';
import { eventId } from '../../catalog/event/identity.ts';
import { sequenceOf } from '../../catalog/event/updated.ts';
import type { DataFolder } from '../../catalog/read/read-data.ts';
import { rowsOf } from './describe-changes.ts';
import { importLeague } from './import-season.ts';
import { rejectionOf } from './test-import.ts';

const TODAY = '2026-11-20';
const SEASON = '2026-27';

interface Fact extends Partial<AuthoredEvent> {
  name: string;
  start: string;
  category?: string;
}

function line({ category = 'Matchday 1', end, ...event }: Fact): string {
  return JSON.stringify({
    season: SEASON,
    category,
    type: '',
    end: end ?? null,
    location: '',
    details: '',
    source: 'fixture-list',
    sure: 'source',
    ...event,
  });
}

function setting(events: Record<string, AuthoredEvent[]>): DataFolder {
  return makeData(makeLeague('premierleague', SEASON, events));
}

function replaced(data: DataFolder, facts: Fact[]) {
  const result = importLeague(
    data,
    'premierleague',
    facts.map(line).join('\n'),
    'premierleague.jsonl',
    TODAY,
  );
  const events = Object.values(result.data.leagues[0]?.seasons[0]?.content.events ?? {}).flat();
  return {
    rows: result.reports.flatMap(({ changes }) =>
      rowsOf(changes).map(({ kind, name, when }) => `${kind} ${name} ${when}`),
    ),
    event: (name: string) => events.find((event) => event.name === name),
    idOf: (name: string) => {
      const event = events.find((each) => each.name === name);
      return event && eventId('premierleague', SEASON, event);
    },
    events,
    data: result.data,
  };
}

const match = game('Arsenal', 'Chelsea', '2026-11-28', { location: 'Emirates Stadium (London)' });
const data = setting({ 'Matchday 1': [match] });

test('an event that got its time, another day or another venue name keeps its identity with a higher sequence', () => {
  for (const [kind, fact] of [
    ['timed', { ...match, start: '2026-11-28T17:30:00Z' }],
    ['moved', { ...match, start: '2026-11-30' }],
    ['venue', { ...match, location: 'Arsenal Stadium (London)' }],
  ] as const) {
    const { rows, idOf, event } = replaced(data, [fact]);
    expect(rows[0]).toContain(`${kind} Arsenal vs Chelsea`);
    expect(idOf('Arsenal vs Chelsea')).toBe('premierleague/2026-27/arsenal-vs-chelsea');
    expect(sequenceOf(event('Arsenal vs Chelsea') ?? {})).toBeGreaterThan(0);
  }
});

test('another heading, type or detail is a change, and nothing else is', () => {
  expect(replaced(data, [{ ...match, category: 'Cup', type: 'Cup' }]).rows).toEqual([
    'changed Arsenal vs Chelsea 2026-11-28',
  ]);
  expect(replaced(data, [match]).rows).toEqual([]);
});

test('what is called off or put off is said to be', () => {
  for (const [kind, details] of [
    ['cancelled', 'Cancelled; snow'],
    ['postponed', 'Postponed'],
  ] as const) {
    expect(replaced(data, [{ ...match, details, start: '2026-11-29' }]).rows).toEqual([
      `${kind} Arsenal vs Chelsea 2026-11-28`,
    ]);
  }
});

test('a placeholder that got its sides keeps its identity, also through the next import', () => {
  const before = setting({
    Cup: [
      { start: '2027-03-20', name: 'Semifinal 1', type: 'Cup' },
      { start: '2027-03-21', name: 'Semifinal 2', type: 'Cup' },
    ],
  });
  const first = { ...game('Arsenal', 'Chelsea', '2027-03-20T17:00:00Z'), category: 'Cup', type: 'Cup' };
  const second = { name: 'Semifinal 2', start: '2027-03-21', category: 'Cup', type: 'Cup' };
  const { rows, idOf, data: after } = replaced(before, [first, second]);
  expect(rows).toEqual(['renamed Semifinal 1 → Arsenal vs Chelsea 2027-03-20']);
  expect(idOf('Arsenal vs Chelsea')).toBe('premierleague/2026-27/semifinal-1');
  const next = replaced(after, [{ ...first, start: '2027-03-20T19:00:00Z' }, second]);
  expect(next.rows).toEqual(['moved Arsenal vs Chelsea 2027-03-20T17:00:00Z → 2027-03-20T19:00:00Z']);
  expect(next.idOf('Arsenal vs Chelsea')).toBe('premierleague/2026-27/semifinal-1');
});

test('a period is no placeholder, though a game of its type begins with it', () => {
  const before = setting({
    Cup: [{ start: '2027-03-20', end: '2027-03-28', name: 'Semifinals', type: 'Cup' }],
  });
  const semifinal = { ...game('Arsenal', 'Chelsea', '2027-03-20'), category: 'Cup', type: 'Cup' };
  expect(replaced(before, [semifinal]).rows).toEqual([
    'new Arsenal vs Chelsea 2027-03-20',
    'gone Semifinals 2027-03-20 to 2027-03-28',
  ]);
});

test('two placeholders of one day are not guessed at', () => {
  const before = setting({
    Cup: [
      { start: '2027-03-20', name: 'Semifinal 1', type: 'Cup' },
      { start: '2027-03-20', name: 'Semifinal 2', type: 'Cup' },
    ],
  });
  const { rows } = replaced(before, [
    { ...game('Arsenal', 'Chelsea', '2027-03-20'), category: 'Cup', type: 'Cup' },
  ]);
  expect(rows).toEqual([
    'new Arsenal vs Chelsea 2027-03-20',
    'gone Semifinal 1 2027-03-20',
    'gone Semifinal 2 2027-03-20',
  ]);
});

test('what is no longer in the schedule is gone, and its number does not go to another event', () => {
  const before = setting({
    'Matchday 1': [
      game('Arsenal', 'Chelsea', '2026-11-28'),
      game('Arsenal', 'Chelsea', '2027-02-01', { occurrence: 2 }),
    ],
  });
  const { rows, events } = replaced(before, [
    game('Arsenal', 'Chelsea', '2027-02-01'),
    game('Everton', 'Chelsea', '2027-02-08'),
  ]);
  expect(rows).toEqual(['new Everton vs Chelsea 2027-02-08', 'gone Arsenal vs Chelsea 2026-11-28']);
  expect(events.find(({ name }) => name === 'Arsenal vs Chelsea')?.occurrence).toBe(2);
});

test('a file states once what most of its lines share', () => {
  const facts = Array.from({ length: 9 }, (_, day) => ({
    ...game('Everton', 'Chelsea', `2027-01-0${day + 1}`),
    source: 'other-list',
  }));
  const { data: after } = replaced(data, [match, ...facts]);
  const text = after.leagues[0]?.seasons[0]?.text ?? '';
  expect(text).toContain('"source": "other-list",\n');
  expect(text.match(/other-list/g)).toHaveLength(1);
});

test('a line that is not an event is rejected by its number', () => {
  const reject = (text: string) =>
    rejectionOf(() => importLeague(data, 'premierleague', text, 'premierleague.jsonl', TODAY));
  expect(reject(`${line(match)}\n{"name": 1`)).toMatch(/^line 2: is not JSON/);
  expect(reject(`${line(match)}\n${line({ ...match, name: '' })}`)).toMatch(/^line 2: name/);
  expect(reject(line(match).replace('"details":""', '"score":"2-1","details":""'))).toMatch(/^line 1/);
  expect(reject(line(match).replace('2026-27', 'next'))).toContain('is not a season');
  expect(rejectionOf(() => importLeague(data, 'nfl', '', 'nfl.jsonl', TODAY))).toContain('no league "nfl"');
});
