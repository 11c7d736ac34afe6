/** What a page knows about its service worker, and whether the visitor wants the catalogue on this device. */
import { useSyncExternalStore } from 'react';
import { storedValue } from '../util/stored-value.ts';

export interface OfflineState {
  /** Whether pages can be stored on this device: not known yet, no, or yes. */
  worker: 'starting' | 'none' | 'ready';
  hasNewRelease: boolean;
}

let current: OfflineState = { worker: 'starting', hasNewRelease: false };
const listeners = new Set<() => void>();

const offlineState = () => current;

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

/** The catalogue is kept until the visitor switches that off. */
export const parseOfflineSetting = (text: string | null): boolean => text !== 'off';

const setting = storedValue('sports-calendar-offline', parseOfflineSetting);

export const isCatalogueWanted = setting.read;

export function saveOfflineSetting(isWanted: boolean): void {
  setting.save(isWanted, isWanted ? 'on' : 'off');
}

export function useCatalogueWanted(): boolean {
  return useSyncExternalStore(setting.subscribe, isCatalogueWanted, () => true);
}
