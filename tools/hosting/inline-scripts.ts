/** The inline scripts of pages: the security policy must allow each by its hash, so there may be only a few. */
import { createHash } from 'node:crypto';

/** Each costs bytes in a header of every page, and a script that differs from page to page would need its own each time. */
export const MOST_SCRIPTS = 4;

const COMMENT = /<!--[\s\S]*?-->/g;
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const ATTRIBUTE = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']?([^"'\\s>]*)`, 'i');
/** What a browser takes from a script element without a source and holds against the policy. */
const EXECUTED = /^(|module|importmap|speculationrules|(text|application)\/(javascript|ecmascript))$/i;
/** Attributes with code in them: the policy forbids them all, and a hash would not help. */
const HANDLER = /<[a-z][^<>]*\s(on[a-z]+)\s*=/i;
const CODE_ADDRESS = /\s(?:href|src|action)\s*=\s*["']?\s*(javascript:)/i;

export interface Page {
  name: string;
  html: string;
}

/**
 * @returns the hashes of the distinct inline scripts of all pages, as "sha256-…", in a stable order
 * @throws an error that names a page, if there are too many, or if a page has code in an attribute
 */
export function inlineScriptHashes(pages: Iterable<Page>, most: number = MOST_SCRIPTS): string[] {
  const firstPage = new Map<string, string>();
  for (const { name, html } of pages) {
    const code = HANDLER.exec(withoutScripts(html)) ?? CODE_ADDRESS.exec(withoutScripts(html));
    if (code) throw new Error(`${name} has code in an attribute, which the policy forbids: ${code[1]}`);
    for (const script of inlineScripts(html)) {
      const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`;
      if (firstPage.has(hash)) continue;
      firstPage.set(hash, name);
      if (firstPage.size > most) throw new Error(tooMany(firstPage, most, script));
    }
  }
  return [...firstPage.keys()].sort();
}

export function inlineScripts(html: string): string[] {
  return [...html.replace(COMMENT, '').matchAll(SCRIPT)].flatMap(([, attributes = '', script = '']) => {
    if (ATTRIBUTE('src').test(attributes)) return [];
    const type = ATTRIBUTE('type').exec(attributes)?.[1] ?? '';
    return EXECUTED.test(type) ? [script] : [];
  });
}

const withoutScripts = (html: string) => html.replace(COMMENT, '').replace(SCRIPT, '');

function tooMany(firstPage: ReadonlyMap<string, string>, most: number, script: string): string {
  const pages = [...new Set(firstPage.values())].join(', ');
  return `More than ${most} different inline scripts, on ${pages}; the last begins: ${script.slice(0, 80)}`;
}
