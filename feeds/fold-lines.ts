/**
 * Lines of at most 75 octets, as RFC 5545 requires, never cut within a character. ical-generator folds too, but
 * takes four minutes for the feeds of the site where this takes a second.
 */
const MOST_OCTETS = 75;
const BREAK = '\r\n ';

export function foldLines(text: string): string {
  return text.split('\r\n').map(foldLine).join('\r\n');
}

function foldLine(line: string): string {
  // A character of a JavaScript string has three octets at most.
  if (line.length * 3 <= MOST_OCTETS) return line;
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0);
    if (octets + size > MOST_OCTETS) {
      folded += BREAK;
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
