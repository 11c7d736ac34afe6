/**
 * A component that is loaded when it is first shown. Not React.lazy with Suspense, for two reasons: React.lazy remembers a
 * failed load for ever, and once Suspense has shown a fallback it holds back what follows for 300 ms
 * (facebook/react#31819).
 */
import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { loadOnce } from '../data/lists.ts';

export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Loads it before it is shown. If that fails, showing it throws. */
  prepare(): Promise<void>;
}

type State<Props> = { Content?: ComponentType<Props>; failure?: { error: unknown } };

export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  /** Shown until it is loaded. */
  fallback?: ReactNode,
): LazyComponent<Props> {
  let loaded: State<Props> = {};
  const loadContent = loadOnce(async () => {
    loaded = { Content: (await load()).default };
  });
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each component, at the top of a module
  function Lazy(props: Props) {
    const [{ Content, failure }, setState] = useState(loaded);
    useEffect(() => {
      if (Content) return;
      loadContent().then(
        // A transition, so that a click on a link does not wait for it.
        () => startTransition(() => setState(loaded)),
        (error: unknown) => setState({ failure: { error } }),
      );
    }, [Content]);
    if (failure) throw failure.error;
    return Content ? <Content {...props} /> : fallback;
  }
  const ignore = () => undefined;
  return Object.assign(Lazy, { prepare: () => loadContent().then(ignore, ignore) });
}
