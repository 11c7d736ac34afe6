/**
 * The visitor's own choice, kept in local storage and the same in all tabs. Small, because the star on every league's
 * page needs it. Where nothing can be kept it holds for this view of the site, and says so.
 */
import { useSyncExternalStore } from 'react';
import { choiceText, readChoice } from './choice-text.ts';
import { type MyChoice, NOTHING_CHOSEN } from './my-choice.ts';

const STORAGE_KEY = 'sports-calendar-my';
/** Where a value stands that could not be read, until the visitor throws it away. */
const BROKEN_KEY = 'sports-calendar-my-broken';

export interface MyState {
  choice: MyChoice;
  /** False where the browser refused to keep it. */
  isSaved: boolean;
  /** What was stored and could not be read in full, as it was; empty for nothing. */
  unreadable: string;
}

const AT_BUILD_TIME: MyState = { choice: NOTHING_CHOSEN, isSaved: true, unreadable: '' };

const listeners = new Set<() => void>();
let current: MyState | undefined;

function currentState(): MyState {
  current ??= readStorage();
  return current;
}

function readStorage(): MyState {
  try {
    const text = localStorage.getItem(STORAGE_KEY);
    const { choice = NOTHING_CHOSEN, warnings } = text === null ? { warnings: [] } : readChoice(text);
    if (text !== null && warnings.length > 0) {
      // Moved, not copied: there may not be room for it twice.
      localStorage.removeItem(STORAGE_KEY);
      localStorage.setItem(BROKEN_KEY, text);
      localStorage.setItem(STORAGE_KEY, choiceText(choice));
    }
    return { choice, isSaved: true, unreadable: localStorage.getItem(BROKEN_KEY) ?? '' };
  } catch {
    return { ...AT_BUILD_TIME, isSaved: false };
  }
}

function update(state: MyState | undefined): void {
  current = state;
  for (const listener of listeners) listener();
}

/** Changes the choice, beginning from what another tab may just have stored. */
export function changeChoice(change: (choice: MyChoice) => MyChoice): void {
  const before = currentState().isSaved ? readStorage() : currentState();
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
    localStorage.removeItem(BROKEN_KEY);
  } catch {
    // Nothing can have been set aside then.
  }
  update({ ...currentState(), unreadable: '' });
}

function subscribe(listener: () => void): () => void {
  const followOtherTab = ({ key }: StorageEvent) => {
    // Without a key everything was cleared.
    if (key === null || key === STORAGE_KEY || key === BROKEN_KEY) update(undefined);
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
  return useSyncExternalStore(subscribe, currentState, () => AT_BUILD_TIME);
}
