/**
 * A part of a page that is loaded when it is first shown. React.lazy would keep a failed load for ever; here trying again
 * can succeed. And Suspense, once it has shown a fallback, keeps back what follows for 300 ms, even where the fallback is
 * out of sight; here what is there is shown.
 */
import { type ComponentType, type ReactNode, use, useDeferredValue, useEffect, useState } from 'react';
import { loadOnce } from '../util/load-once.ts';
import { isResolved } from '../util/promise-status.ts';

export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Loads it for those who are about to show it. Should that fail, showing it says so. */
  prepare(): void;
}

export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  /** Shown until it is there. */
  waiting?: ReactNode,
): LazyComponent<Props> {
  const loadPart = loadOnce(load);
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, beside the imports
  function Part(props: Props) {
    const part = loadPart();
    const [arrived, setArrived] = useState(isResolved(part) ? part : undefined);
    useEffect(() => {
      if (arrived === part) return;
      const arrive = () => setArrived(part);
      part.then(arrive, arrive);
    }, [part, arrived]);
    // Of all that is to be rendered, it is the least urgent: whoever clicks a link meanwhile does not wait for it.
    if (useDeferredValue(arrived) !== part) return waiting;
    const { default: Content } = use(part);
    return <Content {...props} />;
  }
  return Object.assign(Part, { prepare: () => void loadPart().catch(() => undefined) });
}
