/** The site may stand below a path of its host: addresses within the site never say so, those of the browser do. */

/** `/`, or `/calendar/` where the site was built for that. */
const BASE = import.meta.env.BASE_URL;

/** A path of the site as the browser needs it. */
export function withBase(path: string): string {
  return path.startsWith('/') ? `${BASE}${path.slice(1)}` : path;
}

/** The whole address of a path of the site, to take along. */
export function siteAddress(path: string): string {
  return `${window.location.origin}${withBase(path)}`;
}

/** A path of the browser as the site knows it. */
export function withoutBase(path: string): string {
  return path.startsWith(BASE) ? path.slice(BASE.length - 1) : path;
}
