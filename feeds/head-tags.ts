/** The tags that only search engines and previews read, put into the text of a finished page. */

export interface HeadTags {
  /** The one address of the page. */
  url: string;
  picture: { url: string; text: string };
  jsonLd?: object;
  /** An Atom feed of the page. */
  feed?: { url: string; title: string };
}

export const PICTURE_SIZE = { width: 1200, height: 630 };

export function withHeadTags(page: string, { url, picture, jsonLd, feed }: HeadTags): string {
  const head = [
    `<link rel="canonical" href="${escapeHtml(url)}"/>`,
    property('og:url', url),
    property('og:image', picture.url),
    property('og:image:width', `${PICTURE_SIZE.width}`),
    property('og:image:height', `${PICTURE_SIZE.height}`),
    property('og:image:alt', picture.text),
    '<meta name="twitter:card" content="summary_large_image"/>',
    `<meta name="twitter:image" content="${escapeHtml(picture.url)}"/>`,
    feed
      ? `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(feed.title)}" href="${escapeHtml(feed.url)}"/>`
      : '',
  ].join('');
  const withHead = insertedBefore(page, '</head>', head);
  // After everything that React hydrates: it would mistake a script before its own for that one.
  return jsonLd ? insertedBefore(withHead, '</body>', jsonLdScript(jsonLd)) : withHead;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}"/>`;
}

/** A name must not be able to end the script. */
function jsonLdScript(jsonLd: object): string {
  return `<script type="application/ld+json">${JSON.stringify(jsonLd).replaceAll('<', '\\u003c')}</script>`;
}

function insertedBefore(page: string, tag: string, text: string): string {
  const position = page.lastIndexOf(tag);
  if (position < 0) throw new Error(`The page has no ${tag}`);
  return `${page.slice(0, position)}${text}${page.slice(position)}`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
