/** Whether to download the whole catalogue to this device: yes, until the visitor turns it off. */
import { useSyncExternalStore } from 'react';
import { storedValue } from '../util/stored-value.ts';

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
