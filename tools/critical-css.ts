/**
 * The part of the site's style sheet that a page needs for its first sight, to be inlined in it: the rules whose classes
 * and attributes all stand in the page. What the page becomes under a pointer, in print or by script comes with the
 * whole sheet, a moment later.
 */
import { type AtRule, type ChildNode, type Declaration, parse, type Root, type Rule } from 'postcss';

type Part =
  | { kind: 'text'; text: string }
  | { kind: 'rule'; selectors: { text: string; needs: string[] }[]; body: string }
  | { kind: 'group'; head: string; parts: Part[] };

/** Of states that no page is in at first. */
const LATER = /:(hover|active|focus|focus-visible|focus-within|target|popover-open|modal)\b|::backdrop/;
const LATER_MEDIA = /^print$|forced-colors|prefers-reduced-motion|scripting: ?none/;
/** Set by a script before the first paint. */
const SET_EARLY = /^data-(color-scheme|stale)\b/;
/** Nothing of it is to be seen before something moves. */
const LATER_PROPERTY = /^(transition|animation|cursor$|(-\w+-)?print-color-adjust)/;
/** Of what is hidden at first, where it stands matters, so that it takes no room; its look does not. */
const OF_HIDDEN = /^(position|inset|top|visibility|opacity|pointer-events|z-index|white-space|min-width)/;

/** Icons stand beside words: their file is asked for when the words can be read. */
const OF_PICTURES = /\burl\(/;

export interface PageStyles {
  /** Before the first paint. */
  first: string;
  /** After it: what loads files. */
  pictures: string;
}

export function criticalCss(sheet: string): (page: string) => PageStyles {
  const root = parse(sheet);
  const hidden = hiddenClasses(root);
  const partsWith = (isWanted: (value: string) => boolean) =>
    root.nodes.flatMap((node) => partOf(node, hidden, isWanted));
  const first = partsWith((value) => !OF_PICTURES.test(value));
  const pictures = partsWith((value) => OF_PICTURES.test(value));
  return (page) => {
    const has = tokensIn(page);
    return { first: written(first, has), pictures: written(pictures, has) };
  };
}

function partOf(node: ChildNode, hidden: ReadonlySet<string>, isWanted: (value: string) => boolean): Part[] {
  if (node.type === 'rule') {
    const hides = isHiding(node);
    const selectors = node.selectors
      .filter((text) => !LATER.test(text))
      .map((text) => ({ text, needs: needsOf(text) }))
      .filter(({ needs }) => hides || !needs.some((need) => hidden.has(need)));
    const declarations = node.nodes.filter(
      (each): each is Declaration =>
        each.type === 'decl' &&
        isWanted(each.value) &&
        !LATER_PROPERTY.test(each.prop) &&
        (!hides || OF_HIDDEN.test(each.prop)),
    );
    if (declarations.length === 0) return [];
    return [{ kind: 'rule', selectors, body: declarations.map((each) => `${each}`.trim()).join(';') }];
  }
  if (node.type !== 'atrule' || node.name === 'keyframes') return [];
  if (node.name === 'media' && LATER_MEDIA.test(node.params)) return [];
  if (!node.nodes || !isGroup(node)) return isWanted('') ? [{ kind: 'text', text: `${node}` }] : [];
  const parts = node.nodes.flatMap((each) => partOf(each, hidden, isWanted));
  return [{ kind: 'group', head: `@${node.name} ${node.params}`, parts }];
}

/** Tooltips and dropdowns: what is in them is to be seen only when something has happened. */
function hiddenClasses(root: Root): Set<string> {
  const classes = new Set<string>();
  root.walkRules((rule) => {
    if (isHiding(rule))
      for (const selector of rule.selectors) for (const need of needsOf(selector)) classes.add(need);
  });
  return classes;
}

function isHiding({ nodes }: Rule): boolean {
  return nodes.some((each) => each.type === 'decl' && each.prop === 'visibility' && each.value === 'hidden');
}

/** Fonts have no selectors in them. */
const isGroup = ({ name }: AtRule) => ['media', 'supports', 'layer', 'container'].includes(name);

/**
 * The classes and attributes that a page must have for a selector to match; what it must not meet is no need, nor one of
 * several that it may have.
 */
function needsOf(selector: string): string[] {
  const positive = selector.replaceAll(/:(not|is|where|has(?=[^)]*,))\([^()]*(\([^()]*\)[^()]*)*\)/g, '');
  const classes = [...positive.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(
    ([, name = '']) => `.${name.replaceAll('\\', '')}`,
  );
  const attributes = [...positive.matchAll(/\[([\w-]+)(?:=["']?([^\]"']*)["']?)?\]/g)]
    .filter(([, name = '']) => !SET_EARLY.test(name))
    .map(([, name, value]) => (value === undefined ? `[${name}]` : `[${name}=${value}]`));
  return [...classes, ...attributes];
}

/** Everything that a need can name. */
function tokensIn(page: string): Set<string> {
  const tokens = new Set<string>();
  for (const [, name = '', value = ''] of page.matchAll(/ ([\w-]+)="([^"]*)"/g)) {
    if (name === 'class') for (const each of value.split(' ')) tokens.add(`.${each}`);
    else tokens.add(`[${name}]`).add(`[${name}=${value}]`);
  }
  return tokens;
}

function written(parts: readonly Part[], has: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      if (part.kind === 'text') return part.text;
      if (part.kind === 'group') {
        const inside = written(part.parts, has);
        return inside && `${part.head}{${inside}}`;
      }
      const matching = part.selectors.filter(({ needs }) => needs.every((need) => has.has(need)));
      return matching.length > 0 ? `${matching.map(({ text }) => text).join()}{${part.body}}` : '';
    })
    .join('');
}
