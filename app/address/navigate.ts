/**
 * Steps within the site, on the browser's own history. A step changes the address at once; what is shown follows when
 * it is there.
 */
import { withBase, withoutBase } from './base.ts';
import { arriveAtStep, rememberPlace, scrollPosition, stayInPlace, stepKey } from './scroll.ts';

export interface Address {
  /** Within the site, whatever path of its host that stands below. */
  pathname: string;
  search: string;
  hash: string;
}

interface StepOptions {
  /** Leaves no way back to where the visitor was. */
  replace?: boolean;
  /** For what changes a part of the page only. */
  keepScroll?: boolean;
  /** For what needs nothing that is not there already: shown in one go, without a look at what might be more urgent. */
  atOnce?: boolean;
}

/** Shows an address, and scrolls there unless the page is to stay where it is. */
type Follow = (address: Address, scrollTo: number | undefined, atOnce: boolean) => void;

let follower: Follow | undefined;

export function currentAddress(): Address {
  const { pathname, search, hash } = window.location;
  return { pathname: withoutBase(pathname), search, hash };
}

/** Goes to a path of the site, with or without a query and an anchor. */
export function navigate(
  to: string,
  { replace = false, keepScroll = false, atOnce = false }: StepOptions = {},
): void {
  if (!keepScroll) rememberPlace();
  const step = replace ? 'replaceState' : 'pushState';
  history[step]({ key: newKey() }, '', withBase(to));
  if (keepScroll) stayInPlace();
  follower?.(currentAddress(), keepScroll ? undefined : 0, atOnce);
}

/** Goes to the same page with another query: `?…`, or nothing. */
export function navigateSearch(search: string, options?: StepOptions): void {
  navigate(`${currentAddress().pathname}${search}`, options);
}

/** Has every step followed from now on, those by the browser's buttons too. */
export function followSteps(follow: Follow): () => void {
  const onPopState = () => {
    // A step without a key is one to an anchor of the page: the browser has made it, and has scrolled.
    const isAnchor = stepKey() === '';
    if (isAnchor) {
      history.replaceState({ key: newKey() }, '');
      arriveAtStep();
    } else rememberPlace();
    follow(currentAddress(), isAnchor ? undefined : scrollPosition(), false);
  };
  if (stepKey() === '') history.replaceState({ key: newKey() }, '');
  follower = follow;
  window.addEventListener('popstate', onPopState);
  return () => {
    follower = undefined;
    window.removeEventListener('popstate', onPopState);
  };
}

/** One for each step, also after the page was loaded anew. */
function newKey(): string {
  return `${Date.now()}-${Math.random()}`;
}
