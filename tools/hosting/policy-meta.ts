/**
 * The content security policy in the pages themselves, for hosts that send no headers of ours. Who may frame a page
 * cannot be said there; everything else can.
 */
import { contentPolicies, type PagePolicies } from './content-policy.ts';
import { inlineScriptHashes } from './inline-scripts.ts';

/** Only what follows is held to it, and the character set must be within the first kilobyte. */
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;
const NOT_IN_META = /^frame-ancestors /;

/**
 * @param html a finished page, with all its scripts
 * @param allowed the hashes of all inline scripts that this kind of page has
 */
export function withPolicyMeta(
  name: string,
  html: string,
  kind: keyof PagePolicies,
  allowed: readonly string[],
): string {
  const start = CHARSET.exec(html);
  if (!start) throw new Error(`${name} does not name its character set`);
  const policy = contentPolicies(inlineScriptHashes(name, html, allowed))
    [kind].split('; ')
    .filter((directive) => !NOT_IN_META.test(directive))
    .join('; ');
  const end = start.index + start[0].length;
  return `${html.slice(0, end)}<meta http-equiv="Content-Security-Policy" content="${policy}"/>${html.slice(end)}`;
}
