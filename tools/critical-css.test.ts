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
.item{display:flex}
[data-sport="golf"]{--accent:lime}
[data-sport="mma"]{--accent:pink}
[data-color-scheme="dark"] .row{color:white}
@media (max-width: 30em){.row{color:gray}.other{color:gray}}
@media (max-width: 20em){.other{color:gray}}
@media print{.row{color:black}}
@keyframes blink{from{opacity:0}}
@keyframes slide{from{opacity:0}}
.item{animation:blink 1s}
.drop{animation:slide 1s}
:root:has(.line){padding:0}
:root:has(.row){padding:1px}
`;

describe('the rules that a page is given inlined', () => {
  const styles = criticalCss(SHEET)(
    '<main data-sport="golf"><p class="row wide">x</p><p class="item">y</p></main>',
  );

  test.each([
    ['without a class', ':root{--ink:#000}'],
    ['of a class that it has', '.row{color:red}'],
    ['of one class of a list', '.row{margin:0}'],
    ['of what a class must not meet', '.row:not(.gone){padding:0}'],
    ['of a sport that it has', '[data-sport="golf"]{--accent:lime}'],
    ['of the other colour scheme, which a script may choose', '[data-color-scheme="dark"] .row{color:white}'],
    ['of a width, with what matches inside', '@media (max-width: 30em){.row{color:gray}}'],
    ['of what the page holds somewhere', ':root:has(.row){padding:1px}'],
    ['of movement', '@keyframes blink{from{opacity:0}}'],
  ])('%s', (_, rule) => expect(styles).toContain(rule));

  test.each([
    ['of a class that it lacks', '.name'],
    ['under the pointer', ':hover'],
    ['of an attribute that only a script sets', 'data-open'],
    ['of another sport', 'mma'],
    ['of a width without a match', '20em'],
    ['in print', 'print'],
    ['of what the page does not hold yet', ':has(.line)'],
    ['of the movement of what it lacks', 'slide'],
  ])('not %s', (_, part) => expect(styles).not.toContain(part));

  test('in the order of the sheet', () => {
    expect(styles.indexOf('.row{color:red}')).toBeLessThan(styles.indexOf('.item{'));
  });
});
