/** Starts everything for offline use once the page is hydrated and idle. */
import { type ComponentType, useEffect, useState } from 'react';
import { useVisitorKnown } from '../time/visitor.tsx';

/** What the visitor is waiting for comes first, and may itself load while the page is idle. */
const INITIAL_DELAY = 2000;

export function Offline() {
  const isVisitorKnown = useVisitorKnown();
  const [Notice, setNotice] = useState<ComponentType>();
  useEffect(() => {
    if (!import.meta.env.PROD || !isVisitorKnown) return;
    const loadNotice = () =>
      whenIdle()
        .then(() => import('./new-release-notice.tsx'))
        .then(
          ({ default: Loaded }) => setNotice(() => Loaded),
          () => undefined,
        );
    const timer = setTimeout(loadNotice, INITIAL_DELAY);
    return () => clearTimeout(timer);
  }, [isVisitorKnown]);
  return Notice && <Notice />;
}

/** Waits until the browser has nothing better to do, but not for ever. */
const PATIENCE = 2000;

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Not in every browser.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: PATIENCE });
    else setTimeout(resolve, PATIENCE);
  });
}
