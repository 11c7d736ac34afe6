import './tests/fixtures/use-fixture-data.ts';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import playwrightConfig from './playwright.config.ts';
import { catalogPlugin } from './tools/vite/catalog-plugin.ts';
import { themeValuesPlugin } from './tools/vite/theme-values.ts';

const COMPONENT_TESTS = 'tests/components/*.test.tsx';
// The same browser, language and zone as in the journeys.
const { launchOptions = {}, locale = '', timezoneId = '' } = playwrightConfig.use ?? {};

export default defineConfig({
  plugins: [catalogPlugin()],
  define: {
    __BUILT_AT__: JSON.stringify('2026-11-15T12:00:00Z'),
    __REPORT_ADDRESS__: JSON.stringify(''),
    __HAS_MIX__: JSON.stringify(false),
  },
  css: { postcss: { plugins: [themeValuesPlugin] } },
  test: {
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,catalog,feeds,tools,tests}/**/*.test.{ts,tsx}'],
          exclude: [COMPONENT_TESTS],
          setupFiles: ['tests/fuzz/fixed-seed.ts', 'tests/fixtures/provide-lists.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        // Named, because a package that is found during a test would reload it.
        optimizeDeps: {
          include: ['axe-core', 'react', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client', 'uqr'],
        },
        test: {
          name: 'components',
          include: [COMPONENT_TESTS],
          // A busy machine may be slow to render; what is right late is right.
          testTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          setupFiles: 'tests/components/setup.ts',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({ launchOptions, contextOptions: { locale, timezoneId } }),
          },
        },
      },
    ],
  },
});
