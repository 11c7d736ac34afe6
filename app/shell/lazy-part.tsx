/**
 * A part of a page that is loaded when it is first shown. React.lazy would keep a failed load for ever; here trying again
 * can succeed.
 */
import { type ComponentType, type ReactNode, use } from 'react';
import { loadOnce } from '../data/load-once.ts';

export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Loads it for those who are about to show it, and says when that is over. Should it fail, showing the part says so. */
  prepare(): Promise<void>;
}

export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  const loadPart = loadOnce(load);
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, beside the imports
  function Part(props: Props) {
    const { default: Content } = use(loadPart());
    return <Content {...props} />;
  }
  const forgive = () => undefined;
  return Object.assign(Part, { prepare: () => loadPart().then(forgive, forgive) });
}
