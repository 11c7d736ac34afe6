/** The current address as React state, and the page that belongs to it. */
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useVisitorKnown } from '../time/visitor.tsx';
import { type Address, anchorIn, type PanelAddress, type ShownAddress, shownAddress } from './address.ts';
import { type Prepare, useLinkInterceptor } from './link-interceptor.ts';
import { listenToNavigation } from './navigate.ts';
import { manageScrollPositions, savedScroll, setShownEntry } from './scroll-positions.ts';

interface Shown extends ShownAddress {
  /** Undefined: the page stays where it is. */
  scrollTo?: number | undefined;
}

const PageContext = createContext({ pathname: '/', search: new URLSearchParams(), hash: '' });
/** Apart, so that the page is not rendered again when a panel opens over it. */
const PanelContext = createContext<PanelAddress | undefined>(undefined);

export const usePathname = () => useContext(PageContext).pathname;
/** The query of the address; must not be changed in place. */
export const useSearch = () => useContext(PageContext).search;
export const useHash = () => useContext(PageContext).hash;
/** The address of the event whose panel is open. */
export const usePanel = () => useContext(PanelContext);

const NO_PARAMS = new URLSearchParams();

/** The query that the page may follow: empty until it is hydrated, because the prerendered page knows none. */
export function useUrlParams(): URLSearchParams {
  const search = useSearch();
  return useVisitorKnown() ? search : NO_PARAMS;
}

interface RouterProps {
  /** The address that the page was rendered for. */
  start: Address;
  prepare: Prepare;
  children: ReactNode;
}

export function Router({ start, prepare, children }: RouterProps) {
  const [shown, setShown] = useState<Shown>(start);
  // Before the effects of pages, which may ask for the key of the history entry.
  useLayoutEffect(() => followNavigation(start, prepare, setShown), [start, prepare]);
  useLinkInterceptor(prepare);
  useArrival(shown);
  const { pathname, hash, panel } = shown;
  const search = useMemo(() => new URLSearchParams(shown.search), [shown.search]);
  const page = useMemo(() => ({ pathname, search, hash }), [pathname, search, hash]);
  return (
    <PageContext value={page}>
      <PanelContext value={panel}>{children}</PanelContext>
    </PageContext>
  );
}

/** Shows another page once it is loaded, and the one before it until then; within a page the answer is wanted at once. */
function followNavigation(start: Address, prepare: Prepare, show: (shown: Shown) => void): () => void {
  let { pathname } = start;
  let navigations = 0;
  const stopListening = listenToNavigation(async (address, scrollTo) => {
    navigations += 1;
    const navigation = navigations;
    if (address.pathname === pathname) {
      // What is not loaded yet, another season or its view, is loaded while it is rendered.
      show({ ...address, scrollTo });
      return;
    }
    await prepare(address);
    // The visitor may have navigated again.
    if (navigation !== navigations) return;
    pathname = address.pathname;
    // Without blocking the page that is left.
    startTransition(() => show({ ...address, scrollTo }));
  });
  const saved = savedScroll();
  const stopManaging = manageScrollPositions();
  // Pages are prerendered without their query, and those for unknown addresses and for offline use without their path.
  const actual = shownAddress();
  if (actual.pathname !== start.pathname || actual.search !== start.search || actual.hash !== start.hash) {
    // After a reload the browser scrolls only as far as the prerendered page reaches.
    const isReached = actual.pathname === start.pathname && window.scrollY >= saved;
    const scrollTo = isReached ? undefined : saved;
    pathname = actual.pathname;
    startTransition(() => show({ ...actual, scrollTo }));
  }
  return () => {
    stopListening();
    stopManaging();
  };
}

/** Scrolls when the page of an address is rendered, to its anchor or to where the visitor was. A new page gets the focus. */
function useArrival(shown: Shown) {
  const pathname = useRef(shown.pathname);
  useLayoutEffect(() => {
    setShownEntry();
    if (shown.pathname !== pathname.current) {
      pathname.current = shown.pathname;
      document.getElementById('page')?.focus({ preventScroll: true });
    }
    if (shown.scrollTo === undefined) return;
    const anchor = shown.scrollTo === 0 ? document.getElementById(anchorIn(shown.hash)) : null;
    if (anchor) anchor.scrollIntoView();
    else window.scrollTo(0, shown.scrollTo);
  }, [shown]);
}
