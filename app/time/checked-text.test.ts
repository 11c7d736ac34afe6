import { expect, test } from 'vitest';
import { checkedText } from './checked-text.ts';
import { NEUTRAL } from './format.ts';

test('says who looks at a schedule, and nothing where nobody knows', () => {
  expect(checkedText({ checked: '2026-08-22', isDaily: true }, NEUTRAL)).toBe('Checked daily');
  expect(checkedText({ checked: '2026-08-22', isDaily: false }, NEUTRAL)).toBe(
    'Checked by hand, 22 Aug 2026',
  );
  expect(checkedText({}, NEUTRAL)).toBe('');
});
