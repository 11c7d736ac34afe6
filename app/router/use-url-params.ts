/** What the address asks for; nothing until the page is the visitor's own, because the prerendered one asks nothing. */

import { useSettled } from '../time/visitor.tsx';
import { useSearch } from './router.tsx';

const NOTHING = new URLSearchParams();

export function useAsked(): URLSearchParams {
  const search = useSearch();
  return useSettled() ? search : NOTHING;
}
