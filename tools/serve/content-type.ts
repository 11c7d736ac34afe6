/** Content types by file extension, with the charset that servers leave out: for our own server and the hosts' configuration. */

/** Written by feeds/, in the built site and by the development server. */
const DATA_TYPES: Readonly<Record<string, string>> = {
  ics: 'text/calendar; charset=utf-8',
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  ...DATA_TYPES,
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  png: 'image/png',
};

const extensionOf = (pathname: string) => pathname.slice(pathname.lastIndexOf('.') + 1);

export function contentTypeOf(pathname: string): string | undefined {
  return CONTENT_TYPES[extensionOf(pathname)];
}

export function isDataFile(pathname: string): boolean {
  return extensionOf(pathname) in DATA_TYPES;
}
