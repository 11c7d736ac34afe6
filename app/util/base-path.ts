/** The site may be published below a path of its host: URLs within the site leave it out, the browser's have it. */

/** `/`, or a path such as `/calendar/`. */
const BASE = import.meta.env.BASE_URL;

/** A path of the site for the browser. */
export function withBase(path: string): string {
  return path.startsWith('/') ? `${BASE}${path.slice(1)}` : path;
}

/** The absolute URL of a path of the site. */
export function siteAddress(path: string): string {
  return `${window.location.origin}${withBase(path)}`;
}

/** A path of the browser within the site. */
export function withoutBase(path: string): string {
  return path.startsWith(BASE) ? path.slice(BASE.length - 1) : path;
}
