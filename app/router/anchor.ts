/** The anchor that an address names behind its `#`: of a group, an event or a heading. */

/** Longer than any anchor of the site. */
const MAX_ANCHOR_LENGTH = 300;

/** Empty for what is no text; whether the page has such an anchor is for the page to say. */
export function anchorIn(hash: string): string {
  const text = hash.replace(/^#/, '');
  if (text.length > MAX_ANCHOR_LENGTH) return '';
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
