/** What a native scroller does not do by itself: dragging with the mouse, and zooming by pinch or by Ctrl and wheel. */
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** A hand that clicks may tremble. */
const DRAG_PIXELS = 4;
/** How much a notch of a wheel zooms; wheels report 100 or 120 for a notch, touchpads small numbers. */
const WHEEL_ZOOM = 0.002;
const WHEEL_LINE = 20;
const FASTEST_WHEEL = 150;
/** Fingers that are nearer to each other would zoom in leaps. */
const NEAREST_FINGERS = 20;

export function useGestures(
  scroller: RefObject<HTMLElement | null>,
  /** A factor over 1 shows more days. */
  onZoom: (factor: number, clientX: number) => void,
): void {
  const zoom = useEffectEvent(onZoom);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    listenToDrags(element, signal);
    element.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : WHEEL_LINE);
        const delta = Math.max(Math.min(pixels, FASTEST_WHEEL), -FASTEST_WHEEL);
        zoom(Math.exp(delta * WHEEL_ZOOM), event.clientX);
      },
      { passive: false, signal },
    );
    let distance = 0;
    const pinch = (event: TouchEvent) => {
      const [one, other] = event.touches;
      if (!one || !other) return;
      event.preventDefault();
      const before = distance;
      distance = Math.max(Math.abs(one.clientX - other.clientX), NEAREST_FINGERS);
      if (event.type === 'touchmove') zoom(before / distance, (one.clientX + other.clientX) / 2);
    };
    element.addEventListener('touchstart', pinch, { passive: false, signal });
    element.addEventListener('touchmove', pinch, { passive: false, signal });
    return () => listening.abort();
  }, [scroller]);
}

/** Fingers scroll by themselves. */
function listenToDrags(element: HTMLElement, signal: AbortSignal): void {
  let start: { x: number; left: number } | undefined;
  let isDragged = false;
  const press = (event: PointerEvent) => {
    isDragged = false;
    if (event.button === 0 && event.pointerType === 'mouse')
      start = { x: event.clientX, left: element.scrollLeft };
  };
  const move = (event: PointerEvent) => {
    if (!start) return;
    const moved = event.clientX - start.x;
    if (!isDragged && Math.abs(moved) < DRAG_PIXELS) return;
    if (!isDragged) element.setPointerCapture(event.pointerId);
    isDragged = true;
    element.scrollLeft = start.left - moved;
  };
  const release = () => {
    start = undefined;
  };
  // The end of a drag is no click on what happens to be under the pointer.
  const click = (event: MouseEvent) => {
    if (!isDragged) return;
    isDragged = false;
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('pointerdown', press, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', release, { signal });
  element.addEventListener('pointercancel', release, { signal });
  element.addEventListener('click', click, { capture: true, signal });
  // Else the browser drags the link.
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
}
