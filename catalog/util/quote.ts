/** An untrusted text as it is quoted in a notice: never longer than a line, without invisible characters. */
const LONGEST = 40;

export function short(text: string): string {
  // By characters, so that none is cut in two; the first cut spares taking a huge text apart.
  const characters = [...text.slice(0, 4 * LONGEST)];
  const cut = characters.length > LONGEST || text.length > 4 * LONGEST;
  // Controls, breaks of lines, marks that turn the direction of what follows, and halves of characters.
  const visible = characters
    .slice(0, LONGEST)
    .join('')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '\ufffd');
  return cut ? `${visible}…` : visible;
}
