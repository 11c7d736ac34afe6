/** How much of a season's axis is in view, in pixels; known before the picture is shown. */
import { useLayoutEffect, useRef, useState } from 'react';
import { customMedia } from '../theme.ts';

/** Rem: the column of labels, as in the style sheet. */
const LABELS = 10;
/** Pixels: the lines at the picture's left and right. */
const EDGES = 2;

export function useVisibleWidth() {
  const scroller = useRef<HTMLDivElement>(null);
  const corner = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(expectedWidth);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // The column of labels is not there on a phone, where the labels stand above their rows.
    const measure = () => setWidth(Math.max(element.clientWidth - (corner.current?.offsetWidth ?? 0), 1));
    measure();
    if (!('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { scroller, corner, width };
}

/**
 * The same from the page around it: prepared out of sight, the picture has no width of its own, and one that is laid out
 * for another width would have to be laid out again when it is shown.
 */
function expectedWidth(): number {
  const page = document.getElementById('page');
  if (!page) return 1;
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(page);
  const content =
    page.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const labels = matchMedia(customMedia.phone ?? '').matches ? 0 : LABELS * rem;
  return Math.max(content - EDGES - labels, 1);
}
