/** The HTML that somebody pastes into a page of theirs; its values stand in attributes. */
export function embedSnippet(address: string, name: string): string {
  const title = escapeAttribute(`Next: ${name}`);
  const src = escapeAttribute(`${address}?count=5&scheme=auto`);
  return `<iframe src="${src}" title="${title}" width="100%" height="360" loading="lazy" style="border:0"></iframe>`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
