import { expect, test } from 'vitest';
import { embedSnippet } from './embed-code.tsx';

test('the snippet is a single iframe, whatever the name', () => {
  const snippet = embedSnippet('https://example.org/embed/nfl', 'A & B "C" <d>');
  expect(snippet).toBe(
    '<iframe src="https://example.org/embed/nfl?count=5&amp;scheme=auto" title="Next: A &amp; B &quot;C&quot; &lt;d&gt;" width="100%" height="440" loading="lazy" style="border:0"></iframe>',
  );
});
