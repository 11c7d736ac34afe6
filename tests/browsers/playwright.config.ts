import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { PROJECT_FOLDER } from '../../tools/folders.ts';
import type { Options } from './test.ts';

/** Playwright runs the tests, but none of its own browsers: those of visitors are driven by tests/browsers/driver.ts. */
export default defineConfig<object, Options>({
  testMatch: 'journeys.ts',
  outputDir: join(PROJECT_FOLDER, 'test-results/browsers'),
  // One browser each, side by side.
  workers: 2,
  timeout: 90_000,
  reporter: 'list',
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
});
