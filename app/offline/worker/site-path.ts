/** Which addresses are pages of the site, and under which one a page is kept. */

/** Frames for other sites, calendars and data are no business of the worker. */
const NOT_PAGES = /^(embed|feeds|api|assets|previews|icons)(\/|$)|\.\w+$/;

/** @param path below the site's own, without a slash in front */
export function isPagePath(path: string): boolean {
  return !NOT_PAGES.test(path);
}

/** With and without a slash at the end it is the same page. */
export function pageKey(path: string): string {
  return path.replace(/\/+$/, '');
}
