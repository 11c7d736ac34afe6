/** The licences of all packages, by the lockfile: those whose code may reach a visitor, and those for us alone. */
import { markdownTable } from '../markdown-table.ts';

interface LockedPackage {
  version?: string;
  license?: string;
  optional?: boolean;
  dependencies?: Record<string, string>;
}

export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

const FOLDER = 'node_modules/';

/** The packages that docs/dependencies.md lists as shipped, which is where people decide about it. */
export function browserPackages(dependencies: string): string[] {
  const section = dependencies.split(/^## /m).find((part) => part.startsWith('In the browser')) ?? '';
  return [...section.matchAll(/^\| ([^|]+) \|/gm)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => name !== 'package' && !name.startsWith('--'));
}

export function licencePage(lockfile: Lockfile, shipped: readonly string[]): string {
  const reached = withDependencies(lockfile, shipped);
  const all = Object.keys(lockfile.packages).filter((at) => at !== '' && !lockfile.packages[at]?.optional);
  return `# Licences

Written by \`npm run licences\` from package-lock.json. Binaries for a single platform are left out: they are parts of a
package that is listed, under its licence.

## May reach a visitor

${table(lockfile, [...reached])}

## At build time, for maintainers and tests

${table(
  lockfile,
  all.filter((at) => !reached.has(at)),
)}
`;
}

/** With everything that they depend on: more than is in the bundles, never less. */
function withDependencies(lockfile: Lockfile, names: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const add = (name: string, from: string) => {
    const at = installedAt(lockfile, name, from);
    if (at === undefined) throw new Error(`${name} is not in package-lock.json`);
    if (reached.has(at)) return;
    reached.add(at);
    for (const next of Object.keys(lockfile.packages[at]?.dependencies ?? {})) add(next, at);
  };
  for (const name of names) add(name, '');
  return reached;
}

/** Where a package is found from the folder of another, as Node looks for it. */
function installedAt({ packages }: Lockfile, name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf(`/${FOLDER}`)))) {
    const at = `${folder === '' ? '' : `${folder}/`}${FOLDER}${name}`;
    if (at in packages) return at;
    if (folder === '') return undefined;
  }
}

function table({ packages }: Lockfile, places: readonly string[]): string {
  const rows = places.map((at) => {
    const { version = '', license = 'not stated' } = packages[at] ?? {};
    return [at.slice(at.lastIndexOf(FOLDER) + FOLDER.length), version, license];
  });
  const distinct = new Map(rows.map((row) => [row.join(' '), row]));
  return markdownTable(
    ['package', 'version', 'licence'],
    [...distinct].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row),
  );
}
