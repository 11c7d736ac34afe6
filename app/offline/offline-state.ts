/** What a page knows of its service worker, for the parts that show it. */
import { useSyncExternalStore } from 'react';
import type { Progress } from './messages.ts';

export interface OfflineState {
  /** Whether the site can keep anything: not yet known, never here, or yes. */
  worker: 'starting' | 'none' | 'ready';
  progress: Progress | undefined;
  hasNewRelease: boolean;
}

let current: OfflineState = { worker: 'starting', progress: undefined, hasNewRelease: false };
const listeners = new Set<() => void>();

export const offlineState = () => current;

export function changeOfflineState(changes: Partial<OfflineState>): void {
  current = { ...current, ...changes };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOfflineState(): OfflineState {
  return useSyncExternalStore(subscribe, offlineState, offlineState);
}
