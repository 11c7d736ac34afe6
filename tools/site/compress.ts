/** Writes the precompressed variants of every file that gains from it, so that no server compresses on the fly. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = new Set([
  '.html',
  '.js',
  '.css',
  '.json',
  '.svg',
  '.ics',
  '.atom',
  '.csv',
  '.xml',
  '.txt',
  '.webmanifest',
]);
const SMALLEST = 1024;

/**
 * Browsers speak brotli; gzip is for crawlers, link previews and servers without a brotli module. Calendar apps and
 * programs speak gzip, and few of them brotli, so calendars and data files have no second variant.
 */
const FOR_PROGRAMS = /^(api|feeds)\//;

/**
 * Scripts and styles are worth the best quality. For pages, and for the lists of which there are hundreds, it would take three
 * times as long for a few percent.
 */
const BEST = new Set(['.js', '.css']);
const MANY_LISTS = /^assets\/(week)-/;
const LIST_QUALITY = 10;
const PAGE_QUALITY = 8;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** By the extension that each variant adds to the file's name. */
async function variantsOf(path: string, content: Buffer): Promise<[extension: string, variant: Buffer][]> {
  const zipped = await zip(content, { level: 9 });
  if (FOR_PROGRAMS.test(path)) return [['.gz', zipped]];
  const quality = qualityFor(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return [
    ['.br', await brotli(content, { params })],
    ['.gz', zipped],
  ];
}

function qualityFor(path: string): number {
  if (MANY_LISTS.test(path)) return LIST_QUALITY;
  return BEST.has(extname(path)) ? constants.BROTLI_MAX_QUALITY : PAGE_QUALITY;
}

export async function compressFolder(folder: string): Promise<void> {
  const started = Date.now();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => COMPRESSIBLE.has(extname(name)) && statSync(join(folder, name)).size >= SMALLEST,
  );
  console.log(`\n▸ Compressing ${files.length} files`);
  const queue = [...files];
  let done = 0;
  const worker = async () => {
    for (let name = queue.pop(); name; name = queue.pop()) {
      const file = join(folder, name);
      const variants = await variantsOf(name.replaceAll(sep, '/'), readFileSync(file));
      for (const [extension, variant] of variants) writeFileSync(`${file}${extension}`, variant);
      done += 1;
      if (done % 1000 === 0) console.log(`  ${done} of ${files.length}`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  console.log(`  done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
