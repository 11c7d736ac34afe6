/**
 * The names of classes in the built site: two characters each, by their place in the list of all that there are. A name
 * stands in every row of 1,215 pages and in the styles of each, and names made of a hash hardly compress.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SIGNS = `${LETTERS}0123456789-_`;
/** What stands in a sheet like a class, and is given a name of its own. More than there are does no harm. */
const NAMED = /\.([a-zA-Z_][\w-]*)|@keyframes ([\w-]+)/g;
/** Lists of advertisements hide it. */
const HIDDEN_BY_OTHERS = /^ad$/i;

/** For `generateScopedName`; the same sheets give the same names. */
export function classNames(folder: string): (name: string, file: string) => string {
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => file.replaceAll(sep, '/'))
    .sort();
  const keys = sheets.flatMap((file) =>
    namesIn(readFileSync(join(folder, file), 'utf8')).map((name) => `${file} ${name}`),
  );
  const names = shortNames(keys.length);
  const byKey = new Map(keys.map((key, index) => [key, names[index]]));
  return (name, file) => {
    const key = `${relative(resolve(folder), resolve(file)).replaceAll(sep, '/')} ${name}`;
    const short = byKey.get(key);
    if (!short) throw new Error(`There is no short name for ${key}`);
    return short;
  };
}

export function namesIn(sheet: string): string[] {
  return [...new Set([...sheet.matchAll(NAMED)].map(([, name, movement = '']) => name ?? movement))];
}

/** @throws if two characters are not enough */
export function shortNames(count: number): string[] {
  const names = [...LETTERS]
    .flatMap((first) => [...SIGNS].map((second) => `${first}${second}`))
    .filter((name) => !HIDDEN_BY_OTHERS.test(name));
  if (count > names.length)
    throw new Error(`There are ${count} classes and only ${names.length} short names`);
  return names.slice(0, count);
}
