/**
 * Navigation within the site, on the browser's own history.
 *
 * An event's panel opens over the page that one is on, while the address bar has the event's own address, on its league's
 * page: that one can be shared, opened in another tab, and works without JavaScript. The history entry remembers the page
 * under the panel.
 */
import { withBase, withoutBase } from '../util/base-path.ts';
import { rememberScroll, savedScroll, setShownEntry } from './scroll-positions.ts';
import { searchText } from './search-text.ts';

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

export interface NavigateOptions {
  /** Replaces the current history entry. */
  replace?: boolean;
  /** For what changes only a part of the page. */
  keepScroll?: boolean;
}

/** Loads a page and its data, so that it can be rendered without waiting. */
export type PreparePage = (pathname: string, search: string) => Promise<void>;

/** Loads an event's panel. */
export type PreparePanel = (panel: PanelAddress) => Promise<void>;

/** Shows an address, and scrolls there unless `scrollTo` is undefined. */
type Listener = (address: ShownAddress, scrollTo: number | undefined) => void;

let listener: Listener | undefined;

export function currentAddress(): Address {
  const { pathname, search, hash } = window.location;
  return { pathname: withoutBase(pathname), search, hash };
}

/** What the current history entry shows. */
export function shownAddress(): ShownAddress {
  const address = currentAddress();
  const panel = isPanel(address.search) ? address : undefined;
  const { under } = history.state ?? {};
  return panel && typeof under === 'string' ? { ...addressIn(under), panel } : { ...address, panel };
}

/** Whether an address, or a query, is that of an event's panel. */
export function isPanel(address: string): boolean {
  return /[?&]event=[^&]/.test(address);
}

export function addressIn(path: string): Address {
  const { pathname, search, hash } = new URL(path, window.location.origin);
  return { pathname, search, hash };
}

/** Goes to a path of the site, with or without a query and an anchor. */
export function navigate(to: string, { replace = false, keepScroll = false }: NavigateOptions = {}): void {
  rememberScroll();
  const opensPanel = isPanel(to);
  const state = { key: newKey(), under: opensPanel ? pageUnder() : undefined };
  if (replace) history.replaceState(state, '', withBase(to));
  else history.pushState(state, '', withBase(to));
  listener?.(shownAddress(), keepScroll || opensPanel ? undefined : 0);
}

/** Back to the page that the panel was opened on; a page that was opened with its panel stays, without it. */
export function closePanel(): void {
  if (history.state?.under !== undefined) {
    history.back();
    return;
  }
  const search = new URLSearchParams(currentAddress().search);
  search.delete('event');
  navigateSearch(searchText(search), { replace: true, keepScroll: true });
}

/** The page that a panel is about to cover. */
function pageUnder(): string {
  const { pathname, search, hash } = shownAddress();
  const params = new URLSearchParams(search);
  params.delete('event');
  return `${pathname}${searchText(params)}${hash}`;
}

/** Goes to the same page with another query: `?…`, or nothing. */
export function navigateSearch(search: string, options?: NavigateOptions): void {
  navigate(`${currentAddress().pathname}${search}`, options);
}

/** Calls the listener for every navigation from now on, those by the browser's buttons too. */
export function listenToNavigation(onNavigate: Listener): () => void {
  const onPopState = () => {
    // An entry without a key was made by the browser for an anchor of the page, and the browser has scrolled there.
    const isAnchor = ensureKey();
    if (isAnchor) setShownEntry();
    else rememberScroll();
    onNavigate(shownAddress(), isAnchor ? undefined : savedScroll());
  };
  ensureKey();
  // After a reload the page is that of the address, not the one that was under the panel.
  if (history.state.under !== undefined) history.replaceState({ key: history.state.key }, '');
  listener = onNavigate;
  window.addEventListener('popstate', onPopState);
  return () => {
    listener = undefined;
    window.removeEventListener('popstate', onPopState);
  };
}

/** Gives the current history entry a key if it has none, and says whether that was so. */
function ensureKey(): boolean {
  if (history.state?.key !== undefined) return false;
  history.replaceState({ ...history.state, key: newKey() }, '');
  return true;
}

function newKey(): string {
  return `${Date.now()}-${Math.random()}`;
}
