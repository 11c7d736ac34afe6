import { describe, expect, test } from 'vitest';
import { criticalCss } from './critical-css.ts';

const SHEET = `
:root{--ink:#000}
.row{color:red}
.row .name{color:blue}
.row,.other{margin:0}
.row:hover{color:green}
.row:not(.gone){padding:0}
.item[data-open]>.drop{opacity:1}
.item{display:flex;background:url(/black.svg) no-repeat}
[data-color-scheme="dark"] .item{background-image:url(/white.svg)}
.other{background:url(/black.svg)}
[data-sport="golf"]{--accent:lime}
[data-sport="mma"]{--accent:pink}
[data-color-scheme="dark"] .row{color:white}
@media (max-width: 30em){.row{color:gray}.other{color:gray}}
@media (max-width: 20em){.other{color:gray}}
@media print{.row{color:black}}
@keyframes blink{from{opacity:0}}
.row:has(.gone){margin:1px}
.row:has(.gone,.wide){margin:2px}
.tip{position:absolute;visibility:hidden;color:tan}
.tip a{color:teal}
.wide{cursor:pointer;transition:color 1s;border:0}
.item{animation:blink 1s}
`;

describe('the rules that a page is given inlined', () => {
  const { first: styles, pictures } = criticalCss(SHEET)(
    '<main data-sport="golf"><p class="row wide">x</p><p class="item">y<i class="tip"><a>z</a></i></p></main>',
  );

  test.each([
    ['without a class', ':root{--ink:#000}'],
    ['of a class that it has', '.row{color:red}'],
    ['of one class of a list', '.row{margin:0}'],
    ['of what a class must not meet', '.row:not(.gone){padding:0}'],
    ['of a sport that it has', '[data-sport="golf"]{--accent:lime}'],
    ['of the other colour scheme, which a script may choose', '[data-color-scheme="dark"] .row{color:white}'],
    ['of a width, with what matches inside', '@media (max-width: 30em){.row{color:gray}}'],
    ['of one of several that it may have in it', '.row:has(.gone,.wide){margin:2px}'],
    ['that take what is hidden out of the way', '.tip{position:absolute;visibility:hidden}'],
    ['without what shows only later', '.wide{border:0}'],
  ])('%s', (_, rule) => expect(styles).toContain(rule));

  test.each([
    ['of a class that it lacks', '.name'],
    ['under the pointer', ':hover'],
    ['of an attribute that only a script sets', 'data-open'],
    ['of another sport', 'mma'],
    ['of a width without a match', '20em'],
    ['in print', 'print'],
    ['of movement', 'blink'],
    ['of something that it lacks in it', '1px'],
    ['of the look of what is hidden', 'tan'],
    ['of what is in what is hidden', 'teal'],
  ])('not %s', (_, part) => expect(styles).not.toContain(part));

  test('without what loads icons, which are given it after the first paint', () => {
    expect(styles).toContain('.item{display:flex}');
    expect(styles).not.toContain('url(');
    expect(pictures).toBe(
      '.item{background:url(/black.svg) no-repeat}[data-color-scheme="dark"] .item{background-image:url(/white.svg)}',
    );
  });

  test('in the order of the sheet', () => {
    expect(styles.indexOf('.row{color:red}')).toBeLessThan(styles.indexOf('.item{'));
  });
});
