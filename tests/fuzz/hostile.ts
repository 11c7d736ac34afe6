/** Values that nobody means well with, and real ones with a small mistake: what the fuzz tests feed to every reader. */
import fc from 'fast-check';

const MEGABYTE = 2 ** 20;

/** A few among ten thousand: each takes milliseconds just to be read. */
const HUGE = [
  'x'.repeat(MEGABYTE),
  'a,'.repeat(MEGABYTE / 2),
  Array.from({ length: 150_000 }, (_, index) => `t${index}`).join(),
  '/'.repeat(MEGABYTE),
  `${'/'.repeat(MEGABYTE)}x`,
  '-'.repeat(MEGABYTE),
  ' '.repeat(MEGABYTE),
  '%'.repeat(MEGABYTE),
  '9'.repeat(MEGABYTE),
  '🏈'.repeat(MEGABYTE / 4),
  '\u202e'.repeat(MEGABYTE / 3),
  '['.repeat(MEGABYTE),
  '<img src=x onerror=alert(1)>'.repeat(MEGABYTE / 28),
];

const KNOWN_TRICKS = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'prototype',
  'null',
  'undefined',
  'true',
  'NaN',
  'Infinity',
  '-Infinity',
  '-0',
  '0',
  '-1',
  '1e1',
  '1e309',
  '0x10',
  '9007199254740993',
  '1.5',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//example.org',
  '/\\example.org',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  '&lt;b&gt;&#x3c;',
  '</script><b id=injected>',
  '{{7*7}}',
  '%',
  '%00',
  '%E0%A4%A',
  '%ED%A0%80',
  '%u202e',
  '+',
  '#',
  '&',
  '=',
  ',',
  ',,,',
  '\0',
  '\r\nSet-Cookie: a=b',
  '\u2028\u2029',
  '\u202e\u2066gnp.exe',
  'ar\u200bse\u200dnal\ufeff',
  '🏈👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '\ud800',
  '\udc00x',
  'x\ud83c',
  'z\u0300\u0301\u0302\u0303\u0304'.repeat(10),
  'ﷺ',
  'İıſK',
  '0000-00-00',
  '0000-01-01',
  '0001-01-01',
  '9998-12-31',
  '9999-12-31',
  '9999-99-99',
  '2026-02-30',
  '2026-13',
  '0000-01',
  '9999-12',
  '0000',
  '9999',
  '-000001-01-01',
  '+275760-09-13',
  '2026-11-15T00:00:00Z',
  '+05:30',
  '-00:00',
  'Etc/GMT+14',
  'Etc/Unknown',
  'europe/london',
  'Europe/London ',
  'EST5EDT',
];

/** Any text, hostile or only strange. */
const hostile: fc.Arbitrary<string> = fc.oneof(
  { weight: 10, arbitrary: fc.constantFrom(...KNOWN_TRICKS) },
  { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 2, arbitrary: fc.string({ maxLength: 300 }) },
  // Halves of characters, which no other text has.
  { weight: 1, arbitrary: fc.array(fc.integer({ min: 0xd800, max: 0xdfff }), { maxLength: 6 }).map(ofUnits) },
  { weight: 1, arbitrary: fc.double().map(String) },
);

/** About ten among ten thousand. */
const sometimes = <Value>(common: fc.Arbitrary<Value>, rare: fc.Arbitrary<Value>): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 999, arbitrary: common }, { weight: 1, arbitrary: rare });

const huge = fc.constantFrom(...HUGE);

function ofUnits(units: readonly number[]): string {
  return String.fromCharCode(...units);
}

/** A real value after one slip of a finger, or of a forger. */
function nearly(real: readonly string[]): fc.Arbitrary<string> {
  const stray = fc.constantFrom(
    'x',
    '0',
    '9',
    '-',
    '/',
    ' ',
    ',',
    '.',
    '%',
    '\0',
    '\u200b',
    '\u202e',
    'а',
    '<',
    '\ud800',
  );
  return fc
    .tuple(fc.constantFrom(...real), fc.nat({ max: 40 }), stray, fc.nat({ max: 7 }))
    .map(([value, position, letter, slip]) => {
      const at = value.length === 0 ? 0 : position % value.length;
      switch (slip) {
        case 0:
          return value.slice(0, at) + value.slice(at + 1);
        case 1:
          return value.slice(0, at) + letter + value.slice(at + 1);
        case 2:
          return value.toUpperCase();
        case 3:
          return `${value}${value}`;
        case 4:
          return `${value},${value}${letter}`;
        case 5:
          return [...value].reverse().join('');
        case 6:
          return `${value}${letter}`;
        default:
          return value.slice(0, at) + letter + value.slice(at);
      }
    });
}

/** A value of some kind: right, nearly right, or hostile. */
function smallValueLike(real: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...real) },
    { weight: 3, arbitrary: nearly(real) },
    { weight: 4, arbitrary: hostile },
  );
}

/** The same, or a megabyte. */
export function valueLike(real: readonly string[]): fc.Arbitrary<string> {
  return sometimes(smallValueLike(real), huge);
}

/** The parameters of an address: of the given names with values like the given ones, repeated, and of any others. */
export function searchLike(parameters: Record<string, readonly string[]>): fc.Arbitrary<URLSearchParams> {
  const names = Object.keys(parameters);
  const own = Object.entries(parameters).map(([name, real]) =>
    fc.tuple(fc.constant(name), smallValueLike(real)),
  );
  const pairs = fc.array(fc.oneof(...own, fc.tuple(hostile, hostile)), { maxLength: 2 * own.length + 1 });
  const pairsWithHuge = fc
    .tuple(fc.constantFrom(...names), huge, pairs)
    .map(([name, value, others]): [string, string][] => [[name, value], ...others]);
  return fc.tuple(sometimes(pairs, pairsWithHuge), fc.boolean()).map(([pairs, isRaw]) =>
    // Raw as somebody types it: nothing in it is escaped, and what looks like an escape is one.
    isRaw
      ? new URLSearchParams(pairs.map(([name, value]) => `${name}=${value}`).join('&'))
      : new URLSearchParams(pairs),
  );
}

/** What JSON can say: any value, names of prototypes as keys, deep nests, long lists, and the given texts. */
export function jsonLike(real: readonly string[]): fc.Arbitrary<string> {
  const small = fc.oneof(
    { weight: 4, arbitrary: smallValueLike(real).map((text) => JSON.stringify(text)) },
    {
      weight: 4,
      arbitrary: fc.array(smallValueLike(real), { maxLength: 8 }).map((list) => JSON.stringify(list)),
    },
    { weight: 2, arbitrary: fc.json({ maxDepth: 3, stringUnit: 'binary' }) },
    { weight: 2, arbitrary: fc.constantFrom(...JSON_TRICKS) },
  );
  const nest = fc.nat({ max: 40_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth));
  const long = fc
    .nat({ max: 20_000 })
    .map((length) => JSON.stringify(Array.from({ length }, (_, at) => `t${at}`)));
  return sometimes(
    small,
    fc.oneof(
      nest,
      long,
      huge.map((text) => JSON.stringify(text)),
    ),
  );
}

const JSON_TRICKS = [
  'null',
  'true',
  'false',
  '1',
  '-0',
  '1e999',
  '{}',
  '[]',
  '[[]]',
  '[null,{}]',
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
];

/** The text of a JSON object with the given keys, each there or not, in any order, some twice; or of anything else. */
export function jsonTextLike(keys: Record<string, fc.Arbitrary<string>>): fc.Arbitrary<string> {
  const own = Object.entries(keys).map(([key, value]) =>
    value.map((json) => `${JSON.stringify(key)}:${json}`),
  );
  const other = fc.tuple(hostile, jsonLike(['x'])).map(([key, json]) => `${JSON.stringify(key)}:${json}`);
  const whole = fc.tuple(...own).map((members) => `{${members.join()}}`);
  const some = fc.array(fc.oneof(...own, other), { maxLength: 8 }).map((members) => `{${members.join()}}`);
  const cut = fc.tuple(whole, fc.nat({ max: 200 })).map(([text, length]) => text.slice(0, length));
  return fc.oneof(
    { weight: 6, arbitrary: whole },
    { weight: 4, arbitrary: some },
    { weight: 1, arbitrary: cut },
    { weight: 2, arbitrary: valueLike(['{}']) },
    { weight: 1, arbitrary: jsonLike(['x']) },
  );
}
