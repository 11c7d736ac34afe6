/** Why an import was rejected: one line for the person who ran it, with the line of the input where there is one. */

export class ImportError extends Error {
  /** The line is counted from 1. */
  constructor(reason: string, line?: number) {
    super(line === undefined ? reason : `line ${line}: ${reason}`);
  }
}

/** Quoted for a message: one line, and short however long or odd the input was. */
export function quote(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not reach the terminal
  const plain = text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\s]+/g, ' ').trim();
  return `"${plain.length > 60 ? `${plain.slice(0, 59)}…` : plain}"`;
}
