import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { colorSchemeScript } from '../../app/settings/color-scheme-script.ts';
import { inlineScriptHashes, inlineScripts, MOST_SCRIPTS } from './inline-scripts.ts';

const page = (name: string, ...scripts: string[]) => ({
  name,
  html: `<html><head>${scripts.map((script) => `<script>${script}</script>`).join('')}</head></html>`,
});

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
  it('has one for each different script, in the form of the policy', () => {
    const hash = createHash('sha256').update(colorSchemeScript).digest('base64');
    expect(inlineScriptHashes([page('a', colorSchemeScript), page('b', colorSchemeScript)])).toEqual([
      `sha256-${hash}`,
    ]);
  });

  it('does not depend on the order of the pages', () => {
    const pages = [page('a', '1', '2'), page('b', '3')];
    expect(inlineScriptHashes(pages)).toEqual(inlineScriptHashes([...pages].reverse()));
  });

  it('rejects scripts that differ from page to page, and names the pages', () => {
    const pages = Array.from({ length: MOST_SCRIPTS + 1 }, (_, at) => page(`p${at}.html`, `start(${at})`));
    expect(() => inlineScriptHashes(pages)).toThrow(/More than 4 .*p0\.html.*p4\.html.*start\(4\)/);
    expect(inlineScriptHashes(pages, MOST_SCRIPTS + 1)).toHaveLength(MOST_SCRIPTS + 1);
  });

  it('rejects code in attributes', () => {
    const html = (body: string) => [{ name: 'a.html', html: `<html><body>${body}</body></html>` }];
    expect(() => inlineScriptHashes(html('<p class="x" onclick="go()">x</p>'))).toThrow('a.html');
    expect(() => inlineScriptHashes(html('<a href="javascript:go()">x</a>'))).toThrow('javascript:');
    expect(inlineScriptHashes(html('<p title="once">Kick-off on=1 onclick="no tag"</p>'))).toEqual([]);
  });
});
