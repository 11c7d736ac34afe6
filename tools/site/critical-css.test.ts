import { describe, expect, test } from 'vitest';
import { criticalCss } from './critical-css.ts';

const SHEET = `
:root{--ink:#000}
.row{color:red}
.row .name{color:blue}
.row,.other{margin:0}
.row:not(.gone){padding:0}
.item[data-open]>.drop{opacity:1}
.item{display:flex;background:url(/black.svg) no-repeat}
[data-color-scheme="dark"] .item{background-image:url(/white.svg)}
.other{background:url(/black.svg)}
[data-sport="golf"]{--accent:lime}
[data-sport="mma"]{--accent:pink}
[data-color-scheme="dark"] .row{color:white}
[data-stale] .row{visibility:hidden}
@media (max-width: 30em){.row{color:gray}.other{color:gray}}
@media (max-width: 20em){.other{color:gray}}
@media print{.row{color:black}}
@keyframes blink{from{opacity:0}}
.row:has(.gone,.wide){margin:2px}
:is(.wide,.gone)>.row{margin:3px}
`;

describe('the rules that are inlined in a page', () => {
  const { first, pictures } = criticalCss(SHEET)(
    '<html><body><main data-sport="golf"><p class="row wide">x</p><p class="item">y</p></main></body></html>',
  );

  test.each([
    ['without a class', ':root{--ink:#000}'],
    ['of a class that it has', '.row{color:red}'],
    ['of one class of a list', '.row{margin:0}'],
    ['of what a class must not meet', '.row:not(.gone){padding:0}'],
    ['of a sport that it has', '[data-sport="golf"]{--accent:lime}'],
    ['of the other colour scheme, which a script may choose', '[data-color-scheme="dark"] .row{color:white}'],
    ['of a page of another day, which a script may find', '[data-stale] .row{visibility:hidden}'],
    ['of a width, with what matches inside', '@media (max-width: 30em){.row{color:gray}}'],
    ['of one of several that it may have in it', '.row:has(.gone,.wide){margin:2px}'],
    ['of one of several that it may be in', '*:is(.wide,.gone)>.row{margin:3px}'],
  ])('%s', (_, rule) => expect(first).toContain(rule));

  test.each([
    ['of a class that it lacks', '.name'],
    ['of an attribute that only a script sets later', 'data-open'],
    ['of another sport', 'mma'],
    ['of a width without a match', '20em'],
    ['of paper', 'black}'],
    ['of movement', 'blink'],
  ])('not %s', (_, part) => expect(first).not.toContain(part));

  test('without what loads icons, which come after the first paint', () => {
    expect(first).toContain('.item{display:flex');
    expect(first).not.toContain('url(');
    expect(pictures).toBe(
      '.item{background:url(/black.svg) no-repeat}[data-color-scheme="dark"] .item{background-image:url(/white.svg)}',
    );
  });

  test('in the order of the sheet', () => {
    expect(first.indexOf('.row{color:red}')).toBeLessThan(first.indexOf('.item{'));
  });
});
