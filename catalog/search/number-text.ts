/**
 * Numbers as text: one character for a small one, three or four for others. A browser parses one long string much faster than
 * an array of a hundred thousand numbers, and most of them are never needed.
 */

/** Printable characters from # to ~, without the backslash, which JSON would have to write twice. */
const FIRST = 35;
const BACKSLASH = 92;
const BASE = 91;
/** The last two characters mean that a larger number follows, in two or in three characters. */
const TWO_FOLLOW = BASE - 2;
const THREE_FOLLOW = BASE - 1;

/** The first number that needs three characters after the mark, and the last one that fits. */
const LARGE = TWO_FOLLOW + BASE * BASE;
const LARGEST = 65_535;

/** Whole numbers from 0 to 65,535. */
export function writeNumbers(numbers: readonly number[]): string {
  return numbers.map(writeNumber).join('');
}

function writeNumber(number: number): string {
  if (!(number >= 0 && number <= LARGEST)) throw new Error(`${number} does not fit into the search index`);
  if (number < TWO_FOLLOW) return character(number);
  if (number < LARGE) return character(TWO_FOLLOW) + twoCharacters(number - TWO_FOLLOW);
  const rest = number - LARGE;
  return character(THREE_FOLLOW) + character(Math.floor(rest / BASE ** 2)) + twoCharacters(rest % BASE ** 2);
}

function twoCharacters(number: number): string {
  return character(Math.floor(number / BASE)) + character(number % BASE);
}

function character(digit: number): string {
  const code = FIRST + digit;
  return String.fromCharCode(code < BACKSLASH ? code : code + 1);
}

export function readNumbers(text: string): Uint16Array {
  const numbers = new Uint16Array(text.length);
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    let number = digitAt(text, at);
    if (number === TWO_FOLLOW) {
      number += digitAt(text, at + 1) * BASE + digitAt(text, at + 2);
      at += 2;
    } else if (number === THREE_FOLLOW) {
      number = LARGE + (digitAt(text, at + 1) * BASE + digitAt(text, at + 2)) * BASE + digitAt(text, at + 3);
      at += 3;
    }
    numbers[count++] = number;
  }
  return numbers.subarray(0, count);
}

function digitAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code < BACKSLASH ? code - FIRST : code - FIRST - 1;
}

/** Rising numbers, as the difference of each to the one before. */
export function writeRising(numbers: readonly number[]): string {
  return writeNumbers(numbers.map((number, at) => number - (numbers[at - 1] ?? 0)));
}

export function readRising(text: string): Uint16Array {
  const numbers = readNumbers(text);
  for (let at = 1; at < numbers.length; at += 1) numbers[at] = (numbers[at] ?? 0) + (numbers[at - 1] ?? 0);
  return numbers;
}
