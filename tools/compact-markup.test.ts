import { expect, test } from 'vitest';
import { compactMarkup } from './compact-markup.ts';

/** That the document stays the same is for a browser to say: tests/files.spec.ts. */
const compact = (body: string) => compactMarkup(`<body>${body}`).slice('<body>'.length);

test('values lose the quotes that they do not need', () => {
  expect(compact('<a href="/nfl" class="a b" hidden="">x</a>')).toBe('<a href=/nfl class="a b" hidden>x</a>');
  expect(compact('<a href="/" title="a>b">x</a>')).toBe('<a href=/ title="a>b">x</a>');
  expect(compact('<a href="/nfl?a=1" title="&quot;">x</a>')).toBe('<a href="/nfl?a=1" title=&quot;>x</a>');
});

test('a void element has no slash that could become a part of its last value', () => {
  expect(compact('<link rel="icon" href="/a.svg"/>')).toBe('<link rel=icon href=/a.svg>');
});

test('the lines of a drawing close themselves, if their last value is in quotes', () => {
  expect(compact('<path d="M1 2"></path>')).toBe('<path d="M1 2"/>');
  expect(compact('<path d="M1"></path>')).toBe('<path d=M1></path>');
});

test('signs are written out where they mean nothing else', () => {
  expect(compact('<a href="/a?b&amp;event=c" title="it&#x27;s">A&#x27;s &amp; B</a>')).toBe(
    '<a href="/a?b&event=c" title="it\'s">A\'s &amp; B</a>',
  );
  expect(compact('<a title="A &amp; B &amp;copy">x</a>')).toBe('<a title="A &amp; B &amp;copy">x</a>');
});

test('items and paragraphs end where the next thing says so', () => {
  expect(compact('<ul><li>a</li><li>b</li></ul>')).toBe('<ul><li>a<li>b</ul>');
  expect(compact('<div><p>a</p><p>b</p> c<p>d</p></div>')).toBe('<div><p>a<p>b</p> c<p>d</div>');
  // An item ends with white space that the next would swallow; a link is no end for a paragraph.
  expect(compact('<li>a</li> <li>b</li>')).toBe('<li>a</li> <li>b</li>');
  expect(compact('<a><p>a</p></a>')).toBe('<a><p>a</p></a>');
});

test('the head, scripts, styles and comments stay', () => {
  const head = '<html lang="en"><head><meta charSet="utf-8"/></head>';
  const body = '<body><script type="module">a="b"</li><li>"</script><style>[a="b"]{}</style><!-- -->';
  expect(compactMarkup(`${head}${body}`)).toBe(`${head}${body}`);
});

test('a page without a body is none', () => {
  expect(() => compactMarkup('<p>')).toThrow('no body');
});
