/**
 * What a mark of a timeline is, beside it while it is hovered or in focus: the words of its label. The hint stays while
 * the pointer is on it, and Escape puts it away.
 */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './timeline-marks.module.css';

interface MarkHintProps {
  /** The positioned element that the marks and the hint stand in. */
  chart: RefObject<HTMLElement | null>;
}

/** Time to bring the pointer from the mark to its hint. */
const GRACE = 100;
const GAP = 3;

export function MarkHint({ chart }: MarkHintProps) {
  const hint = useRef<HTMLDivElement>(null);
  const [mark, setMark] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const root = chart.current;
    if (!root) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const markOf = (event: Event) =>
      (event.target as Element).closest<HTMLElement>('a[data-shape]') ?? undefined;
    const show = (event: Event) => {
      const entered = markOf(event);
      const isHint = hint.current?.contains(event.target as Node);
      if (entered || isHint) clearTimeout(timer);
      if (entered && !isTouch(event)) setMark(entered);
    };
    const hide = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setMark(null), GRACE);
    };
    const putAway = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setMark(null);
    };
    root.addEventListener('pointerover', show);
    root.addEventListener('pointerout', hide);
    root.addEventListener('focusin', show);
    root.addEventListener('focusout', hide);
    document.addEventListener('keydown', putAway);
    return () => {
      clearTimeout(timer);
      root.removeEventListener('pointerover', show);
      root.removeEventListener('pointerout', hide);
      root.removeEventListener('focusin', show);
      root.removeEventListener('focusout', hide);
      document.removeEventListener('keydown', putAway);
    };
  }, [chart]);

  // After every render: the hint's own size decides where it has room.
  useLayoutEffect(() => {
    const [root, box] = [chart.current, hint.current];
    if (!root || !box || !mark?.isConnected) return;
    const outer = root.getBoundingClientRect();
    const { left, top } = mark.getBoundingClientRect();
    const room = outer.width - box.offsetWidth;
    box.style.left = `${Math.max(Math.min(left - outer.left, room), 0)}px`;
    box.style.top = `${top - outer.top - GAP}px`;
  });

  if (!mark) return null;
  // The mark's label says the same to those who listen.
  return (
    <div ref={hint} className={styles.hint} aria-hidden="true" data-hint>
      {mark.getAttribute('aria-label')}
    </div>
  );
}

/** A finger opens the mark; a hint below it would only be in the way. */
function isTouch(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}
