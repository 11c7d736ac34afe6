/** The path of its host below which the site is published: `/`, or `/calendar/` where BASE_PATH or SITE_URL says so. */

const PATH = /^\/([\w.~-]+\/)*$/;

/**
 * @param {string} [stated]
 * @param {string} [siteUrl] may name the path too; what neither names is the whole host
 * @returns {string} beginning and ending with a slash
 */
export function basePath(stated = process.env.BASE_PATH, siteUrl = process.env.SITE_URL) {
  if (stated && !PATH.test(stated))
    throw new Error(`BASE_PATH must begin and end with a slash, like /calendar/, not "${stated}"`);
  // What is no address is refused by site-url.ts.
  if (!siteUrl || !URL.canParse(siteUrl)) return stated || '/';
  const path = `${new URL(siteUrl).pathname.replace(/\/+$/, '')}/`;
  if (stated && path !== stated) {
    throw new Error(
      `SITE_URL="${siteUrl}" and BASE_PATH="${stated}" contradict each other: the address must end with the path, like https://example.org${stated === '/' ? '' : stated.slice(0, -1)}`,
    );
  }
  return path;
}

/**
 * An address of the host as the site knows it; undefined for one that is not below its path.
 *
 * @param {string} url
 * @param {string} base
 */
export function belowBase(url, base) {
  return url.startsWith(base) ? url.slice(base.length - 1) : undefined;
}
