/** What a page knows about its service worker, and whether the visitor wants the whole catalogue on this device. */
import { useSyncExternalStore } from 'react';
import { storedValue } from '../util/stored-value.ts';
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

/** Yes, until the visitor turns it off. */
export function parseOfflineChoice(text: string | null): boolean {
  return text !== 'off';
}

const choice = storedValue('sports-calendar-offline', parseOfflineChoice);

export const isOfflineWanted = choice.read;
/** The listener is called when the visitor changes the choice, here or in another tab. */
export const onOfflineChoice = choice.subscribe;

export function chooseOffline(isWanted: boolean): void {
  choice.save(isWanted, isWanted ? 'on' : 'off');
}

export function useOfflineChoice(): boolean {
  return useSyncExternalStore(onOfflineChoice, isOfflineWanted, () => true);
}
