/** An untrusted text as it is quoted in a notice: never longer than a line, without invisible characters. */
const MAX_QUOTE_LENGTH = 40;

export function short(text: string): string {
  // By characters, so that none is cut in two; the first cut spares taking a huge text apart.
  const characters = [...text.slice(0, 4 * MAX_QUOTE_LENGTH)];
  const cut = characters.length > MAX_QUOTE_LENGTH || text.length > 4 * MAX_QUOTE_LENGTH;
  // Controls, breaks of lines, marks that turn the direction of what follows, and halves of characters.
  const visible = characters
    .slice(0, MAX_QUOTE_LENGTH)
    .join('')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '\ufffd');
  return cut ? `${visible}…` : visible;
}
