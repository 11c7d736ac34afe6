/** What the site does for use without a network is begun when the page is the visitor's own and idle: nothing waits for it. */
import { type ComponentType, useEffect, useState } from 'react';
import { useHydrated } from '../time/visitor.tsx';
import { whenIdle } from '../util/when-idle.ts';

/** What the visitor is waiting for comes first; it may be loaded in idle moments too. */
const FIRST_WAIT = 2000;

export function Offline() {
  const isHydrated = useHydrated();
  const [Line, setLine] = useState<ComponentType>();
  useEffect(() => {
    if (!import.meta.env.PROD || !isHydrated) return;
    const begin = () =>
      whenIdle()
        .then(() => import('./new-release-line.tsx'))
        // Without it the page is as it is.
        .then(
          ({ default: Loaded }) => setLine(() => Loaded),
          () => undefined,
        );
    const timer = setTimeout(begin, FIRST_WAIT);
    return () => clearTimeout(timer);
  }, [isHydrated]);
  return Line && <Line />;
}
