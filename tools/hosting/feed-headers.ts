/** The headers of calendars and data: from files, and from functions, to which hosts do not add those of files. */
const YEAR = 365 * 24 * 3600;

export const EVERYWHERE = {
  // Without includeSubDomains: the other names of a host are not for this site to decide about.
  'Strict-Transport-Security': `max-age=${2 * YEAR}`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/** Files that load nothing: data, scripts, pictures opened by themselves. */
export const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Read by calendars, programs and pages of others. */
export const CROSS_ORIGIN = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** A text of ours for what cannot be answered. */
export const TEXT_HEADERS = {
  ...EVERYWHERE,
  'Content-Security-Policy': FILE_POLICY,
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-store',
};

/** Before a script of another site may ask whether a calendar has changed, its browser asks for permission. */
export const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD',
  'Access-Control-Allow-Headers': 'If-None-Match, If-Modified-Since',
  'Access-Control-Max-Age': '86400',
};

export const FEED_HEADERS = {
  ...EVERYWHERE,
  'Content-Security-Policy': FILE_POLICY,
  ...CROSS_ORIGIN,
  'Cache-Control': 'public, max-age=300',
  // By scripts of any site, which may ask later whether it has changed.
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag',
};
