import { expect, test } from 'vitest';
import { withHeadTags } from './head-tags.ts';

const PAGE = '<html><head><title>$& a</title></head><body><script>own()</script></body></html>';
const picture = { url: 'https://example.org/a.png', text: 'A "B" & <C>' };

test('tags go to the end of the head, structured data to the end of the body', () => {
  const page = withHeadTags(PAGE, { url: 'https://example.org/a?b=1&c=2', picture, jsonLd: { a: '$1' } });
  expect(page).toBe(
    '<html><head><title>$& a</title>' +
      '<link rel="canonical" href="https://example.org/a?b=1&amp;c=2"/>' +
      '<meta property="og:url" content="https://example.org/a?b=1&amp;c=2"/>' +
      '<meta property="og:image" content="https://example.org/a.png"/>' +
      '<meta property="og:image:width" content="1200"/>' +
      '<meta property="og:image:height" content="630"/>' +
      '<meta property="og:image:alt" content="A &quot;B&quot; &amp; &lt;C>"/>' +
      '<meta name="twitter:card" content="summary_large_image"/>' +
      '<meta name="twitter:image" content="https://example.org/a.png"/>' +
      '</head><body><script>own()</script><script type="application/ld+json">{"a":"$1"}</script></body></html>',
  );
});

test('no name can end the script', () => {
  const name = '</script><script>alert(1)</script>';
  const page = withHeadTags(PAGE, { url: 'https://example.org/', picture, jsonLd: { name } });
  const content = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? '';
  expect(JSON.parse(content)).toEqual({ name });
});

test('what is not a page is rejected', () => {
  expect(() => withHeadTags('<p>', { url: 'https://example.org/', picture })).toThrow('no </head>');
});
