/** Names that differ from another one by one or two letters: most of them are typos. */
import { distance } from 'fastest-levenshtein';

const TYPO_DISTANCE = 2;

export interface LikelyTypo<Use> {
  wrong: string;
  known: string;
  /** The first use of the wrong one. */
  use: Use;
  distance: number;
}

/** Counts the uses of names and remembers the first. */
export class NameUses<Use> {
  readonly #uses = new Map<string, { count: number; first: Use }>();
  readonly #spelling: (name: string) => string;

  /** `spelling` is what is compared, if not every character counts. */
  constructor(spelling = (name: string) => name) {
    this.#spelling = spelling;
  }

  add(name: string, use: Use): void {
    const known = this.#uses.get(name);
    if (known) known.count += 1;
    else this.#uses.set(name, { count: 1, first: use });
  }

  /** Of two similar names, the rarer one is the likely typo; `allowed` are pairs that are both correct. */
  likelyTypos(allowed: readonly (readonly [string, string])[]): LikelyTypo<Use>[] {
    const allowedPairs = new Set(allowed.map((pair) => [...pair].sort().join('\n')));
    const names = [...this.#uses].sort(([a], [b]) => (a < b ? -1 : 1));
    const spellings = names.map(([name]) => this.#spelling(name));
    return names.flatMap(([a, useOfA], position) =>
      names.slice(position + 1).flatMap(([b, useOfB], further) => {
        const [x, y] = [spellings[position] ?? '', spellings[position + 1 + further] ?? ''];
        if (Math.abs(x.length - y.length) > TYPO_DISTANCE || allowedPairs.has(`${a}\n${b}`)) return [];
        const letters = distance(x, y);
        if (letters > TYPO_DISTANCE || differInNumbersOnly(a, b)) return [];
        return useOfA.count < useOfB.count
          ? [{ wrong: a, known: b, use: useOfA.first, distance: letters }]
          : [{ wrong: b, known: a, use: useOfB.first, distance: letters }];
      }),
    );
  }
}

/** Hall 1 and Hall 2. */
function differInNumbersOnly(a: string, b: string): boolean {
  return a.replace(/\d+/g, '#') === b.replace(/\d+/g, '#');
}
