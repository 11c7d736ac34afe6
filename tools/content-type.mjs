/** What files are, with the encoding that servers leave out: for the embedded server and for the hosts' configurations. */

/** Written by feeds/, in the built site and by the development server. */
const DATA_TYPES = {
  ics: 'text/calendar; charset=utf-8',
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

/** @type {Readonly<Record<string, string>>} */
export const CONTENT_TYPES = {
  ...DATA_TYPES,
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  png: 'image/png',
};

const extensionOf = (pathname) => pathname.slice(pathname.lastIndexOf('.') + 1);

/**
 * @param {string} pathname
 * @returns {string | undefined}
 */
export function contentTypeOf(pathname) {
  return CONTENT_TYPES[extensionOf(pathname)];
}

/**
 * @param {string} pathname
 * @returns {boolean}
 */
export function isDataFile(pathname) {
  return extensionOf(pathname) in DATA_TYPES;
}
