/** Whether the whole catalogue is to be kept on this device: yes, until the visitor says no. */
import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'sports-calendar-offline';

const listeners = new Set<() => void>();
let chosen: boolean | undefined;

/** Anything but a clear no is none. */
export function parseOfflineChoice(text: string | null): boolean {
  return text !== 'off';
}

export function isOfflineWanted(): boolean {
  if (chosen === undefined) {
    try {
      chosen = parseOfflineChoice(localStorage.getItem(STORAGE_KEY));
    } catch {
      chosen = true;
    }
  }
  return chosen;
}

export function chooseOffline(isWanted: boolean): void {
  chosen = isWanted;
  try {
    localStorage.setItem(STORAGE_KEY, isWanted ? 'on' : 'off');
  } catch {
    // Not kept for the next visit; it still holds for this one.
  }
  for (const listener of listeners) listener();
}

/** Called when the visitor chooses, here or in another tab. */
export function onOfflineChoice(listener: () => void): () => void {
  const followOtherTab = (event: StorageEvent) => {
    // Without a key everything was cleared.
    if (event.key !== STORAGE_KEY && event.key !== null) return;
    chosen = undefined;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', followOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', followOtherTab);
  };
}

export function useOfflineChoice(): boolean {
  return useSyncExternalStore(onOfflineChoice, isOfflineWanted, () => true);
}
