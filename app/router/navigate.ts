/** Navigation within the site, on the browser's own history. */
import { withBase } from '../util/base-path.ts';
import {
  addressAfter,
  currentAddress,
  pathOf,
  type ShownAddress,
  shownAddress,
  withoutPanel,
} from './address.ts';
import { rememberScroll, savedScroll, setShownEntry } from './scroll-positions.ts';

export interface NavigateOptions {
  /** Replaces the current history entry. */
  replace?: boolean;
  /** For what changes only a part of the page. */
  keepScroll?: boolean;
}

/** Shows an address, and scrolls there unless `scrollTo` is undefined. */
type Listener = (address: ShownAddress, scrollTo: number | undefined) => void;

let listener: Listener | undefined;

/** Goes to a path of the site, with or without a query and an anchor. */
export function navigate(to: string, { replace = false, keepScroll = false }: NavigateOptions = {}): void {
  rememberScroll();
  const next = addressAfter(to);
  const state = { key: newKey(), under: next.panel && pathOf(next) };
  if (replace) history.replaceState(state, '', withBase(to));
  else history.pushState(state, '', withBase(to));
  listener?.(next, keepScroll || next.panel ? undefined : 0);
}

/** Back to the page that the panel was opened on; a page that was opened with its panel stays, without it. */
export function closePanel(): void {
  if (history.state?.under !== undefined) {
    history.back();
    return;
  }
  navigate(pathOf(withoutPanel(currentAddress())), { replace: true, keepScroll: true });
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
