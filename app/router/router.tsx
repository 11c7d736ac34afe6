/** Where the visitor is, for the parts of the page that depend on it: each is rendered anew by its own part alone. */
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { workInLargePieces, workInSmallPieces } from '../hydration/pace.ts';
import { preparePage } from '../routes.ts';
import { anchorIn } from './anchor.ts';
import { type Address, currentAddress, followSteps } from './navigate.ts';
import { arriveAtStep, keepScrollPositions, scrollPosition } from './scroll-positions.ts';

interface Shown extends Address {
  /** Undefined: the page stays where it is. */
  scrollTo?: number | undefined;
}

const PathnameContext = createContext('/');
const SearchContext = createContext(new URLSearchParams());
const HashContext = createContext('');

export const usePathname = () => useContext(PathnameContext);
/** The query of the address; must not be changed in place. */
export const useSearch = () => useContext(SearchContext);
export const useHash = () => useContext(HashContext);

export function AddressProvider({ start, children }: { start: Address; children: ReactNode }) {
  const [shown, setShown] = useState<Shown>(start);
  useEffect(() => follow(start, setShown), [start]);
  useArrival(shown);
  const search = useMemo(() => new URLSearchParams(shown.search), [shown.search]);
  return (
    <PathnameContext value={shown.pathname}>
      <SearchContext value={search}>
        <HashContext value={shown.hash}>{children}</HashContext>
      </SearchContext>
    </PathnameContext>
  );
}

/** Shows every step as soon as its page is there; the one before it stays till then. */
function follow(start: Address, show: (shown: Shown) => void): () => void {
  let pathname = start.pathname;
  let steps = 0;
  const stopFollowing = followSteps(async (address, scrollTo, atOnce) => {
    steps += 1;
    const step = steps;
    if (address.pathname !== pathname) await preparePage(address.pathname, address.search);
    // The visitor may have gone on meanwhile.
    if (step !== steps) return;
    pathname = address.pathname;
    workInLargePieces();
    if (atOnce) show({ ...address, scrollTo });
    else startTransition(() => show({ ...address, scrollTo }));
  });
  const stopKeeping = keepScrollPositions();
  // Pages are rendered without knowing what their address asks for; that for unknown addresses and the shell, not even
  // its path.
  const actual = currentAddress();
  if (actual.pathname !== pathname || actual.search !== start.search || actual.hash !== start.hash) {
    // Another page begins where it was left; the same one stays where the visitor has scrolled it to meanwhile.
    const scrollTo = actual.pathname === pathname ? undefined : scrollPosition();
    pathname = actual.pathname;
    startTransition(() => show({ ...actual, scrollTo }));
  }
  return () => {
    stopFollowing();
    stopKeeping();
  };
}

/** Scrolls when the page of a step is there: to its anchor, or to where the visitor was. A new page has the focus. */
function useArrival(shown: Shown) {
  const pathname = useRef(shown.pathname);
  useLayoutEffect(() => {
    workInSmallPieces();
    arriveAtStep();
    if (shown.pathname !== pathname.current) {
      pathname.current = shown.pathname;
      document.documentElement.dataset.stepped = '';
      document.getElementById('page')?.focus({ preventScroll: true });
    }
    if (shown.scrollTo === undefined) return;
    const anchor = shown.scrollTo === 0 ? document.getElementById(anchorIn(shown.hash)) : null;
    if (anchor) anchor.scrollIntoView();
    else window.scrollTo(0, shown.scrollTo);
  }, [shown]);
}
