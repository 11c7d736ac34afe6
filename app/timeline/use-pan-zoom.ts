/** Pointer, fingers and wheel on the timeline: dragging and sideways wheels pan, pinches and Ctrl with the wheel zoom. */
import { type RefObject, useEffect } from 'react';

export interface PanZoom {
  /** By a fraction of the view; positive shows what is later. */
  pan: (fraction: number) => void;
  /** A factor over 1 shows more; the place, a fraction of the view, stays where it is. */
  zoom: (factor: number, place: number) => void;
}

/** A hand that clicks may tremble. */
const DRAG_PIXELS = 4;
/** How much a notch of a wheel zooms; wheels report 100 or 120 for a notch, touchpads small numbers. */
const WHEEL_ZOOM = 0.002;
const FASTEST_WHEEL = 150;

export function usePanZoom(area: RefObject<HTMLElement | null>, act: PanZoom): void {
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const fingers = new Map<number, number>();
    let dragged = 0;
    let isDragging = false;

    const placeOf = (x: number) => {
      const { left, width } = element.getBoundingClientRect();
      return (x - left) / width;
    };
    const press = (event: PointerEvent) => {
      if (event.button !== 0) return;
      if (fingers.size === 0) {
        dragged = 0;
        isDragging = false;
      }
      fingers.set(event.pointerId, event.clientX);
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (before === undefined) return;
      const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, x]) => x);
      const other = others[0];
      const moved = event.clientX - before;
      if (other === undefined) {
        dragged += Math.abs(moved);
        if (!isDragging && dragged < DRAG_PIXELS) return;
      }
      if (!isDragging) {
        isDragging = true;
        // From here on the pointer belongs to the chart, wherever it goes.
        element.setPointerCapture(event.pointerId);
      }
      fingers.set(event.pointerId, event.clientX);
      const width = element.clientWidth;
      if (other === undefined) act.pan(-moved / width);
      else {
        const distance = Math.max(Math.abs(event.clientX - other), 10);
        act.zoom(Math.max(Math.abs(before - other), 10) / distance, placeOf((event.clientX + other) / 2));
        act.pan(-moved / 2 / width);
      }
    };
    const release = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
    };
    // The end of a drag is no click on what happens to be below it.
    const click = (event: MouseEvent) => {
      if (!isDragging) return;
      isDragging = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const wheel = (event: WheelEvent) => {
      if (event.ctrlKey || event.metaKey) {
        const delta = Math.max(Math.min(event.deltaY, FASTEST_WHEEL), -FASTEST_WHEEL);
        act.zoom(Math.exp(delta * WHEEL_ZOOM * (event.deltaMode === 0 ? 1 : 20)), placeOf(event.clientX));
      } else {
        const sideways = event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX;
        // A wheel that turns downwards scrolls the page, as everywhere.
        if (Math.abs(sideways) <= Math.abs(event.shiftKey ? 0 : event.deltaY)) return;
        act.pan(sideways / element.clientWidth);
      }
      event.preventDefault();
    };
    const keepLink = (event: Event) => event.preventDefault();

    element.addEventListener('pointerdown', press);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', release);
    element.addEventListener('pointercancel', release);
    element.addEventListener('click', click, true);
    element.addEventListener('dragstart', keepLink);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', release);
      element.removeEventListener('pointercancel', release);
      element.removeEventListener('click', click, true);
      element.removeEventListener('dragstart', keepLink);
      element.removeEventListener('wheel', wheel);
    };
  }, [area, act]);
}
