import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { basePath } from './tools/base-path.ts';
import { catalogPlugin } from './tools/vite/catalog-plugin.ts';
import { reportAddress } from './tools/vite/report-address.ts';
import { themeValuesPlugin } from './tools/vite/theme-values.ts';

const base = basePath();

const ENTRY = fileURLToPath(new URL('app/entry.client.tsx', import.meta.url));
const ofEntry = new Set<string>();

/** The sheets of icons and flags, which the styles name; tools/pictures/ writes them. */
export const PICTURE_SHEETS = /\/(icons\/all_(black|white)|flags)\.svg$/;

export default defineConfig({
  base,
  // Links in the app begin with a slash; where the site is published below a path, elements put it before them.
  ...(base === '/' ? {} : { oxc: { jsx: { runtime: 'automatic', importSource: '/app/jsx' } } }),
  // Pages are rendered by tools/site/.
  appType: 'custom',
  plugins: [catalogPlugin()],
  define: {
    // Of the process that renders; scripts for browsers read it from the page.
    __BUILT_AT__: 'process.env.SPORTS_CALENDAR_NOW',
    __REPORT_ADDRESS__: JSON.stringify(reportAddress(process.env.SPORTS_CALENDAR_REPORT_ADDRESS)),
    __HAS_MIX__: JSON.stringify(process.env.SPORTS_CALENDAR_MIX === '1'),
  },
  css: {
    postcss: { plugins: [themeValuesPlugin] },
    // Pages inline their styles, so published class names are short.
    ...(process.env.NODE_ENV === 'production' ? { modules: { generateScopedName: '[hash:base64:5]' } } : {}),
  },
  builder: { sharedConfigBuild: true, sharedPlugins: true },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
    reportCompressedSize: false,
    emptyOutDir: true,
    // One sheet in one order; each page inlines its part of it.
    cssCodeSplit: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      external: PICTURE_SHEETS,
    },
  },
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          input: ENTRY,
          treeshake: { manualPureFunctions: ['console.log', 'console.debug'] },
          output: {
            codeSplitting: {
              groups: [
                // What every page loads is in one file, and what three kinds of page share in another, instead of thirty.
                {
                  name: (id, modules) => (isOfEntry(id, modules) ? 'site' : null),
                  priority: 2,
                },
                // Not what is loaded when it is wanted: timelines, months, agendas, searches, teams, the events of
                // what is followed, pages of occasions and about the data, directories of leagues. But the names of
                // their classes, which would be files of a few bytes.
                {
                  name: 'pages',
                  minShareCount: 3,
                  test: /\.module\.css$|\/(app\/(?!calendar|changes|my|search|follows\/followed-events|timeline|month|occasion|season\/(?:filter|league)|data\/(?:occasion|teams|search|marks)|data-page|directory)|catalog\/(?!search|season\/(?:occasion|edition)|packed\/packed-marks))/,
                  priority: 1,
                },
                // Small parts of a season's page that another page has as well.
                {
                  name: 'season',
                  minShareCount: 2,
                  test: /\/app\/(season\/(filter-events|use-league-query|league-header)|ui\/folded-fields|time\/checked-text)/,
                },
              ],
            },
            chunkFileNames: 'assets/[name]-[hash].js',
            entryFileNames: 'assets/[name]-[hash].js',
          },
        },
      },
    },
    ssr: {
      build: {
        minify: false,
        rolldownOptions: { input: 'app/entry.server.tsx' },
      },
    },
  },
});

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Whether every page loads a module: the entry imports it, or something that the entry imports does. */
function isOfEntry(id: string, modules: Modules): boolean {
  if (ofEntry.size === 0) {
    const add = (each: string) => {
      if (ofEntry.has(each)) return;
      ofEntry.add(each);
      for (const imported of modules.getModuleInfo(each)?.importedIds ?? []) add(imported);
    };
    add(ENTRY);
  }
  return ofEntry.has(id);
}
