/** The one direction of the code: data → catalog → feeds → app. Tools and tests stand outside and may use all. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** What each folder may import from, besides itself. */
const MAY_IMPORT: Record<string, string[]> = {
  data: [],
  catalog: ['data'],
  feeds: ['data', 'catalog'],
  app: ['data', 'catalog', 'feeds'],
};

/** Only the app knows that there is a screen. */
const NO_SCREEN = ['catalog', 'feeds'];
const SCREEN_PACKAGES = /^(react|react-dom)($|\/)/;

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|(?:^|[^\w.])import\s*\(?\s*['"]([^'"]+)['"]/g;

/** One line for each import that goes the wrong way: `catalog/a.ts imports app/b.ts`. */
export function wrongImports(projectFolder: string): string[] {
  return Object.entries(MAY_IMPORT).flatMap(([folder, allowed]) =>
    sourceFiles(join(projectFolder, folder)).flatMap((file) =>
      importsOf(readFileSync(file, 'utf8')).flatMap((specifier) => {
        const from = relative(projectFolder, file).replaceAll(sep, '/');
        if (!specifier.startsWith('.')) {
          const isScreen = NO_SCREEN.includes(folder) && SCREEN_PACKAGES.test(specifier);
          return isScreen ? [`${from} imports ${specifier}`] : [];
        }
        const target = relative(projectFolder, resolve(dirname(file), specifier)).replaceAll(sep, '/');
        const targetFolder = target.split('/')[0] ?? '';
        const isAllowed = targetFolder === folder || allowed.includes(targetFolder);
        return isAllowed ? [] : [`${from} imports ${target}`];
      }),
    ),
  );
}

export function importsOf(code: string): string[] {
  return [...code.matchAll(IMPORT)].flatMap((match) => match[1] ?? match[2] ?? []);
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((file) => /\.tsx?$/.test(file));
}
