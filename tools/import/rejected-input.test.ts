import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';
import { parseColumns } from './generic-csv.ts';
import type { ImportRequest } from './import-season.ts';
import { importText, makeSetting, PREMIER_LEAGUE, rejectionOf } from './test-import.ts';

const NO_TEAMS = makeSetting({
  league: 'formula1',
  content: { teamScope: undefined, seasonMonths: [1, 12] },
  before: { label: '2025', events: { Race: [{ start: '2025-10-26', name: 'Example Race', type: 'Race' }] } },
});

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));

const BYTES: [string, Uint8Array, string][] = [
  ['nothing at all', bytes(''), 'the file is empty'],
  ['only spaces', bytes(' \n \n'), 'the file is empty'],
  ['UTF-16, little end first', bytes([0xff, 0xfe], 'a'), 'line 1: the file is UTF-16'],
  ['UTF-16, big end first', bytes([0xfe, 0xff], 'a'), 'line 1: the file is UTF-16'],
  ['gzip', bytes([0x1f, 0x8b, 8]), 'line 1: the file is compressed'],
  ['a spreadsheet', bytes('PK', [3, 4]), 'line 1: the file is a ZIP archive'],
  ['a zero byte', bytes('a\nb', [0]), 'line 2: the file is not text'],
  ['Latin 1', bytes('a\nb\nM', [0xe1], 'laga\n'), 'line 3: the file is not UTF-8'],
  ['cut off within a letter', bytes('a\nM', [0xc3]), 'line 2: the file is not UTF-8'],
  ['a web page', bytes('\n<!DOCTYPE html><html>'), 'line 1: this is a web page'],
  ['a web page without a doctype', bytes('<html lang="en">'), 'line 1: this is a web page'],
  ['XML', bytes('<?xml version="1.0"?><Error/>'), 'line 1: this is XML'],
];

test.each(BYTES)('rejected before it is read: %s', (_, input, expected) => {
  expect(rejectionOf(() => decodeText(input))).toContain(expected);
});

const match = (more: string) => `{"matches": [\n{"team1": "Arsenal", "team2": "Chelsea", ${more}}]}`;
const race = (more: string) => `{"races": [\n{"name": "Monaco",\n${more}}]}`;
const txt = (...lines: string[]) => ['= League', '▪ Matchday 1', ...lines].join('\n');

type Case = [string, Partial<ImportRequest> & Pick<ImportRequest, 'format'>, string, string];

const of = { format: 'openfootball-json' } as const;
const ft = { format: 'football-txt' } as const;
const st = { format: 'sportstimes', season: '2026' } as const;

const CASES: Case[] = [
  [
    'openfootball: cut off',
    of,
    '{"name": "x",\n "matches": [\n{"team1": "Arsenal"',
    'line 3: the JSON ends too early',
  ],
  ['openfootball: no JSON', of, 'Matchday 1\n', 'line 1: is not JSON'],
  ['openfootball: a comma too much', of, '{"matches": [\n{"team1": "A",}]}', 'line 2: is not JSON'],
  ['openfootball: a list', of, '[1, 2]', 'line 1: the file: Invalid input: expected object, received array'],
  [
    'openfootball: something else',
    of,
    '{"races": []}',
    'line 1: matches: Invalid input: expected array, received undefined',
  ],
  [
    'openfootball: no list',
    of,
    '{\n"matches": {}}',
    'line 2: matches: Invalid input: expected array, received object',
  ],
  ['openfootball: nothing in it', of, '{"matches": []}', 'the input has no events with dates'],
  [
    'openfootball: a match that is a text',
    of,
    '{"matches": [\n"A"]}',
    'line 2: matches.0: Invalid input: expected object, received string',
  ],
  [
    'openfootball: no team',
    of,
    '{"matches": [\n{"team1": "Arsenal"}]}',
    'line 2: matches.0.team2: Invalid input: expected string',
  ],
  [
    'openfootball: a team that is a number',
    of,
    '{"matches": [\n{"team1": 4, "team2": "A"}]}',
    'line 2: matches.0.team1: Invalid input: expected string, received number',
  ],
  ['openfootball: no such day', of, match('\n"date": "2027-02-29"'), 'line 3: "2027-02-29" is not a date'],
  [
    'openfootball: a date of another kind',
    of,
    match('"date": "21.08.2026"'),
    'line 2: "21.08.2026" could be day or month first',
  ],
  [
    'openfootball: no such time',
    of,
    match('"date": "2026-08-21",\n"time": "25:00"'),
    'line 3: "25:00" is not a time',
  ],
  [
    'openfootball: no such offset',
    of,
    match('"date": "2026-08-21", "time": "13:00 UTC-99"'),
    'line 2: "-99" is not an offset',
  ],
  [
    'openfootball: a time that clocks go over',
    of,
    match('"date": "2027-03-28", "time": "01:30"'),
    'line 2: 2027-03-28 01:30 does not exist in Europe/London',
  ],
  [
    'openfootball: an unknown team',
    of,
    '{"matches": [\n{"team1": "Arsenal", "team2": "Chelsey", "date": "2026-08-21"}]}',
    'line 2: the team "Chelsey" is not known; nearest are "Chelsea"',
  ],
  [
    'openfootball: a team against itself',
    of,
    '{"matches": [\n{"team1": "Arsenal", "team2": "Arsenal FC", "date": "2026-08-21"}]}',
    'line 2: "Arsenal" plays itself',
  ],
  [
    'openfootball: the same match twice',
    of,
    `{"matches": [\n${[1, 2].map(() => '{"team1": "Arsenal", "team2": "Chelsea", "date": "2026-08-21"}').join(',\n')}]}`,
    'line 2: "Arsenal vs Chelsea" is here and on line 3',
  ],
  [
    'openfootball: one match, two times a day',
    of,
    `{"matches": [\n${['12:00', '15:00'].map((time) => `{"team1": "Arsenal", "team2": "Chelsea", "date": "2026-08-21", "time": "${time}"}`).join(',\n')}]}`,
    'line 2: "Arsenal vs Chelsea" is here and on line 3',
  ],
  [
    'openfootball: a date outside the season',
    of,
    match('"round": "Matchday 1", "date": "2024-08-21"'),
    'is outside the season 2026-27',
  ],

  ['Football.TXT: no match', ft, '= League\n\n▪ Matchday 1\n', 'line 1: there is no match'],
  [
    'Football.TXT: a match before a date',
    ft,
    txt('  Arsenal v Chelsea'),
    'line 3: "Arsenal v Chelsea" comes before any date',
  ],
  [
    'Football.TXT: a new round without a date',
    ft,
    txt('Sat Aug 22 2026', ' Arsenal v Chelsea', '▪ Matchday 2', ' Chelsea v Arsenal'),
    'line 6: "Chelsea v Arsenal" comes before any date',
  ],
  [
    'Football.TXT: one team',
    ft,
    txt('Sat Aug 22 2026', '  15:00  Arsenal'),
    'line 4: "15:00 Arsenal" is neither',
  ],
  [
    'Football.TXT: cut off after the v',
    ft,
    txt('Sat Aug 22 2026', '  15:00  Arsenal   v'),
    'line 4: "15:00 Arsenal v" is neither',
  ],
  [
    'Football.TXT: the wrong weekday',
    ft,
    txt('Sun Aug 22 2026'),
    'line 3: "Sun Aug 22 2026" is a sat, not a Sun',
  ],
  ['Football.TXT: no such day', ft, txt('Wed Feb 30'), 'line 3: "Wed Feb 30" is not a date of the season'],
  [
    'Football.TXT: no day of the season',
    ft,
    txt('Fri Aug 22 2025', ' Arsenal v Chelsea'),
    'is outside the season',
  ],
  [
    'Football.TXT: no such time',
    ft,
    txt('Sat Aug 22 2026', '  29:00  Arsenal v Chelsea'),
    'line 4: "29:00" is not a time',
  ],
  [
    'Football.TXT: no such offset',
    ft,
    txt('Sat Aug 22 2026', '  19:00 UTC+99  Arsenal v Chelsea'),
    'line 4: "+99" is not an offset',
  ],
  ['Football.TXT: something else', ft, 'The quick brown fox\n', 'line 1: "The quick brown fox" is neither'],
  ['Football.TXT: JSON', ft, '{"matches": []}', 'line 1: '],

  ['sportstimes: cut off', st, '{"races": [\n{"name": "Monaco",', 'the JSON ends too early'],
  [
    'sportstimes: something else',
    st,
    '{"matches": []}',
    'line 1: races: Invalid input: expected array, received undefined',
  ],
  [
    'sportstimes: no name',
    st,
    '{"races": [\n{"sessions": {}}]}',
    'line 2: races.0.name: Invalid input: expected string',
  ],
  [
    'sportstimes: no sessions',
    st,
    race('"round": 1'),
    'line 2: races.0.sessions: Invalid input: expected record',
  ],
  ['sportstimes: empty sessions', st, race('"sessions": {}'), 'line 3: races.0.sessions: has no sessions'],
  [
    'sportstimes: a local time',
    st,
    race('"sessions": {\n"gp": "2026-06-07T13:00:00"}'),
    'line 4: "2026-06-07T13:00:00" is not a UTC instant',
  ],
  [
    'sportstimes: no such day',
    st,
    race('"sessions": {\n"gp": "2026-06-31T13:00:00Z"}'),
    'line 4: "2026-06-31T13:00:00Z" is not a UTC instant',
  ],
  [
    'sportstimes: a number',
    st,
    race('"sessions": {\n"gp": 1780000000}'),
    'line 4: races.0.sessions.gp: Invalid input: expected string, received number',
  ],
  [
    'sportstimes: a flag that is none',
    st,
    race('"canceled": "yes",\n"sessions": {"gp": "2026-06-07T13:00:00Z"}'),
    'line 3: races.0.canceled: Invalid input: expected boolean, received string',
  ],
];

test.each(CASES)('rejected: %s', (_, request, text, expected) => {
  const needsTeams = !['sportstimes', 'csv', 'icalendar'].includes(request.format);
  expect(rejectionOf(() => importText(needsTeams ? PREMIER_LEAGUE : NO_TEAMS, text, request))).toContain(
    expected,
  );
});

test.each([
  ['no such league', { league: 'nfx' }, 'there is no league "nfx"'],
  ['no such season', { season: '2026-28' }, '"2026-28" is not a season'],
  ['no such zone', { zone: 'Europe/Londn' }, '--zone: the zone "Europe/Londn" does not exist'],
  ['an offset for a zone', { zone: '+01:00' }, '--zone: the zone "+01:00" does not exist'],
  ['no such source', { source: 'hearsay' }, 'the source "hearsay" is not in sources.json'],
  ['a new season without a source', { source: undefined }, 'the season 2026-27 is new'],
])('rejected: %s', (_, request, expected) => {
  const text = match('"round": "Matchday 1", "date": "2026-08-21"');
  expect(rejectionOf(() => importText(PREMIER_LEAGUE, text, { ...of, ...request }))).toContain(expected);
});

test.each([
  ['start', 'must be one of'],
  ['when=Date', 'must be one of'],
  ['start=A,start=B,name=C', 'start appears twice'],
  ['name=A', 'add the column of "start"'],
  ['start=A,home=B', 'home and away go together'],
  ['start=A', 'add name, or home and away'],
])('rejected columns: %s', (columns, expected) => {
  expect(rejectionOf(() => parseColumns(columns))).toContain(expected);
});
