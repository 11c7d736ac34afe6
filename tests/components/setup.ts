/** Before every component test: the site's styles, a pointer in the corner, and a failure for what the console says. */
import '../../app/app.css';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

document.documentElement.dataset.builtAt = '2026-11-15T12:00:00Z';
document.documentElement.dataset.colorScheme = 'light';

beforeEach(async () => {
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
