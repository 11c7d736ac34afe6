import './tests/fixtures/use-fixture-data.ts';
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
    testTimeout: 20_000,
    isolate: false,
  },
});
