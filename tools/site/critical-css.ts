/**
 * The part of the site's style sheet that a page needs for its first paint, to be inlined in it: the rules that match
 * something in the page. The whole sheet comes a moment later (page-files.ts).
 */
import { compileSheet } from 'beasties/compiler';
import { collectPrograms, renderCriticalCss, scanHtml } from 'beasties/runtime';
import { type Declaration, parse } from 'postcss';

export interface PageStyles {
  /** Before the first paint. */
  first: string;
  /** After it: icons, which load files. Every icon is beside a word, so the page can be read without them. */
  pictures: string;
}

const isPicture = ({ value }: Declaration) => /\burl\(/.test(value);

export function criticalCss(sheet: string): (page: string) => PageStyles {
  const first = matcherOf(declarationsOf(sheet, (declaration) => !isPicture(declaration)));
  const pictures = matcherOf(declarationsOf(sheet, isPicture));
  return (page) => {
    const text = withEarlyAttributes(page);
    return { first: first(text), pictures: pictures(text) };
  };
}

function matcherOf(css: string): (page: string) => string {
  const sheet = compileSheet(css);
  const selectors = collectPrograms([sheet]);
  return (page) =>
    renderCriticalCss(sheet, scanHtml(page, selectors, { chars: false }), { keyframes: 'none' }).css;
}

/** The sheet with some of its declarations only, and without what is for paper: nobody prints before the first paint. */
function declarationsOf(sheet: string, isWanted: (declaration: Declaration) => boolean): string {
  const root = parse(sheet);
  root.walkAtRules('media', (rule) => {
    if (rule.params === 'print') rule.remove();
  });
  root.walkDecls((declaration) => {
    if (!isWanted(declaration)) declaration.remove();
  });
  root.walkRules((rule) => {
    // Without its pseudo-classes, nothing would be left to match.
    rule.selectors = rule.selectors.map((selector) => selector.replace(/^:is\(/, '*:is('));
    if (rule.nodes.length === 0) rule.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

/** The inline scripts in the head may set these before the first paint; of rows, first-paint.ts. */
function withEarlyAttributes(page: string): string {
  return page
    .replace('<html', '<html data-color-scheme="dark" data-stale="" data-follows=""')
    .replaceAll(
      ' data-until=',
      ' data-first="" data-today="" data-live="" data-over="" data-outside="" data-hidden="" data-until=',
    );
}
