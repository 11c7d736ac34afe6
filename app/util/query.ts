/**
 * The parameters of a page in the URL. A page declares each of its own once: reading, writing, warnings and links, the script
 * in the head (stale-page-script.ts) and the fuzz tests follow from the declarations.
 */
import { short } from '../../catalog/util/quote.ts';

/** What a text stands for: a value, a sentence about what is wrong with it, or both if a part of it is. */
type Parsed<Value> = { value?: Value; warning?: string };

export interface Parameter<Value> {
  /** In the URL. */
  name: string;
  /** Takes the first text of that name in the URL, and any others. */
  parse: (text: string, ...others: string[]) => Parsed<Value>;
  /** Where the URL has nothing valid. It is not written. */
  fallback: Value;
  /** By default `1` for true, and what String() makes of anything else. Nothing is not written. */
  write?: (value: Value) => string;
  /** It requests other events or days than those of the page as it was sent. */
  changesContent?: true;
  /** The visitor types it, and its letters make one history entry. */
  isTyped?: true;
}

/** By the names of the values in the code. */
export type QueryParameters<Query> = { [Field in keyof Query]: Parameter<Query[Field]> };

export interface ReadQuery<Query> {
  query: Query;
  /** A sentence for each value that was dropped. */
  warnings: string[];
}

export function readQuery<Query extends object>(
  parameters: QueryParameters<Query>,
  search: URLSearchParams,
): ReadQuery<Query> {
  const query: Partial<Query> = {};
  const warnings: string[] = [];
  for (const field in parameters) {
    const { name, parse, fallback } = parameters[field];
    const [text, ...others] = search.getAll(name);
    const { value = fallback, warning } = text === undefined ? {} : parse(text, ...others);
    query[field] = value;
    if (warning !== undefined) warnings.push(warning);
  }
  return { query: query as Query, warnings };
}

/** The URL's parameters with some values changed; the others stay, and those of other pages (a zone). */
export function writeQuery<Query extends object>(
  parameters: QueryParameters<Query>,
  search: URLSearchParams,
  changes: Partial<Query>,
): URLSearchParams {
  const result = new URLSearchParams(search);
  for (const field in parameters) {
    if (!Object.hasOwn(changes, field)) continue;
    const { name, fallback, write = textOf } = parameters[field];
    const value = changes[field] as Query[typeof field];
    const text = value === fallback ? '' : write(value);
    if (text === '') result.delete(name);
    else result.set(name, text);
  }
  return result;
}

/** Query parameters as the end of a URL: empty, or with the question mark. */
export function searchText(search: URLSearchParams): string {
  // Commas and slashes need no escape in a query, and people read these URLs.
  const text = search.toString().replaceAll('%2C', ',').replaceAll('%2F', '/');
  return text && `?${text}`;
}

function textOf(value: unknown): string {
  return value === true ? '1' : String(value);
}

/** Parses what `find` knows; the sentence about anything else gets it in quotes. */
export function known<Value>(
  find: (text: string) => Value | undefined,
  warningAbout: (quoted: string) => string,
): (text: string) => Parsed<Value> {
  return (text) => {
    const value = find(text);
    return value === undefined ? { warning: warningAbout(`“${short(text)}”`) } : { value };
  };
}

export function oneOf<Value extends string>(
  values: readonly Value[],
  warningAbout: (quoted: string) => string,
): (text: string) => Parsed<Value> {
  return known((text) => values.find((value) => value === text), warningAbout);
}

/** Whatever it is: whether there is such a thing is known to the page. */
export const anyText = (text: string): Parsed<string> => ({ value: text });

export const flag = known<boolean>(
  (text) => text === '1' || undefined,
  () => 'Ignored an invalid filter.',
);

/** Names with commas between them, or each in a parameter of its own. */
export function listedNames(...texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(',')).filter(Boolean);
}

/** Some of the known names, in their order and in any case. */
export function someOf(names: readonly string[], kind: string): (...texts: string[]) => Parsed<string[]> {
  return (...texts) => {
    const requested = new Set(listedNames(...texts).map((name) => name.trim().toLowerCase()));
    requested.delete('');
    const unknown = [...requested].filter((name) => !names.includes(name));
    return {
      value: names.filter((name) => requested.has(name)),
      ...(unknown.length > 0 && { warning: `There is no ${kind} “${short(unknown.join(', '))}”.` }),
    };
  };
}
