import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SECTIONS } from '../../app/gallery/examples.tsx';
import { faultsForAxe } from './faults-for-axe.ts';

describe.each(SECTIONS)('$title', ({ examples }) => {
  test.each(['light', 'dark'])('every state is without fault for axe, %s', async (scheme) => {
    document.documentElement.dataset.colorScheme = scheme;
    for (const { name, content } of examples) {
      const { container, unmount } = await render(content);
      expect(await faultsForAxe(container), name).toEqual([]);
      await unmount();
    }
  });

  test('every state fits the narrowest phone', async () => {
    await page.viewport(320, 700);
    for (const { name, content } of examples) {
      const { unmount } = await render(content);
      expect(document.documentElement.scrollWidth, name).toBe(320);
      await unmount();
    }
  });
});
