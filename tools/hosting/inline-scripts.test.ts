import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { colorSchemeScript } from '../../app/settings/color-scheme-script.ts';
import { inlineScriptHashes, inlineScripts, scriptHash } from './inline-scripts.ts';

describe('inlineScripts', () => {
  it('are those that a browser runs from the page itself', () => {
    const html = [
      '<script>classic</script>',
      '<script type="module" async="">module</script>',
      '<SCRIPT TYPE=text/javascript>old\n</SCRIPT >',
      '<script type="speculationrules">{"prefetch":[]}</script>',
      '<script type="module" src="/assets/site.js"></script>',
      '<script src=/assets/site.js></script>',
      '<script type="application/ld+json">{"@type":"Event"}</script>',
      '<script type="application/json" id="subject">{}</script>',
      '<!-- <script>commented out</script> -->',
    ].join('');
    expect(inlineScripts(html)).toEqual(['classic', 'module', 'old\n', '{"prefetch":[]}']);
  });
});

describe('inlineScriptHashes', () => {
  const html = (body: string) => `<html><body>${body}</body></html>`;

  it('has one for each script, in the form of the policy', () => {
    const hash = `sha256-${createHash('sha256').update(colorSchemeScript).digest('base64')}`;
    expect(scriptHash(colorSchemeScript)).toBe(hash);
    expect(inlineScriptHashes('a.html', html(`<script>${colorSchemeScript}</script>`), [hash])).toEqual([
      hash,
    ]);
  });

  it('rejects a script that the site does not know, and names the page', () => {
    expect(() =>
      inlineScriptHashes('a.html', html('<script>start(4)</script>'), [scriptHash('start()')]),
    ).toThrow(/a\.html .*start\(4\)/);
  });

  it('rejects code in attributes', () => {
    expect(() => inlineScriptHashes('a.html', html('<p class="x" onclick="go()">x</p>'), [])).toThrow(
      'a.html',
    );
    expect(() => inlineScriptHashes('a.html', html('<a href="javascript:go()">x</a>'), [])).toThrow(
      'javascript:',
    );
    expect(
      inlineScriptHashes('a.html', html('<p title="once">Kick-off on=1 onclick="no tag"</p>'), []),
    ).toEqual([]);
  });
});
