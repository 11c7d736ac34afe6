/** Writes the compressed twins of every file that gains from it, so that no server compresses twice. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = new Set([
  '.html',
  '.js',
  '.css',
  '.json',
  '.svg',
  '.ics',
  '.csv',
  '.xml',
  '.txt',
  '.webmanifest',
]);
const WORTHWHILE = 1024;
/**
 * The best quality takes a second for each megabyte; large data files get one that is nearly as small. Not so scripts:
 * the two largest are on every page, where it is 8 KB of 107.
 */
const LARGE = 150_000;
/** Pages and frames of 1,200 teams: their twins would be a twentieth of the site. They are compressed on the way. */
const MANY = /^(embed\/)?teams\//;
/** Calendar apps and programs speak gzip, few of them brotli; every browser speaks brotli. */
const FOR_PROGRAMS = /^(api|feeds)\//;
/**
 * Of these, the calendars of leagues and categories: apps ask for them twice a day. The other 1,700 files, asked for
 * seldom or small, are compressed on the way.
 */
const OFTEN_ASKED = /^feeds\/[^/]+\.ics$/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The one twin of a file, with the ending of its name. */
async function twinOf(path, content) {
  if (FOR_PROGRAMS.test(path)) return ['.gz', await zip(content, { level: 9 })];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: qualityFor(path, content),
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return ['.br', await brotli(content, { params })];
}

function qualityFor(path, content) {
  return content.length > LARGE && extname(path) !== '.js' ? 9 : constants.BROTLI_MAX_QUALITY;
}

function isWorthATwin(path) {
  return FOR_PROGRAMS.test(path) ? OFTEN_ASKED.test(path) : !MANY.test(path);
}

const pathIn = (folder, file) => relative(folder, file).replaceAll(sep, '/');

export async function compressFolder(folder) {
  const started = Date.now();
  const files = readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter(
      (file) =>
        COMPRESSIBLE.has(extname(file)) &&
        isWorthATwin(pathIn(folder, file)) &&
        statSync(file).isFile() &&
        statSync(file).size >= WORTHWHILE,
    );
  console.log(`\n▸ Compressing ${files.length} files`);
  const queue = [...files];
  let done = 0;
  const worker = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) {
      const content = readFileSync(file);
      const [ending, twin] = await twinOf(pathIn(folder, file), content);
      writeFileSync(`${file}${ending}`, twin);
      done += 1;
      if (done % 500 === 0) console.log(`  ${done} of ${files.length}`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  console.log(`  done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
