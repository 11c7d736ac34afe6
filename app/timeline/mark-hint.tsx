/**
 * What a mark is, beside it while it is hovered or in focus: its words. The hint stays while the pointer is
 * on it, and Escape hides it.
 */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './timeline-marks.module.css';

interface MarkHintProps {
  /** The positioned element that holds the marks and the hint. */
  chart: RefObject<HTMLElement | null>;
  scroller: RefObject<HTMLElement | null>;
  wordsOf: (mark: Element) => string | undefined;
}

/** Milliseconds to bring the pointer from the mark to its hint. */
const GRACE = 100;
const GAP = 3;

export function MarkHint({ chart, scroller, wordsOf }: MarkHintProps) {
  const hint = useRef<HTMLDivElement>(null);
  const [mark, setMark] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const root = chart.current;
    if (!root) return;
    const listening = new AbortController();
    const { signal } = listening;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = ({ target }: Event) => {
      const entered = (target as Element).closest<HTMLElement>('a[data-shape]');
      if (entered || hint.current?.contains(target as Node)) clearTimeout(timer);
      if (entered) setMark(entered);
    };
    const hide = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setMark(null), GRACE);
    };
    root.addEventListener(
      'pointermove',
      (event) => {
        // A finger opens the mark. Only what moves points: a mark may be scrolled below a pointer at rest.
        if (event.pointerType !== 'touch') show(event);
      },
      { signal },
    );
    root.addEventListener('pointerout', hide, { signal });
    root.addEventListener('focusin', show, { signal });
    root.addEventListener('focusout', hide, { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && setMark(null), { signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [chart]);

  // With every render, as a zoom moves the mark or takes it away. The hint's own size decides where it has room.
  useLayoutEffect(() => {
    const [box, root, visible] = [hint.current, chart.current, scroller.current];
    if (!mark || !box || !root || !visible) return;
    if (!mark.isConnected) return setMark(null);
    const outer = root.getBoundingClientRect();
    const edges = visible.getBoundingClientRect();
    const { left, top, bottom } = mark.getBoundingClientRect();
    const x = Math.max(Math.min(left, edges.right - box.offsetWidth - GAP), edges.left + GAP);
    const above = top - outer.top - GAP - box.offsetHeight;
    box.style.left = `${x - outer.left}px`;
    box.style.top = `${above >= 0 ? above : bottom - outer.top + GAP}px`;
  });

  if (!mark) return null;
  // The label of a focused mark says the same to screen readers.
  return (
    <div ref={hint} className={styles.hint} aria-hidden="true" data-hint>
      {wordsOf(mark)}
    </div>
  );
}
