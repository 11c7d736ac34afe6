/** The path of its host below which the site is published: `/`, or `/calendar/` where BASE_PATH or SITE_URL says so. */

const PATH = /^\/([\w.~-]+\/)*$/;

/**
 * @param siteUrl may name the path too; without either, the site has the whole host
 * @returns a path that begins and ends with a slash
 */
export function basePath(given = process.env.BASE_PATH, siteUrl = process.env.SITE_URL): string {
  if (given && !PATH.test(given))
    throw new Error(`BASE_PATH must begin and end with a slash, like /calendar/, not "${given}"`);
  // An invalid address is rejected by site-url.ts.
  if (!siteUrl || !URL.canParse(siteUrl)) return given || '/';
  const path = `${new URL(siteUrl).pathname.replace(/\/+$/, '')}/`;
  if (given && path !== given) {
    throw new Error(
      `SITE_URL="${siteUrl}" and BASE_PATH="${given}" contradict each other: the address must end with the path, like https://example.org${given === '/' ? '' : given.slice(0, -1)}`,
    );
  }
  return path;
}
