/** What the site does for use without a network is begun when the page is the visitor's own and idle: nothing waits for it. */
import { type ComponentType, useEffect, useState } from 'react';
import { useSettled } from '../time/visitor.tsx';
import { whenIdle } from './when-idle.ts';

export function Offline() {
  const isSettled = useSettled();
  const [Line, setLine] = useState<ComponentType>();
  useEffect(() => {
    if (!import.meta.env.PROD || !isSettled) return;
    whenIdle()
      .then(() => import('./new-release-line.tsx'))
      // Without it the page is as it is.
      .then(
        ({ default: Loaded }) => setLine(() => Loaded),
        () => undefined,
      );
  }, [isSettled]);
  return Line && <Line />;
}
