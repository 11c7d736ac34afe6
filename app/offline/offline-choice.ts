/** Whether the whole catalogue is to be kept on this device: yes, until the visitor says no. */
import { useSyncExternalStore } from 'react';
import { storedValue } from '../util/stored-value.ts';

/** Anything but a clear no is none. */
export function parseOfflineChoice(text: string | null): boolean {
  return text !== 'off';
}

const choice = storedValue('sports-calendar-offline', parseOfflineChoice);

export const isOfflineWanted = choice.read;
/** Called when the visitor chooses, here or in another tab. */
export const onOfflineChoice = choice.subscribe;

export function chooseOffline(isWanted: boolean): void {
  choice.save(isWanted, isWanted ? 'on' : 'off');
}

export function useOfflineChoice(): boolean {
  return useSyncExternalStore(onOfflineChoice, isOfflineWanted, () => true);
}
