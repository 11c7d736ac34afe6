/**
 * The part of the site's style sheet that a page shows at first, to be inlined in it: the rules whose classes all stand
 * in the page. Rules without a class (elements, states, sports, custom properties) are few and stay.
 */
import { type AtRule, type ChildNode, parse, type Rule } from 'postcss';

/** A rule as text, with the classes that a page must have for one of its selectors to match. */
type Part =
  | { kind: 'text'; text: string }
  | { kind: 'rule'; body: string; selectors: { text: string; classes: string[] }[] }
  | { kind: 'group'; head: string; parts: Part[] };

export function criticalCss(sheet: string): (page: string) => string {
  const parts = parse(sheet).nodes.flatMap(partOf);
  return (page) => {
    const classes = classesIn(page);
    return written(parts, classes);
  };
}

function partOf(node: ChildNode): Part[] {
  if (node.type === 'comment') return [];
  if (node.type === 'rule') return [rulePart(node)];
  if (node.type === 'atrule' && node.nodes && isGroup(node)) {
    return [{ kind: 'group', head: `@${node.name} ${node.params}`, parts: node.nodes.flatMap(partOf) }];
  }
  return [{ kind: 'text', text: `${node}` }];
}

/** Key frames and fonts have no selectors in them. */
const isGroup = ({ name }: AtRule) => ['media', 'supports', 'layer', 'container'].includes(name);

function rulePart(rule: Rule): Part {
  const body = rule.nodes.map((each) => `${each}`.trim()).join(';');
  const selectors = rule.selectors.map((text) => ({ text, classes: classesOf(text) }));
  return { kind: 'rule', body, selectors };
}

/** What a selector needs; what it must not meet is no need. */
function classesOf(selector: string): string[] {
  const positive = selector.replaceAll(/:not\([^()]*(\([^()]*\)[^()]*)*\)/g, '');
  return [...positive.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));
}

export function classesIn(page: string): Set<string> {
  return new Set([...page.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
}

function written(parts: readonly Part[], classes: ReadonlySet<string>): string {
  return parts.map((part) => writtenPart(part, classes)).join('');
}

function writtenPart(part: Part, classes: ReadonlySet<string>): string {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'group') {
    const inside = written(part.parts, classes);
    return inside === '' ? '' : `${part.head}{${inside}}`;
  }
  const matching = part.selectors.filter((each) => each.classes.every((name) => classes.has(name)));
  return matching.length === 0 ? '' : `${matching.map(({ text }) => text).join()}{${part.body}}`;
}
