/** The licences of all packages in the lockfile: those that the site is made of, and those for development only. */
import { markdownTable } from '../markdown-table.ts';

interface LockedPackage {
  version?: string;
  license?: string;
  /** npm marks what only development needs. */
  dev?: boolean;
  optional?: boolean;
}

export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

const FOLDER = 'node_modules/';

export function licencePage({ packages }: Lockfile): string {
  const listed = Object.entries(packages).filter(([path, { optional }]) => path !== '' && !optional);
  return `# Licences

Written by \`npm run licences\` from package-lock.json. Binaries for a single platform are left out: they are parts of a
package that is listed, under its licence.

## Part of the site or its server

${table(listed.filter(([, { dev }]) => !dev))}

## For development only

${table(listed.filter(([, { dev }]) => dev))}
`;
}

function table(listed: readonly [string, LockedPackage][]): string {
  const rows = listed.map(([path, { version = '', license = 'not stated' }]) => [
    path.slice(path.lastIndexOf(FOLDER) + FOLDER.length),
    version,
    license,
  ]);
  const distinct = new Map(rows.map((row) => [row.join(' '), row]));
  return markdownTable(
    ['package', 'version', 'licence'],
    [...distinct].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row),
  );
}
