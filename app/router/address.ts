/**
 * Addresses within the site, and what they show: a page, and maybe an event's panel over it.
 *
 * A panel opens over the page that one is on, while the address bar has the event's own address, on its league's page: that
 * one can be shared, opened in another tab, and works without JavaScript. The history entry remembers the page under the
 * panel.
 */
import { withBase, withoutBase } from '../util/base-path.ts';
import { searchText } from '../util/query.ts';

export interface Address {
  /** Within the site, without the path of its host. */
  pathname: string;
  search: string;
  hash: string;
}

/** The page to show, and the panel over it. */
export interface ShownAddress extends Address {
  panel?: PanelAddress | undefined;
}

/** The league's path, and a query that names the event. */
export type PanelAddress = Pick<Address, 'pathname' | 'search'>;

export function currentAddress(): Address {
  const { pathname, search, hash } = window.location;
  return { pathname: withoutBase(pathname), search, hash };
}

/** What the current history entry shows. */
export function shownAddress(): ShownAddress {
  const address = currentAddress();
  if (!isPanel(address)) return address;
  const { under } = history.state ?? {};
  return { ...(typeof under === 'string' ? addressIn(under) : address), panel: address };
}

/** What a path of the site, with or without a query and an anchor, would show from here. */
export function addressAfter(path: string): ShownAddress {
  const address = addressIn(path);
  return isPanel(address) ? { ...withoutPanel(shownAddress()), panel: address } : address;
}

/** The page alone. */
export function withoutPanel({ pathname, search, hash }: Address): Address {
  const params = new URLSearchParams(search);
  params.delete('event');
  return { pathname, search: searchText(params), hash };
}

export const pathOf = ({ pathname, search, hash }: Address) => `${pathname}${search}${hash}`;

function isPanel({ search }: Address): boolean {
  return Boolean(new URLSearchParams(search).get('event'));
}

function addressIn(path: string): Address {
  const { pathname, search, hash } = new URL(path, window.location.origin);
  return { pathname, search, hash };
}

const MAX_ANCHOR_LENGTH = 300;

/** The anchor of a group, an event or a heading behind the `#`; empty for what is no text. Whether there is one, its page says. */
export function anchorIn(hash: string): string {
  const text = hash.replace(/^#/, '');
  if (text.length > MAX_ANCHOR_LENGTH) return '';
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/**
 * Hosts send a page at other spellings of its address as well, `/nfl/`, `/nfl/index.html` and `//nfl`, without a redirect
 * or with one to the slash. Here every page has one address. To be called before anything else reads it.
 */
export function cleanAddress(): void {
  const { pathname, search, hash } = window.location;
  const clean = cleanPath(pathname);
  if (clean !== pathname) history.replaceState(history.state, '', `${clean}${search}${hash}`);
}

export function cleanPath(pathname: string): string {
  const path = withoutBase(pathname.replace(/\/{2,}/g, '/').replace(/\/index\.html$/, '/'));
  return withBase(path === '/' ? path : path.replace(/\/$/, ''));
}
