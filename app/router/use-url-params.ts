/** What the address asks for; nothing until the page is the visitor's own, because the prerendered one asks nothing. */

import { useHydrated } from '../time/visitor.tsx';
import { useSearch } from './router.tsx';

const NOTHING = new URLSearchParams();

export function useUrlParams(): URLSearchParams {
  const search = useSearch();
  return useHydrated() ? search : NOTHING;
}
