/**
 * The one table of HTTP headers, by kind of file. Our own server, nginx and static hosts all follow it, each in its own
 * format.
 */
import { contentPolicies } from './content-policy.ts';
import { CROSS_ORIGIN, EVERYWHERE, FEED_HEADERS, FILE_POLICY } from './feed-headers.ts';

export interface FileKind {
  name: string;
  /** Paths from the site's root; a star at the end matches anything. The first kind that matches counts. */
  at: readonly string[];
  headers: Readonly<Record<string, string>>;
}

const YEAR = 365 * 24 * 3600;

/** Features that no page uses; only names that browsers know, as they complain about others. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'sync-xhr',
  'usb',
  'xr-spatial-tracking',
];

const DOCUMENT = {
  ...EVERYWHERE,
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

const SAME_ORIGIN = { 'Cross-Origin-Resource-Policy': 'same-origin' };

/** A browser revalidates each time, which costs an empty response; a CDN does so every five minutes. */
const REVALIDATE = { 'Cache-Control': 'public, max-age=0, s-maxage=300' };
const DAY = { 'Cache-Control': 'public, max-age=86400' };

/** @param hashes of the inline scripts of each kind of page, as "sha256-…" */
export function fileKinds(hashes: Record<'page' | 'embed', readonly string[]>): FileKind[] {
  const policies = { ...contentPolicies(hashes.page), embed: contentPolicies(hashes.embed).embed };
  const file = { ...EVERYWHERE, 'Content-Security-Policy': FILE_POLICY };
  return [
    {
      name: 'service worker',
      at: ['/sw.js'],
      headers: {
        ...DOCUMENT,
        ...SAME_ORIGIN,
        'Content-Security-Policy': policies.serviceWorker,
        'Cache-Control': 'no-cache',
      },
    },
    {
      name: 'files with a hash in their name',
      at: ['/assets/*'],
      headers: { ...file, ...SAME_ORIGIN, 'Cache-Control': `public, max-age=${YEAR}, immutable` },
    },
    {
      name: 'calendars and data',
      at: ['/feeds/*', '/api/*'],
      headers: FEED_HEADERS,
    },
    {
      name: 'pictures',
      at: ['/previews/*', '/icons/*', '/favicon.svg', '/favicon-32.png'],
      headers: { ...file, ...CROSS_ORIGIN, ...DAY },
    },
    {
      name: 'pages for embeds',
      at: ['/embed/*'],
      // A site that isolates itself may frame only what is isolated too and says that it may be loaded.
      headers: {
        ...DOCUMENT,
        ...CROSS_ORIGIN,
        'Content-Security-Policy': policies.embed,
        ...REVALIDATE,
      },
    },
    {
      name: 'pages and everything else',
      at: ['/*'],
      headers: {
        ...DOCUMENT,
        ...SAME_ORIGIN,
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Content-Security-Policy': policies.page,
        ...REVALIDATE,
      },
    },
  ];
}

/** The headers of a file, by its path. */
export function headersBy(kinds: readonly FileKind[]): (path: string) => Readonly<Record<string, string>> {
  const matches = (path: string) => (at: string) =>
    at.endsWith('*') ? path.startsWith(at.slice(0, -1)) : path === at;
  return (path) => kinds.find(({ at }) => at.some(matches(path)))?.headers ?? {};
}
