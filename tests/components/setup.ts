/** For every component test: the site's styles, a wide light page, a pointer in its corner, and a failure for what the console says. */
import '../../app/app.css';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

document.documentElement.dataset.builtAt = '2026-11-15T12:00:00Z';

beforeEach(async () => {
  document.documentElement.dataset.colorScheme = 'light';
  await page.viewport(1280, 900);
  // Where the test before has left it, it could open a menu of this one.
  await userEvent.unhover(document.body);
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
