/**
 * The one direction of the code: data → catalog → feeds → app, and inside app/ from the general to the particular. Tools and
 * tests may import everything. No files may import each other in a circle.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';

/** Each folder may import only from itself and from those before it. */
const FOLDERS = ['data', 'catalog', 'feeds', 'app'];

/** The rooms of the catalogue, likewise; load-catalog.ts, its entrance, uses all of them. */
const CATALOG_FOLDERS = [
  'util',
  'day',
  'place',
  'team',
  'event',
  'changes',
  'ranking',
  'season',
  'packed',
  'read',
  'search',
  'check',
  'audit',
];

/** The same inside app/. */
const APP_FOLDERS = [
  'util',
  'jsx',
  'time',
  'data',
  'router',
  'offline',
  'ui',
  'sport',
  'identity',
  'settings',
  'follows',
  'subscribe',
  'event',
  'month',
  'timeline',
  'season',
  'team',
  'occasion',
  'calendar',
  'changes',
  'home',
  'my',
  'search',
  'directory',
  'embed',
  'data-page',
  'layout',
  'hydration',
  'gallery',
  'routes',
];
/** Files of app/ itself that every folder may import; the others import everything and nobody imports them. */
const SHARED_FILES = ['site.ts', 'theme.ts'];

/** Circles are looked for in these. */
const WITHOUT_CIRCLES = ['catalog', 'feeds', 'app', 'tools'];

/** Only the app may know that there is a screen. */
const NO_SCREEN = ['catalog', 'feeds'];
const SCREEN_PACKAGES = /^(react|react-dom)($|\/)/;

const FROM = /(?:^|\n)\s*(?:import|export)\s+[\w$\s{},*]*?from\s*['"]([^'"]+)['"]/g;
const BARE_OR_DYNAMIC = /(?:^|[^\w.])import\s*\(?\s*['"]([^'"]+)['"]/g;

/** One line for each import in the wrong direction: `catalog/a.ts imports app/b.ts`. */
export function wrongImports(projectFolder: string): string[] {
  return FOLDERS.flatMap((folder) => sourceFiles(projectFolder, folder)).flatMap((file) =>
    importsIn(projectFolder, file).flatMap((specifier) => {
      const target = fileOf(file, specifier);
      const isWrong = target ? !isBefore(target, file) : isScreen(file, specifier);
      return isWrong ? [`${file} imports ${target ?? specifier}`] : [];
    }),
  );
}

/** One line for each circle, as a path that ends where it begins: `app/a.ts → app/b.ts → app/a.ts`. */
export function importCircles(projectFolder: string): string[] {
  const files = WITHOUT_CIRCLES.flatMap((folder) => sourceFiles(projectFolder, folder));
  const importedBy = new Map(
    files.map((file) => [
      file,
      importsIn(projectFolder, file).flatMap((specifier) => fileOf(file, specifier) ?? []),
    ]),
  );
  const circles: string[] = [];
  const visited = new Set<string>();
  const visit = (file: string, path: readonly string[]) => {
    const start = path.indexOf(file);
    if (start >= 0) circles.push([...path.slice(start), file].join(' → '));
    if (visited.has(file)) return;
    visited.add(file);
    for (const target of importedBy.get(file) ?? []) visit(target, [...path, file]);
  };
  for (const file of files) visit(file, []);
  return circles;
}

/** What is imported, types included: they bind two files just as much. */
export function importsOf(code: string): string[] {
  return [...code.matchAll(FROM), ...code.matchAll(BARE_OR_DYNAMIC)].map(([, specifier = '']) => specifier);
}

/** Whether a file may be imported: it is in the same folder, or in one that comes before. */
function isBefore(target: string, file: string): boolean {
  const [folder = '', room = ''] = file.split('/');
  const [targetFolder = '', targetRoom = ''] = target.split('/');
  if (targetFolder !== folder) return comesBefore(FOLDERS, targetFolder, folder);
  if (targetRoom === room || isRootFile(room)) return true;
  if (folder === 'catalog') return isTest(file) || comesBefore(CATALOG_FOLDERS, targetRoom, room);
  return folder !== 'app' || SHARED_FILES.includes(targetRoom) || comesBefore(APP_FOLDERS, targetRoom, room);
}

const isRootFile = (room: string) => room.includes('.');
/** Tests make their events with the check's test data. */
const isTest = (file: string) => /(\.test|\/test-\w+)\.ts$/.test(file);

function comesBefore(order: readonly string[], first: string, second: string): boolean {
  return order.includes(first) && order.indexOf(first) < order.indexOf(second);
}

const isScreen = (file: string, specifier: string) =>
  NO_SCREEN.some((folder) => file.startsWith(`${folder}/`)) && SCREEN_PACKAGES.test(specifier);

const importsIn = (projectFolder: string, file: string) =>
  importsOf(readFileSync(join(projectFolder, file), 'utf8'));

/** The imported file, from the project's folder; undefined for packages. */
function fileOf(importer: string, specifier: string): string | undefined {
  return specifier.startsWith('.') ? posix.join(posix.dirname(importer), specifier) : undefined;
}

function sourceFiles(projectFolder: string, folder: string): string[] {
  return readdirSync(join(projectFolder, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll(sep, '/')}`)
    .filter((file) => /\.tsx?$/.test(file));
}
