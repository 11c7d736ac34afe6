/** Keeps what was used last, up to a total size and for a limited time. */
export interface RecentCache<Value> {
  get: (key: string) => Value | undefined;
  set: (key: string, value: Value, size: number) => void;
}

interface Limits {
  /** Of all sizes together. */
  most: number;
  /** In milliseconds. */
  maxAge: number;
  now: () => number;
}

export function recentCache<Value>({ most, maxAge, now }: Limits): RecentCache<Value> {
  const entries = new Map<string, { value: Value; size: number; from: number }>();
  let total = 0;
  const remove = (key: string) => {
    total -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };
  return {
    get: (key) => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      if (now() - entry.from > maxAge) total -= entry.size;
      // The last in the map is the last to go.
      else entries.set(key, entry);
      return entries.has(key) ? entry.value : undefined;
    },
    set: (key, value, size) => {
      remove(key);
      if (size > most) return;
      entries.set(key, { value, size, from: now() });
      total += size;
      for (const oldest of entries.keys()) {
        if (total <= most) break;
        remove(oldest);
      }
    },
  };
}
