/** A text from outside as it is quoted in a notice: never longer than a line. */
export function short(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
