/** What the address asks for; nothing until the page is the visitor's own, because the prerendered one asks nothing. */
import { useSearchParams } from 'react-router';
import { useSettled } from '../time/visitor.tsx';

const NOTHING = new URLSearchParams();

export function useAsked(): URLSearchParams {
  const [search] = useSearchParams();
  return useSettled() ? search : NOTHING;
}
