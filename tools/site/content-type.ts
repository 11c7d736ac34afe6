/** Content types by file extension, with the charset that servers leave out: for our own server and the hosts' configuration. */

export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  ics: 'text/calendar; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  png: 'image/png',
  woff2: 'font/woff2',
};

export function contentTypeOf(pathname: string): string | undefined {
  return CONTENT_TYPES[pathname.slice(pathname.lastIndexOf('.') + 1)];
}
