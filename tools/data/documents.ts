/** The documents that state what is true of the project now, as opposed to the changelog and the benchmark's history. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../folders.ts';

const FILES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'deploy/README.md'];

/** By their paths in the project. */
export function documents(): Map<string, string> {
  const inDocs = readdirSync(join(PROJECT_FOLDER, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name));
  return new Map(
    [...FILES, ...inDocs].map((file) => [file, readFileSync(join(PROJECT_FOLDER, file), 'utf8')]),
  );
}
