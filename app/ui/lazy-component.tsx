/**
 * A component that is loaded when it is first shown. Not React.lazy with Suspense, for two reasons: React.lazy remembers a
 * failed load for ever, and once Suspense has shown a fallback it holds back what follows for 300 ms
 * (facebook/react#31819).
 */
import { type ComponentType, type ReactNode, use, useDeferredValue, useEffect, useState } from 'react';
import { isResolved, loadOnce } from '../data/lists.ts';

export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Loads it before it is shown. If that fails, showing it throws. */
  prepare(): Promise<void>;
}

export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  /** Shown until it is loaded. */
  fallback?: ReactNode,
): LazyComponent<Props> {
  const loadModule = loadOnce(load);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each component, at the top of a module
  function Lazy(props: Props) {
    const module = loadModule();
    const [loaded, setLoaded] = useState(isResolved(module) ? module : undefined);
    useEffect(() => {
      if (loaded === module) return;
      const show = () => setLoaded(module);
      module.then(show, show);
    }, [module, loaded]);
    // Deferred, so that a click on a link does not wait for it.
    if (useDeferredValue(loaded) !== module) return fallback;
    const { default: Content } = use(module);
    return <Content {...props} />;
  }
  const ignore = () => undefined;
  return Object.assign(Lazy, { prepare: () => loadModule().then(ignore, ignore) });
}
