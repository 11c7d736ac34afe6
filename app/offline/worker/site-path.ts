/** Which addresses are pages of the site, and under which key a page is cached. */

/** The worker leaves embeds, feeds and data files alone. */
const NOT_PAGES = /^(embed|feeds|api|assets|previews|icons)(\/|$)|\.\w+$/;

/** @param path relative to the site's root, without a leading slash */
export function isPagePath(path: string): boolean {
  return !NOT_PAGES.test(pageKey(path));
}

/** The same for every spelling of a page's address: with a trailing slash, with `index.html`, with two slashes for one. */
export function pageKey(path: string): string {
  return path
    .replace(/\/{2,}/g, '/')
    .replace(/(^|\/)index\.html$/, '')
    .replace(/^\/|\/$/g, '');
}
