/** What a visitor would call broken on a page: words torn in two, texts that are cut, and things on top of each other. */

/**
 * Runs in the page, and looks at the dialog if one is open. What is meant to be shortened is named in `MAY_BE_CUT`: the
 * marks of timelines have their names whole in a hint and in a table. Words of more letters than `longestWord` may be torn
 * where text is so large that a line has no room for them.
 */
export function brokenLayout(longestWord: number): string[] {
  const MAY_BE_CUT = '[data-shape]';
  const SKIPPED = `[role="tooltip"], option, svg, code, pre, textarea, ${MAY_BE_CUT}`;
  /** Pixels that fonts and borders may differ by. */
  const SLACK = 1.5;

  interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
    element: Element;
    what: string;
  }

  // What is out of sight is not laid out on a timeline.
  for (const band of document.querySelectorAll<HTMLElement>('[data-sport]'))
    band.style.contentVisibility = 'visible';

  const dialogs = [...document.querySelectorAll('dialog[open]')];
  // The focus is in the one on top.
  const root = document.activeElement?.closest('dialog[open]') ?? dialogs.at(-1) ?? document.body;
  const faults = new Set<string>();
  const texts: Box[] = [];
  const controls: Box[] = [];
  const hidden = new Map<Element, boolean>();
  const clips = new Map<Element, readonly Clip[]>();

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (!element || text.trim() === '' || !isSeen(element) || element.closest(SKIPPED)) continue;
    const rects = rectsOf(node, 0, text.length).filter((rect) => !isOutOfSight(element, rect));
    if (rects.length === 0) continue;
    const what = `"${shortened(text)}"`;
    if (linesOf(rects) > 1) {
      for (const word of tornWords(node, text)) faults.add(`torn: ${word} in "${around(element)}"`);
    }
    if (rects.some((rect) => isCut(element, rect)) && !isAbbreviated(element, text))
      faults.add(`cut: ${what}`);
    const holder = element.closest('a, button, td, th')?.getBoundingClientRect();
    if (
      holder &&
      rects.some(({ left, right }) => left < holder.left - SLACK || right > holder.right + SLACK) &&
      !isAbbreviated(element, text)
    ) {
      faults.add(`spilt: ${what}`);
    }
    for (const rect of rects) {
      const { left, right, top, bottom } = inSight(element, rect);
      // Letters are lower than their boxes, which overlap where lines are close.
      const spare = rect.height * 0.25;
      texts.push({ left, right, top: top + spare, bottom: bottom - spare, element, what });
    }
  }

  for (const control of root.querySelectorAll<HTMLElement>('button, input, select, textarea, a')) {
    if (!isSeen(control) || control.closest(MAY_BE_CUT)) continue;
    // What has no edges of its own is as large as its icon; its text is among the texts.
    const parts = hasEdges(control) ? [control] : [...control.querySelectorAll('svg')];
    const rects = parts.map((part) => part.getBoundingClientRect());
    if (rects.every((rect) => rect.width < 2 || rect.height < 2 || isOutOfSight(control, rect))) continue;
    const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
    const what = `${control.tagName.toLowerCase()} "${shortened(name)}"`;
    for (const { left, right, top, bottom } of rects) {
      controls.push({ left, right, top, bottom, element: control, what });
    }
    if (control instanceof HTMLInputElement && /^(text|search)$/.test(control.type)) checkField(control);
  }

  for (const [one, other] of overlapping([...texts, ...controls])) {
    if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
    // A button at the end of a field has the field's padding for itself: see `checkField`.
    if (isPair(one.element, other.element)) continue;
    faults.add(`overlap: ${one.what} and ${other.what}`);
  }
  return [...faults];

  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    return !isForScreenReaders(element) && !isTransparent(getComputedStyle(element).color);
  }

  function isTransparent(color: string): boolean {
    return /^rgba\(.*, 0\)$/.test(color);
  }

  function hasEdges(element: Element): boolean {
    const { borderTopStyle, backgroundColor } = getComputedStyle(element);
    return borderTopStyle !== 'none' || !isTransparent(backgroundColor);
  }

  function isForScreenReaders(element: Element): boolean {
    const known = hidden.get(element);
    if (known !== undefined) return known;
    const { clipPath } = getComputedStyle(element);
    const parent = element.parentElement;
    const result = clipPath === 'inset(50%)' || (parent !== null && isForScreenReaders(parent));
    hidden.set(element, result);
    return result;
  }

  function rectsOf(node: Node, from: number, to: number): DOMRect[] {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0);
  }

  function linesOf(rects: DOMRect[]): number {
    return new Set(rects.map(({ top }) => Math.round(top))).size;
  }

  /** Lines may end after a hyphen or a slash, and anywhere in an address. */
  function tornWords(node: Node, text: string): string[] {
    const words = [...text.matchAll(/\S+/g)].filter(([word]) => !/:\/\/|^\/|\.\w+\/|@\w/.test(word));
    return words.flatMap(({ 0: word, index }) =>
      [...word.matchAll(/[^-–—/\u200b\u00ad]+/g)]
        .filter(([part]) => part.length <= longestWord)
        .filter((part) => linesOf(rectsOf(node, index + part.index, index + part.index + part[0].length)) > 1)
        .map(([part]) => part),
    );
  }

  interface Clip {
    box: Element;
    scrolls: boolean;
    clipsX: boolean;
    clipsY: boolean;
  }

  /** The boxes around an element that show no more than what is inside of them. */
  function clipsOf(element: Element): readonly Clip[] {
    const known = clips.get(element);
    if (known) return known;
    const { overflowX, overflowY } = getComputedStyle(element);
    const outer =
      element.parentElement && element !== document.body && element !== root
        ? clipsOf(element.parentElement)
        : [];
    const isPage = element === document.body || (overflowX === 'visible' && overflowY === 'visible');
    const own = {
      box: element,
      scrolls: /auto|scroll/.test(`${overflowX} ${overflowY}`),
      clipsX: overflowX !== 'visible',
      clipsY: overflowY !== 'visible',
    };
    const result = isPage ? outer : [own, ...outer];
    clips.set(element, result);
    return result;
  }

  /** Wrapped out of a box of one line, or scrolled out of one: not to be seen at all. */
  function isOutOfSight(element: Element, { left, right, top, bottom }: DOMRect): boolean {
    if (bottom + scrollY <= 0 || right + scrollX <= 0) return true;
    return clipsOf(element).some(({ box }) => {
      const edges = box.getBoundingClientRect();
      return (
        top >= edges.bottom - SLACK ||
        bottom <= edges.top + SLACK ||
        left >= edges.right - SLACK ||
        right <= edges.left + SLACK
      );
    });
  }

  function inSight(element: Element, rect: DOMRect): Pick<Box, 'left' | 'right' | 'top' | 'bottom'> {
    let { left, right, top, bottom } = rect;
    for (const { box, clipsX, clipsY } of clipsOf(element)) {
      const edges = box.getBoundingClientRect();
      if (clipsX) [left, right] = [Math.max(left, edges.left), Math.min(right, edges.right)];
      if (clipsY) [top, bottom] = [Math.max(top, edges.top), Math.min(bottom, edges.bottom)];
    }
    return { left, right, top, bottom };
  }

  /** What scrolls by itself may be larger than its room. */
  function isCut(element: Element, { left, right, top, bottom, height }: DOMRect): boolean {
    const room = height * 0.25;
    for (const { box, scrolls, clipsX, clipsY } of clipsOf(element)) {
      if (scrolls) return false;
      const edges = box.getBoundingClientRect();
      if (clipsX && (left < edges.left - SLACK || right > edges.right + SLACK)) return true;
      if (clipsY && (top < edges.top - room || bottom > edges.bottom + room)) return true;
    }
    return left < -SLACK || right > document.documentElement.clientWidth + SLACK;
  }

  /** Shortened by an ellipsis, and whole in the title. */
  function isAbbreviated(element: Element, text: string): boolean {
    const titled = element.closest<HTMLElement>('[title]');
    const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
    if (!titled || !words.every((word) => titled.title.includes(word))) return false;
    return clipsOf(element).some(({ box }) => getComputedStyle(box).textOverflow === 'ellipsis');
  }

  /** Its text has to fit between its paddings, and so has no button on top of it. */
  function checkField(field: HTMLInputElement): void {
    const style = getComputedStyle(field);
    const context = document.createElement('canvas').getContext('2d');
    const text = field.value || field.placeholder;
    if (!context || text === '') return;
    context.font = style.font;
    const edges = field.getBoundingClientRect();
    const end =
      edges.right - Number.parseFloat(style.paddingRight) - Number.parseFloat(style.borderRightWidth);
    const start =
      edges.left + Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.borderLeftWidth);
    const isTooLong = context.measureText(text).width > end - start + SLACK;
    // The names of some teams are longer than any field.
    if (isTooLong && style.textOverflow !== 'ellipsis') faults.add(`cut: "${text}" in a field`);
    for (const button of field.parentElement?.querySelectorAll('button') ?? []) {
      const box = button.getBoundingClientRect();
      const isOver =
        box.left < end - SLACK && box.right > start && box.top < edges.bottom && box.bottom > edges.top;
      if (isSeen(button) && isOver) faults.add(`overlap: ${button.ariaLabel} and the text of a field`);
    }
  }

  function isPair(one: Element, other: Element): boolean {
    return (
      (one.tagName === 'INPUT' || other.tagName === 'INPUT') &&
      (one.parentElement === other.parentElement ||
        one.parentElement?.contains(other) === true ||
        other.parentElement?.contains(one) === true)
    );
  }

  function overlapping(boxes: Box[]): [Box, Box][] {
    const sorted = boxes.sort((a, b) => a.top - b.top);
    const pairs: [Box, Box][] = [];
    let open: Box[] = [];
    for (const box of sorted) {
      open = open.filter(({ bottom }) => bottom > box.top + SLACK);
      for (const other of open) {
        if (other.left < box.right - SLACK && other.right > box.left + SLACK) pairs.push([other, box]);
      }
      open.push(box);
    }
    return pairs;
  }

  function shortened(text: string): string {
    return text.replace(/\s+/g, ' ').trim().slice(0, 40);
  }

  function around(element: Element): string {
    return shortened((element.closest('p, li, td, th, h1, h2, h3, a') ?? element).textContent ?? '');
  }
}
