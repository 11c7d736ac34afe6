/** How many typing mistakes are between two words: a letter wrong, missing, too many, or two swapped. */

/** Longer words than this are not compared. */
const MAX_WORD_LENGTH = 128;
/** Three rows of the table of mistakes, reused because a search compares thousands of words. */
const rows = [
  new Uint8Array(MAX_WORD_LENGTH + 1),
  new Uint8Array(MAX_WORD_LENGTH + 1),
  new Uint8Array(MAX_WORD_LENGTH + 1),
];

/** The number of mistakes; `most + 1` as soon as there are more. */
export function mistakesBetween(typed: string, word: string, most: number): number {
  if (Math.abs(typed.length - word.length) > most) return most + 1;
  const last = lastRow(typed, word, most);
  return Math.min(last?.[word.length] ?? most + 1, most + 1);
}

/** As above, with a word of which only the beginning has been typed. */
export function mistakesToBeginning(typed: string, word: string, most: number): number {
  if (word.length < typed.length - most) return most + 1;
  const beginning = word.slice(0, typed.length + most);
  const last = lastRow(typed, beginning, most);
  let fewest = most + 1;
  for (let end = 0; last && end <= beginning.length; end += 1) fewest = Math.min(fewest, last[end] ?? fewest);
  return fewest;
}

/** The mistakes between all of the typed word and each beginning of the other; undefined if all are too many. */
function lastRow(a: string, b: string, most: number): Uint8Array | undefined {
  if (a.length > MAX_WORD_LENGTH || b.length > MAX_WORD_LENGTH) return undefined;
  let [beforeLast, last, current] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= b.length; column += 1) last[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    const letter = a.charCodeAt(row - 1);
    current[0] = row;
    let fewest = row;
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = letter === b.charCodeAt(column - 1);
      let count = (last[column - 1] ?? 0) + (isSame ? 0 : 1);
      count = Math.min(count, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      const isSwapped =
        row > 1 &&
        column > 1 &&
        letter === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === b.charCodeAt(column - 1);
      if (isSwapped) count = Math.min(count, (beforeLast[column - 2] ?? 0) + 1);
      current[column] = count;
      if (count < fewest) fewest = count;
    }
    if (fewest > most) return undefined;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return last;
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

/** Which letters a word has, as bits. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** How many letters of the first are not in the second: each is a mistake at least. */
export function lettersMissing(letters: number, others: number): number {
  let missing = letters & ~others;
  let count = 0;
  for (; missing !== 0; missing &= missing - 1) count += 1;
  return count;
}
