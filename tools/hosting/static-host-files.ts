/** `_headers` and `_redirects`, which static hosts read from the root of the site. */
import type { FileKind } from './file-kinds.ts';

/** They are for hosts alone: our servers do not send them. */
export const FILES_FOR_HOSTS = ['/_headers', '/_redirects'];

/**
 * Every rule that matches an address counts there, and values of one header are joined. So the last kind, which is
 * everything, comes first, and the others remove ("! Name") what they set again.
 */
export function headersFile(kinds: readonly FileKind[], base = '/'): string {
  const everything = kinds.at(-1);
  if (!everything?.at.includes('/*')) throw new Error('The last kind of file must be everything');
  const rules = [
    { path: '/*', lines: Object.entries(everything.headers).map(line) },
    ...kinds
      .slice(0, -1)
      .flatMap(({ at, headers }) =>
        at.map((path) => ({ path, lines: changes(everything.headers, headers) })),
      ),
  ];
  const text = rules.map(({ path, lines }) => [`${base}${path.slice(1)}`, ...lines.map((one) => `  ${one}`)]);
  return `${text.map((rule) => rule.join('\n')).join('\n\n')}\n`;
}

function changes(from: Readonly<Record<string, string>>, to: Readonly<Record<string, string>>): string[] {
  const removed = Object.keys(from).filter((name) => to[name] !== from[name]);
  const added = Object.entries(to).filter(([name, value]) => from[name] !== value);
  return [...removed.map((name) => `! ${name}`), ...added.map(line)];
}

const line = ([name, value]: [string, string]) => `${name}: ${value}`;

/**
 * Clean addresses without a redirect to the one with a slash, for hosts that would send one. Pages below a folder share
 * a rule. Only rules with status 200: Cloudflare rejects those with 404, and finds embed/404.html by itself.
 *
 * @param pages addresses like /nfl and /teams/arsenal
 */
export function redirectsFile(pages: readonly string[], base = '/'): string {
  const at = (path: string) => `${base}${path.slice(1)}`;
  const rules = new Set<string>();
  for (const page of pages) {
    const folder = page.slice(0, page.lastIndexOf('/'));
    const rule = folder === '' ? page : `${folder}/:page`;
    if (page !== '/') rules.add(`${at(rule)} ${at(rule)}/ 200`);
  }
  return `${[...rules].sort().join('\n')}\n`;
}
