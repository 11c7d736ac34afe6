/** What the files that are not pages are, with the encoding that sirv leaves out. */
const TYPES = {
  ics: 'text/calendar; charset=utf-8',
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

/**
 * @param {string} pathname
 * @returns {string | undefined}
 */
export function contentTypeOf(pathname) {
  return TYPES[pathname.slice(pathname.lastIndexOf('.') + 1)];
}
