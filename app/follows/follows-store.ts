/** What the visitor follows, saved in local storage and shared by all tabs. */
import { useSyncExternalStore } from 'react';
import { storedValue } from '../util/stored-value.ts';
import { type Follows, isEmpty, NO_FOLLOWS } from './follows.ts';
import { FOLLOWS_KEY } from './follows-script.ts';
import { followsText, readFollows } from './follows-text.ts';

/** Keeps a value that could not be read until the visitor deletes it. */
const UNREADABLE_KEY = 'sports-calendar-my-broken';

export interface StoredFollows {
  follows: Follows;
  /** The stored text that could not be read in full; otherwise empty. */
  unreadable: string;
}

/** Also at build time. One object, or everybody who follows nothing would have the page rendered again after hydration. */
const NOTHING_STORED: StoredFollows = { follows: NO_FOLLOWS, unreadable: '' };

const stored = storedValue(FOLLOWS_KEY, parse, [UNREADABLE_KEY]);

function parse(text: string | null): StoredFollows {
  const { follows = NO_FOLLOWS, warnings } = text === null ? { warnings: [] } : readFollows(text);
  let unreadable = '';
  try {
    if (text !== null && warnings.length > 0) {
      // Moved, not copied: there may not be enough storage for both.
      localStorage.removeItem(FOLLOWS_KEY);
      localStorage.setItem(UNREADABLE_KEY, text);
      localStorage.setItem(FOLLOWS_KEY, followsText(follows));
    }
    unreadable = localStorage.getItem(UNREADABLE_KEY) ?? '';
  } catch {
    // Without storage nothing is set aside.
  }
  const isNothing = isEmpty(follows) && follows.hiddenKinds.length === 0 && unreadable === '';
  return isNothing ? NOTHING_STORED : { follows, unreadable };
}

/** Based on what another tab may just have saved. */
export function changeFollows(change: (follows: Follows) => Follows): void {
  const { follows, unreadable } = stored.readAgain();
  save({ follows: change(follows), unreadable });
}

export function discardUnreadable(): void {
  try {
    localStorage.removeItem(UNREADABLE_KEY);
  } catch {
    // Without storage nothing was set aside.
  }
  save({ ...stored.read(), unreadable: '' });
}

function save(value: StoredFollows): void {
  stored.save(value, followsText(value.follows));
}

export const { read: storedFollows, isStored: areFollowsSaved, subscribe: subscribeToFollows } = stored;

/** Nothing while the page is prerendered and hydrated. */
export function useFollows(): Follows {
  return useStoredFollows().follows;
}

export function useStoredFollows(): StoredFollows {
  return useSyncExternalStore(stored.subscribe, stored.read, () => NOTHING_STORED);
}

/** False if the browser cannot save them: then they last until the visitor leaves. */
export function useFollowsSaved(): boolean {
  return useSyncExternalStore(stored.subscribe, stored.isStored, () => true);
}
