/** A name as it stands in addresses and identities: lower case ASCII words joined by hyphens. */

const LETTERS_WITHOUT_DECOMPOSITION: Record<string, string> = {
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ə: 'e',
};

const VERSUS = ' vs ';

/** A season repeats its names by the hundred, and every event asks several times. */
const known = new Map<string, string>();

export function slugOf(name: string): string {
  let slug = known.get(name);
  if (slug === undefined) {
    // Thirty sides meet in nine hundred games: put together from the sides, only their slugs are made.
    const between = name.indexOf(VERSUS);
    slug =
      between < 0
        ? makeSlug(name)
        : [slugOf(name.slice(0, between)), 'vs', slugOf(name.slice(between + VERSUS.length))]
            .filter(Boolean)
            .join('-');
    known.set(name, slug);
  }
  return slug;
}

function makeSlug(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .replace(/[øđłßæœðþıə]/g, (letter) => LETTERS_WITHOUT_DECOMPOSITION[letter] ?? '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
