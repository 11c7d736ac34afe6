/** Which addresses are pages of the site, and under which key a page is cached. */

/** The worker leaves embeds, feeds and data files alone. */
const NOT_PAGES = /^(embed|feeds|api|assets|previews|icons)(\/|$)|\.\w+$/;

/** @param path relative to the site's root, without a leading slash */
export function isPagePath(path: string): boolean {
  return !NOT_PAGES.test(path);
}

/** The same page with and without a trailing slash. */
export function pageKey(path: string): string {
  return path.replace(/\/+$/, '');
}
