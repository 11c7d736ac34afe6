/** Makes the marks of a timeline one stop for the Tab key: the one that was last in focus. Arrows lead to the others. */
import { type RefObject, useEffect, useRef } from 'react';

export const MARKS = 'a[data-shape]';

export function useOneTabStop(chart: RefObject<HTMLElement | null>): void {
  const current = useRef<HTMLElement | null>(null);

  // After every render, as marks come and go. By hand, because a property on each of hundreds would be rendered anew
  // with every step, and without scripts all of them must stay within reach.
  useEffect(() => {
    const root = chart.current;
    if (!root) return;
    if (!current.current || !root.contains(current.current)) current.current = root.querySelector(MARKS);
    for (const mark of root.querySelectorAll<HTMLElement>(`${MARKS}:not([tabindex="-1"])`)) {
      if (mark !== current.current) mark.tabIndex = -1;
    }
    if (current.current) current.current.tabIndex = 0;
  });

  useEffect(() => {
    const root = chart.current;
    if (!root) return;
    const follow = (event: FocusEvent) => {
      const mark = (event.target as Element).closest<HTMLElement>(MARKS);
      if (!mark || mark === current.current) return;
      if (current.current) current.current.tabIndex = -1;
      current.current = mark;
      mark.tabIndex = 0;
    };
    root.addEventListener('focusin', follow);
    return () => root.removeEventListener('focusin', follow);
  }, [chart]);
}
