/**
 * A value in local storage, the same in all tabs. Where nothing can be stored, it holds for this visit.
 */
export interface StoredValue<Value> {
  /** The same object until it changes. */
  read: () => Value;
  /** The same, with what another tab has stored a moment ago. */
  readAgain: () => Value;
  /** @returns whether it was stored for the next visit. */
  save: (value: Value, text: string) => boolean;
  /** False if the browser could not read or store it. */
  isStored: () => boolean;
  /** Calls the listener when the value changes, here or in another tab. */
  subscribe: (listener: () => void) => () => void;
}

/** `parse` gets null where nothing is stored, or storage is forbidden. */
export function storedValue<Value>(
  key: string,
  parse: (text: string | null) => Value,
  /** Of what else `parse` reads. */
  otherKeys: readonly string[] = [],
): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let current: { value: Value } | undefined;
  let isStored = true;

  function read(): Value {
    current ??= { value: parse(storedText()) };
    return current.value;
  }

  function storedText(): string | null {
    try {
      isStored = true;
      return localStorage.getItem(key);
    } catch {
      isStored = false;
      return null;
    }
  }

  return {
    read,
    readAgain() {
      // What could not be stored is nowhere else.
      if (isStored) current = undefined;
      return read();
    },
    save(value, text) {
      current = { value };
      try {
        localStorage.setItem(key, text);
        isStored = true;
      } catch {
        isStored = false;
      }
      for (const listener of listeners) listener();
      return isStored;
    },
    isStored() {
      read();
      return isStored;
    },
    subscribe(listener) {
      const followOtherTab = (event: StorageEvent) => {
        // Without a key everything was cleared.
        if (event.key !== null && ![key, ...otherKeys].includes(event.key)) return;
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
