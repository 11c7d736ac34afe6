/**
 * The visitor's own choice, saved in local storage and shared by all tabs. If the browser saves nothing, it lasts until
 * the visitor leaves, and `isSaved` says so.
 */
import { useSyncExternalStore } from 'react';
import { choiceText, readChoice } from './choice-text.ts';
import { EMPTY_CHOICE, type MyChoice } from './my-choice.ts';
import { STORAGE_KEY } from './starred-script.ts';

/** Keeps a value that could not be read until the visitor deletes it. */
const UNREADABLE_KEY = 'sports-calendar-my-broken';

export interface MyState {
  choice: MyChoice;
  /** False if the browser could not save it. */
  isSaved: boolean;
  /** The stored text that could not be read in full; otherwise empty. */
  unreadable: string;
}

const AT_BUILD_TIME: MyState = { choice: EMPTY_CHOICE, isSaved: true, unreadable: '' };

const listeners = new Set<() => void>();
let current: MyState | undefined;

/** The same object until it changes. */
export function myState(): MyState {
  current ??= readStorage();
  return current;
}

function readStorage(): MyState {
  try {
    const text = localStorage.getItem(STORAGE_KEY);
    const { choice = EMPTY_CHOICE, warnings } = text === null ? { warnings: [] } : readChoice(text);
    if (text !== null && warnings.length > 0) {
      // Moved, not copied: there may not be enough storage for both.
      localStorage.removeItem(STORAGE_KEY);
      localStorage.setItem(UNREADABLE_KEY, text);
      localStorage.setItem(STORAGE_KEY, choiceText(choice));
    }
    return { choice, isSaved: true, unreadable: localStorage.getItem(UNREADABLE_KEY) ?? '' };
  } catch {
    return { ...AT_BUILD_TIME, isSaved: false };
  }
}

function update(state: MyState | undefined): void {
  current = state;
  for (const listener of listeners) listener();
}

/** Changes the choice, based on what another tab may just have saved. */
export function changeChoice(change: (choice: MyChoice) => MyChoice): void {
  const before = myState().isSaved ? readStorage() : myState();
  const choice = change(before.choice);
  let isSaved = true;
  try {
    localStorage.setItem(STORAGE_KEY, choiceText(choice));
  } catch {
    isSaved = false;
  }
  update({ ...before, choice, isSaved });
}

export function discardUnreadable(): void {
  try {
    localStorage.removeItem(UNREADABLE_KEY);
  } catch {
    // Without storage nothing was set aside.
  }
  update({ ...myState(), unreadable: '' });
}

/** Calls the listener when the state changes, here or in another tab. */
export function subscribeToMyState(listener: () => void): () => void {
  const followOtherTab = ({ key }: StorageEvent) => {
    // A null key means that all storage was cleared.
    if (key === null || key === STORAGE_KEY || key === UNREADABLE_KEY) update(undefined);
  };
  listeners.add(listener);
  window.addEventListener('storage', followOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', followOtherTab);
  };
}

/** Empty while the page is prerendered and hydrated. */
export function useMyState(): MyState {
  return useSyncExternalStore(subscribeToMyState, myState, () => AT_BUILD_TIME);
}
