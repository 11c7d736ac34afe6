/**
 * A long list is shown in two steps: what fits a screen at once, the rest as soon as that is painted. Whoever changes a
 * filter waits for the first.
 */
import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../router/after-paint.ts';
import { useHydrated } from '../time/visitor.tsx';

/** Whether the list is to be shown whole; the page that was sent has all of it from the start. */
export function useGrown(list: string): boolean {
  const isHydrated = useHydrated();
  const [grown, setGrown] = useState(isHydrated ? '' : list);
  useEffect(() => afterPaint(() => startTransition(() => setGrown(list))), [list]);
  return grown === list;
}
