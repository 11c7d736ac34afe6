/**
 * The part of the site's style sheet that a page needs for its first sight, to be inlined in it: the rules whose classes
 * and attributes all stand in the page. What the page becomes under a pointer, in print or by script comes with the
 * whole sheet, a moment later.
 */
import { type AtRule, type ChildNode, parse } from 'postcss';

type Part =
  | { kind: 'text'; text: string }
  | { kind: 'frames'; name: string; text: string }
  | { kind: 'rule'; selectors: { text: string; needs: string[] }[]; body: string }
  | { kind: 'group'; head: string; parts: Part[] };

/** Of states that no page is in at first. */
const LATER = /:(hover|active|focus|focus-visible|focus-within|target|popover-open|modal)\b|::backdrop/;
const LATER_MEDIA = /^print$|forced-colors|prefers-reduced-motion|scripting: none/;
/** Set by a script before the first paint. */
const SET_EARLY = /^data-color-scheme\b/;

export function criticalCss(sheet: string): (page: string) => string {
  const parts = parse(sheet).nodes.flatMap(partOf);
  return (page) => {
    const has = tokensIn(page);
    const rules = written(parts, has);
    // The frames of what does not move yet can wait.
    const frames = parts.filter((part) => part.kind === 'frames' && rules.includes(part.name));
    return rules + frames.map((part) => part.kind === 'frames' && part.text).join('');
  };
}

function partOf(node: ChildNode): Part[] {
  if (node.type === 'rule') {
    const selectors = node.selectors
      .filter((text) => !LATER.test(text))
      .map((text) => ({ text, needs: needsOf(text) }));
    return [{ kind: 'rule', selectors, body: node.nodes.map((each) => `${each}`.trim()).join(';') }];
  }
  if (node.type !== 'atrule') return [];
  if (node.name === 'media' && LATER_MEDIA.test(node.params)) return [];
  if (node.name === 'keyframes') return [{ kind: 'frames', name: node.params, text: `${node}` }];
  if (!node.nodes || !isGroup(node)) return [{ kind: 'text', text: `${node}` }];
  return [{ kind: 'group', head: `@${node.name} ${node.params}`, parts: node.nodes.flatMap(partOf) }];
}

/** Fonts have no selectors in them. */
const isGroup = ({ name }: AtRule) => ['media', 'supports', 'layer', 'container'].includes(name);

/** The classes and attributes that a page must have for a selector to match; what it must not meet is no need. */
function needsOf(selector: string): string[] {
  const positive = selector.replaceAll(/:(not|is|where)\([^()]*(\([^()]*\)[^()]*)*\)/g, '');
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
      if (part.kind === 'frames') return '';
      if (part.kind === 'group') {
        const inside = written(part.parts, has);
        return inside && `${part.head}{${inside}}`;
      }
      const matching = part.selectors.filter(({ needs }) => needs.every((need) => has.has(need)));
      return matching.length > 0 ? `${matching.map(({ text }) => text).join()}{${part.body}}` : '';
    })
    .join('');
}
