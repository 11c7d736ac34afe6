/**
 * A value in local storage, the same in all tabs. Where nothing can be stored, it holds for this visit.
 */
export interface StoredValue<Value> {
  /** The same object until it changes. */
  read: () => Value;
  /** @returns whether it was stored for the next visit. */
  save: (value: Value, text: string) => boolean;
  /** Calls the listener when the value changes, here or in another tab. */
  subscribe: (listener: () => void) => () => void;
}

/** `parse` gets null where nothing is stored, or storage is forbidden. */
export function storedValue<Value>(key: string, parse: (text: string | null) => Value): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let current: { value: Value } | undefined;

  return {
    read() {
      current ??= { value: parse(storedText(key)) };
      return current.value;
    },
    save(value, text) {
      current = { value };
      let isSaved = true;
      try {
        localStorage.setItem(key, text);
      } catch {
        isSaved = false;
      }
      for (const listener of listeners) listener();
      return isSaved;
    },
    subscribe(listener) {
      const followOtherTab = (event: StorageEvent) => {
        // Without a key everything was cleared.
        if (event.key !== key && event.key !== null) return;
        current = undefined;
        listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', followOtherTab);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', followOtherTab);
      };
    },
  };
}

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
