/** Navigation within the site, on the browser's own history. */
import { withBase, withoutBase } from '../util/base-path.ts';
import { rememberScroll, savedScroll, setShownEntry } from './scroll-positions.ts';

export interface Address {
  /** Within the site, without the path of its host. */
  pathname: string;
  search: string;
  hash: string;
}

export interface NavigateOptions {
  /** Replaces the current history entry. */
  replace?: boolean;
  /** For what changes only a part of the page. */
  keepScroll?: boolean;
}

/** Loads a page and its data, so that it can be rendered without waiting. */
export type PreparePage = (pathname: string, search: string) => Promise<void>;

/** Shows an address, and scrolls there unless `scrollTo` is undefined. */
type Listener = (address: Address, scrollTo: number | undefined) => void;

let listener: Listener | undefined;

export function currentAddress(): Address {
  const { pathname, search, hash } = window.location;
  return { pathname: withoutBase(pathname), search, hash };
}

/** Goes to a path of the site, with or without a query and an anchor. */
export function navigate(to: string, { replace = false, keepScroll = false }: NavigateOptions = {}): void {
  rememberScroll();
  const key = newKey();
  if (replace) history.replaceState({ key }, '', withBase(to));
  else history.pushState({ key }, '', withBase(to));
  listener?.(currentAddress(), keepScroll ? undefined : 0);
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
    onNavigate(currentAddress(), isAnchor ? undefined : savedScroll());
  };
  ensureKey();
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
