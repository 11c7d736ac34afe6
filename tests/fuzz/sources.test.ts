/** What keeps the fuzz tests complete, and text from outside out of the markup: both are read off the sources. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_FOLDER } from '../../tools/folders.ts';

const TESTS = /\.test\.tsx?$|^app\/schedule\/test-event\.ts$/;

const SOURCES = ['app', 'catalog', 'feeds'].flatMap((folder) =>
  readdirSync(join(PROJECT_FOLDER, folder), { recursive: true })
    .map((name) => `${folder}/${String(name).replaceAll(sep, '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !TESTS.test(file))
    .map((file) => ({ file, code: readFileSync(join(PROJECT_FOLDER, file), 'utf8') })),
);

const filesWith = (pattern: RegExp, folder: string) =>
  SOURCES.filter(({ file, code }) => file.startsWith(folder) && pattern.test(code))
    .map(({ file }) => file)
    .sort();

/** Every place where a value comes in from an address, from storage or from a file. Each has a fuzz test here. */
const READERS = [
  // Decodes the end of an unknown address, for a field of text.
  'app/directory/nearest-pages.ts',
  // Reads with preferences.ts.
  'app/hydration/first-paint.ts',
  'app/embed/embed.ts',
  'app/follows/follows-text.ts',
  // Reads with follows-text.ts.
  'app/follows/follows-store.ts',
  // The script has a test of its own.
  'app/follows/follows-script.ts',
  'app/my/read-import.ts',
  // Hears the worker alone, and knows one message.
  'app/offline/service-worker.ts',
  // Look for one mark in the site's own pages, and hear those pages alone.
  'app/offline/worker/pages.ts',
  'app/offline/worker/worker.ts',
  'app/router/address.ts',
  // Every declared parameter.
  'app/util/query.ts',
  'app/router/scroll-positions.ts',
  // The script has a test of its own.
  'app/settings/color-scheme-script.ts',
  // Reads with the parser that it is given: of preferences.ts and offline-state.ts.
  'app/util/stored-value.ts',
  'app/time/preferences.ts',
];

const READS =
  /\b(search|params)\w*\s*\.(get|getAll)\(|URLSearchParams\([^)]*\)\.(get|getAll)\(|(local|session)Storage\.getItem|JSON\.parse|decodeURI|\.text\(\)|FileReader|document\.(cookie|referrer)|addEventListener\('message'/;

test('every reader of outside values is in the list of those with a fuzz test', () => {
  expect(filesWith(READS, 'app/')).toEqual([...READERS].sort());
});

/** Where text becomes markup or code. Each of these is given constants, or what escapeMarkup has been over. */
const MARKUP =
  /dangerouslySetInnerHTML|(inner|outer)HTML\b|insertAdjacentHTML|createContextualFragment|DOMParser|setHTML|srcdoc|document\.write|\beval\(|new Function\b|setAttribute\('on|setTimeout\(['"`]|javascript:/i;

test('only the known places make markup or code of a text', () => {
  expect(filesWith(MARKUP, '')).toEqual(['app/embed/embed.ts']);
});

test('a frame’s lines come from one function that escapes', () => {
  const codeOf = (name: string) => SOURCES.find(({ file }) => file === name)?.code ?? '';
  const uses = (code: string) => code.match(/.*(dangerouslySetInnerHTML|innerHTML).*\n?.*/g) ?? [];
  expect(uses(codeOf('app/embed/embed.ts')).map((use) => use.replace(/\s+/g, ' '))).toEqual([
    expect.stringContaining(
      'content.innerHTML = trustedMarkup(embedContent(next, data, visitor, warnings));',
    ),
    expect.stringContaining(
      'content.innerHTML = trustedMarkup( `<p>Couldn’t load the dates. See ${siteLink(',
    ),
  ]);
});
