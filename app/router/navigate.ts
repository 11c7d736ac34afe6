/** Steps within the site, on the browser's own history. What is shown follows a step when it is there. */
import { withBase, withoutBase } from '../util/base-path.ts';
import { arriveAtStep, rememberPlace, scrollPosition, stayInPlace } from './scroll-positions.ts';
import { adoptStep, arriveByBrowser, currentUrl, takeStep, tellBrowser } from './steps.ts';

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
  const { pathname, search, hash } = currentUrl();
  return { pathname: withoutBase(pathname), search, hash };
}

/** Goes to a path of the site, with or without a query and an anchor. */
export function navigate(
  to: string,
  { replace = false, keepScroll = false, atOnce = false }: StepOptions = {},
): void {
  if (!keepScroll) rememberPlace();
  takeStep(withBase(to), replace);
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
    arriveByBrowser();
    // A step without a key is one to an anchor of the page: the browser has made it, and has scrolled.
    const isAnchor = adoptStep();
    if (isAnchor) arriveAtStep();
    else rememberPlace();
    follow(currentAddress(), isAnchor ? undefined : scrollPosition(), false);
  };
  adoptStep();
  follower = follow;
  window.addEventListener('popstate', onPopState);
  // What a click makes of itself, such as a step to an anchor, comes after the step before it.
  window.addEventListener('click', tellBrowser, { capture: true });
  return () => {
    follower = undefined;
    window.removeEventListener('popstate', onPopState);
    window.removeEventListener('click', tellBrowser, { capture: true });
  };
}
