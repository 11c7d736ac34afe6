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
      if (entered) setMark(entered);
    };
    const point = (event: PointerEvent) => {
      // A finger opens the mark. Only what moves points: a mark may come to lie below a pointer that rests.
      if (event.pointerType !== 'touch') show(event);
    };
    const hide = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setMark(null), GRACE);
    };
    const putAway = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setMark(null);
    };
    root.addEventListener('pointermove', point);
    root.addEventListener('pointerout', hide);
    root.addEventListener('focusin', show);
    root.addEventListener('focusout', hide);
    document.addEventListener('keydown', putAway);
    return () => {
      clearTimeout(timer);
      root.removeEventListener('pointermove', point);
      root.removeEventListener('pointerout', hide);
      root.removeEventListener('focusin', show);
      root.removeEventListener('focusout', hide);
      document.removeEventListener('keydown', putAway);
    };
  }, [chart]);

  // With every frame, as its mark may be moved or taken away under it; the hint's own size decides where it has room.
  useLayoutEffect(() => {
    if (!mark) return;
    let frame = 0;
    const follow = () => {
      const [root, box] = [chart.current, hint.current];
      if (!root || !box || !mark.isConnected) return setMark(null);
      const outer = root.getBoundingClientRect();
      const { left, top } = mark.getBoundingClientRect();
      const room = outer.width - box.offsetWidth;
      const x = `${Math.max(Math.min(left - outer.left, room), 0)}px`;
      const y = `${top - outer.top - GAP}px`;
      if (box.style.left !== x) box.style.left = x;
      if (box.style.top !== y) box.style.top = y;
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [chart, mark]);

  if (!mark) return null;
  // The mark's label says the same to those who listen.
  return (
    <div ref={hint} className={styles.hint} aria-hidden="true" data-hint>
      {mark.getAttribute('aria-label')}
    </div>
  );
}
