/** How many typing mistakes lie between two words: a letter wrong, missing, too many, or two swapped. */

/** The number of mistakes; `most + 1` as soon as there are more. */
export function mistakesBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let fewest = row;
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a.charCodeAt(row - 1) === b.charCodeAt(column - 1);
      let count = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 &&
        column > 1 &&
        a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === b.charCodeAt(column - 1);
      if (isSwapped) count = Math.min(count, (beforeLast[column - 2] ?? 0) + 1);
      current.push(count);
      if (count < fewest) fewest = count;
    }
    if (fewest > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[b.length] ?? 0, most + 1);
}

/** How many mistakes a word of this length may have and still be recognised. */
export function mistakesAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

/** Whether what was typed is probably meant to be the word. */
export function isProbably(typed: string, word: string): boolean {
  const allowed = mistakesAllowed(typed.length);
  return allowed > 0 && mistakesBetween(typed, word, allowed) <= allowed;
}
