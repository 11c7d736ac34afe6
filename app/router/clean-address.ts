/**
 * Hosts send a page at other spellings of its address as well, `/nfl/`, `/nfl/index.html` and `//nfl`, without a redirect
 * or with one to the slash. Here every page has one address.
 */
import { withBase, withoutBase } from '../util/base-path.ts';

/** Before anything else reads the address. */
export function cleanAddress(): void {
  const { pathname, search, hash } = window.location;
  const clean = cleanPath(pathname);
  if (clean !== pathname) history.replaceState(history.state, '', `${clean}${search}${hash}`);
}

export function cleanPath(pathname: string): string {
  const path = withoutBase(pathname.replace(/\/{2,}/g, '/').replace(/\/index\.html$/, '/'));
  return withBase(path === '/' ? path : path.replace(/\/$/, ''));
}
