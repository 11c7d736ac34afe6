import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { basePath } from './tools/base-path.ts';
import { catalogPlugin } from './tools/vite/catalog-plugin.ts';
import { reportAddress } from './tools/vite/report-address.ts';
import { themeValuesPlugin } from './tools/vite/theme-values.ts';

const base = basePath();

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const ENTRY = `${FOLDER}app/entry.client.tsx`;
/**
 * What is loaded when it is wanted, however many want it: timelines, months, agendas, searches, teams, the events of what is
 * followed, pages of occasions and about the data, directories of leagues. But not the names of their classes, which would
 * be files of a few bytes.
 */
const WHEN_WANTED =
  /^(app\/(calendar|changes|my|search|follows\/followed-events|timeline|month|occasion|season\/(filter|league|view)|data\/(occasion|teams|search|marks)|data-page|directory|event\/(event-hero|next-up))|catalog\/(read|search|season\/(occasion|edition|season-marks)|packed\/packed-marks))(?!.*\.module\.css$)/;

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
                // What every page loads, and what three of the files that are loaded later share, instead of thirty files.
                { name: (id, modules) => (isOfSite(id, modules) ? 'site' : null), priority: 2 },
                // Small parts that some kinds of page share.
                {
                  name: 'season',
                  minShareCount: 2,
                  test: /\/app\/(season\/(filter-events|league-header|league-query|use-league-query|view-switch)|ui\/folded-fields)/,
                },
                {
                  name: 'hero',
                  minShareCount: 2,
                  test: /\/app\/event\/(event-hero|next-up)/,
                },
                { name: 'axis', minShareCount: 2, test: /\/app\/timeline\/axis/, priority: 1 },
                {
                  name: 'strips',
                  minShareCount: 2,
                  test: /\/(app\/(timeline\/(season-strips|mark-shape|marks)|data\/marks)|catalog\/packed\/packed-marks)/,
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
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

/** Of each module, what loads it: the entry, and what is imported when it is wanted. */
const loadedBy = new Map<string, Set<string>>();

function isOfSite(id: string, modules: Modules): boolean {
  if (loadedBy.size === 0) followImports(modules);
  const loaders = loadedBy.get(id) ?? new Set();
  const file = id.replace(FOLDER, '');
  const isShared = loaders.size >= 3 && /^(app|catalog)\//.test(file) && !WHEN_WANTED.test(file);
  return loaders.has(ENTRY) || isShared;
}

function followImports(modules: Modules): void {
  const follow = (id: string, loader: string) => {
    const loaders = loadedBy.get(id) ?? new Set();
    if (loaders.has(loader)) return;
    loadedBy.set(id, loaders.add(loader));
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {};
    for (const each of importedIds) follow(each, loader);
    for (const each of dynamicallyImportedIds) follow(each, each);
  };
  follow(ENTRY, ENTRY);
}
