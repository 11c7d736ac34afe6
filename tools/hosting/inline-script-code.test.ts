import { expect, test } from 'vitest';
import { minifyInlineScript } from './inline-script-code.ts';

test('a script is shorter and does the same', () => {
  const source = `(() => {
    const { dataset } = page;
    // A remark.
    if (dataset.day !== '2026-11-15') dataset.stale = 'yes no';
  })();
  page.isDone = true;`;
  const code = minifyInlineScript(source);
  expect(code.length).toBeLessThan(source.length - 50);
  const page = { dataset: { day: '2026-11-14' } };
  new Function('page', code)(page);
  expect(page).toEqual({ dataset: { day: '2026-11-14', stale: 'yes no' }, isDone: true });
});

test('an error is reported', () => {
  expect(() => minifyInlineScript('if (')).toThrow('An inline script has an error');
});
