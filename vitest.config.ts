import { defineConfig } from 'vitest/config';
import { catalogPlugin } from './tools/vite/catalog-plugin.ts';

export default defineConfig({
  plugins: [catalogPlugin()],
  define: {
    __BUILT_AT__: JSON.stringify('2026-11-15T12:00:00Z'),
    __REPORT_ADDRESS__: JSON.stringify('mailto:'),
  },
  test: {
    include: ['{app,catalog,feeds,tools,tests}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/fuzz/fixed-seed.ts'],
    // Beside a build on a busy machine: what is right late is right.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    isolate: false,
  },
});
