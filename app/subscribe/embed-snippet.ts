/** The HTML that somebody pastes into a page of theirs; its values stand in attributes. */
import { escapeMarkup } from '../../feeds/escape-markup.ts';

export function embedSnippet(address: string, name: string): string {
  const title = escapeMarkup(`Next: ${name}`);
  const src = escapeMarkup(`${address}?count=5&scheme=auto`);
  return `<iframe src="${src}" title="${title}" width="100%" height="440" loading="lazy" style="border:0"></iframe>`;
}
