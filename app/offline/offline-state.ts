/** What a page knows about its service worker, and how much the visitor wants on this device. */
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

const CHOICES = ['off', 'on', 'all'] as const;

/** Only visited pages are kept, or all leagues with their current seasons, or earlier seasons as well. */
export type OfflineChoice = (typeof CHOICES)[number];

/** Current seasons, until the visitor decides otherwise. */
export function parseOfflineChoice(text: string | null): OfflineChoice {
  return CHOICES.find((known) => known === text) ?? 'on';
}

const choice = storedValue('sports-calendar-offline', parseOfflineChoice);

export const offlineChoice = choice.read;
/** The listener is called when the visitor changes the choice, here or in another tab. */
export const onOfflineChoice = choice.subscribe;

export function chooseOffline(chosen: OfflineChoice): void {
  choice.save(chosen, chosen);
}

export function useOfflineChoice(): OfflineChoice {
  return useSyncExternalStore(onOfflineChoice, offlineChoice, () => 'on');
}
