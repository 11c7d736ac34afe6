/** Compresses for a client what it accepts; what was compressed is remembered, up to a bound. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { recentCache } from '../hosting/recent-cache.ts';
import type { Content } from './site.ts';

const COMPRESSIBLE = /^text\/|json|xml|javascript|manifest/;
const MIN_BYTES = 1024;
/** A few percent larger than the best, in a tenth of the time. */
const BROTLI_QUALITY = 5;
const MAX_REMEMBERED_BYTES = 32 * 2 ** 20;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

interface Variant {
  body: Buffer;
  etag: string;
  coding?: Coding;
}

const isCompressible = ({ type, body }: Content) => COMPRESSIBLE.test(type) && body.length >= MIN_BYTES;

export function compressor(): (content: Content, acceptedEncodings: string) => Promise<Variant> {
  const remembered = recentCache<Variant>({ most: MAX_REMEMBERED_BYTES, maxAge: Infinity, now: Date.now });
  return async (content, acceptedEncodings) => {
    const coding = acceptedCoding(acceptedEncodings);
    if (!coding || !isCompressible(content)) return content;
    const etag = content.etag.replace(/"$/, `-${coding}"`);
    const known = remembered.get(etag);
    if (known) return known;
    const body =
      coding === 'br'
        ? await brotli(content.body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
        : await zip(content.body);
    const variant = { body, etag, coding };
    remembered.set(etag, variant, body.length);
    return variant;
  };
}

/** Best first. */
const CODINGS = ['br', 'gzip'] as const;

export type Coding = (typeof CODINGS)[number];

export function acceptedCoding(header: string): Coding | undefined {
  const weights = new Map(
    header
      .toLowerCase()
      .split(',')
      .map((each) => {
        const [name = '', weight = ''] = each.trim().split(/\s*;\s*q\s*=\s*/);
        return [name, weight === '' ? 1 : Number(weight)] as const;
      }),
  );
  // A star is for those that are not named.
  return CODINGS.find((coding) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0);
}
