/** What a page knows about its service worker, for the components that show it. */
import { useSyncExternalStore } from 'react';
import type { Progress } from './messages.ts';

export interface OfflineState {
  /** Whether pages can be stored on this device: not known yet, no, or yes. */
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
