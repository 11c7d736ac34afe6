import { expect, test } from 'vitest';
import { squeezed } from './squeezed.ts';

test('spaces that divide words stay, the others go', () => {
  expect(squeezed("(() => {\n  const a = [new B('x')];\n  if (a ?? c) return a ? d() : 'y z';\n})();")).toBe(
    "(()=>{const a=[new B('x')];if(a??c)return a?d():'y z';})();",
  );
});
