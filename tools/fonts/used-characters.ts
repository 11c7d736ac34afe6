/** Which characters there are in the data and the interface: what the font of the site has to draw. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../folders.ts';

/** Their comments do no harm. Tests have letters that nobody's name has. */
const SHOWN = /(?<!\.test)\.(json|tsx?|css)$/;
const ESCAPE = /\\u\{?([0-9a-f]{4,5})\}?/gi;

/** @param data the folder of the data */
export function usedCharacters(data: string): Set<string> {
  const sources = ['app', 'catalog', 'feeds'].map((name) => join(PROJECT_FOLDER, name));
  return new Set([data, ...sources].flatMap((folder) => [...charactersIn(folder)]));
}

export function charactersIn(folder: string): Set<string> {
  const found = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !SHOWN.test(entry.name)) continue;
    const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
    for (const character of text) found.add(character);
    for (const [, code = ''] of text.matchAll(ESCAPE))
      found.add(String.fromCodePoint(Number.parseInt(code, 16)));
  }
  return found;
}
