import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentPolicies } from './content-policy.ts';
import { withPolicyMeta } from './policy-meta.ts';

const SCRIPT = 'start()';
const HASH = `sha256-${createHash('sha256').update(SCRIPT).digest('base64')}`;
const PAGE = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><style>p{}</style><script>${SCRIPT}</script></head></html>`;

const policyIn = (html: string) =>
  /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';

describe('the policy in a page', () => {
  it('is that of the header, without what only a header can say', () => {
    for (const kind of ['page', 'embed'] as const) {
      const header = contentPolicies([HASH])[kind].split('; ');
      const meta = policyIn(withPolicyMeta('a.html', PAGE, kind, [HASH])).split('; ');
      expect(header.filter((directive) => !meta.includes(directive))).toEqual([
        kind === 'page' ? "frame-ancestors 'none'" : 'frame-ancestors *',
      ]);
      expect(meta.filter((directive) => !header.includes(directive))).toEqual([]);
    }
  });

  it('comes before everything that it is about', () => {
    const html = withPolicyMeta('a.html', PAGE, 'page', [HASH]);
    expect(html).toMatch(
      /^<!DOCTYPE html><html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/,
    );
    expect(html.replace(/<meta http-equiv[^>]*>/, '')).toBe(PAGE);
  });

  it('needs a place', () => {
    expect(() => withPolicyMeta('a.html', '<html><head></head></html>', 'page', [])).toThrow('a.html');
  });
});
