/** The inline scripts of pages: the security policy allows each by its hash. */
import { createHash } from 'node:crypto';

const COMMENT = /<!--[\s\S]*?-->/g;
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const ATTRIBUTE = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']?([^"'\\s>]*)`, 'i');
/** What a browser takes from a script element without a source and holds against the policy. */
const EXECUTED = /^(|module|importmap|speculationrules|(text|application)\/(javascript|ecmascript))$/i;
/** Attributes with code in them: the policy forbids them all, and a hash would not help. */
const HANDLER = /<[a-z][^<>]*\s(on[a-z]+)\s*=/i;
const CODE_ADDRESS = /\s(?:href|src|action)\s*=\s*["']?\s*(javascript:)/i;

/** As the security policy names it. */
export function scriptHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

/**
 * @param allowed the hashes of all inline scripts that this kind of page has
 * @returns those of this page
 * @throws an error that names the page, if it has another script, or code in an attribute
 */
export function inlineScriptHashes(name: string, html: string, allowed: readonly string[]): string[] {
  const code = HANDLER.exec(withoutScripts(html)) ?? CODE_ADDRESS.exec(withoutScripts(html));
  if (code) throw new Error(`${name} has code in an attribute, which the policy forbids: ${code[1]}`);
  return inlineScripts(html).map((script) => {
    const hash = scriptHash(script);
    if (!allowed.includes(hash))
      throw new Error(`${name} has an inline script that the policy forbids: ${script.slice(0, 80)}`);
    return hash;
  });
}

export function inlineScripts(html: string): string[] {
  return [...html.replace(COMMENT, '').matchAll(SCRIPT)].flatMap(([, attributes = '', script = '']) => {
    if (ATTRIBUTE('src').test(attributes)) return [];
    const type = ATTRIBUTE('type').exec(attributes)?.[1] ?? '';
    return EXECUTED.test(type) ? [script] : [];
  });
}

const withoutScripts = (html: string) => html.replace(COMMENT, '').replace(SCRIPT, '');
