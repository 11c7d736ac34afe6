/**
 * The view of the timeline while it moves. The picture is one wide layer with everything at fixed places of it: a
 * frame of panning or zooming changes the transform of that layer, at times its width, and nothing else. React hears of
 * it only when the view leaves what is drawn, when another zoom needs other marks, and when the movement has come to rest.
 */
import { type RefObject, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { clampView, drawnLength, panView, type TimelineAxis, type TimelineView, zoomView } from './view.ts';

/** The stretch of the axis that has its marks in the document, and the length of view that they are drawn for. */
export interface Drawn {
  from: number;
  to: number;
  length: number;
}

export interface MovingView {
  /** The view of this moment. */
  current: () => TimelineView;
  /** Where a movement under way will end; fast presses of a key add up. */
  goal: () => TimelineView;
  /** Sets the view without a movement, drawn at once, so that what it shows can be given the focus. */
  show: (view: TimelineView) => void;
  /** The same as a beginning, of which nobody is told. */
  begin: (view: TimelineView) => void;
  /** The same with a short movement. */
  glideTo: (view: TimelineView) => void;
  /** By a fraction of the view. */
  pan: (fraction: number) => void;
  /** Around a place, a fraction of the view. */
  zoom: (factor: number, place: number) => void;
  /** Whether the visitor has moved it. */
  isTouched: () => boolean;
  end: () => void;
}

/** How much is drawn on either side of a view that moves, as a part of it. */
const SPARE = 0.25;
const REST = 200;
/** A zoom stretches the picture by up to so much before it is laid out anew: no eye sees that in a movement. */
const MOST_STRETCH = 1.2;
const GLIDE = 150;

const exactly = ({ from, days }: TimelineView): Drawn => ({
  from,
  to: from + days,
  length: drawnLength(days),
});

/** The layer for a view; laid out for another length of view it is stretched to this one. */
export function layerStyle(axis: TimelineAxis, { from, days }: TimelineView, laidOutFor = days) {
  const stretch = laidOutFor / days;
  const scale = stretch === 1 ? '' : ` scaleX(${stretch.toFixed(5)})`;
  return {
    width: `${((axis.length / laidOutFor) * 100).toFixed(3)}%`,
    transform: `translateX(${((-from / axis.length) * stretch * 100).toFixed(4)}%)${scale}`,
  };
}

export function useView(
  axis: TimelineAxis,
  initial: TimelineView,
  layer: RefObject<HTMLElement | null>,
  onRest: (view: TimelineView) => void,
): { moving: MovingView; drawn: Drawn; view: TimelineView; first: TimelineView } {
  const [first] = useState(initial);
  const [view, setView] = useState(first);
  const [drawn, setDrawn] = useState(() => exactly(first));
  const rest = useRef(onRest);
  useEffect(() => {
    rest.current = onRest;
  });

  const moving = useMemo((): MovingView => {
    let now = first;
    let goal = first;
    let isTouched = false;
    let wanted = exactly(first);
    let laidOutFor = first.days;
    let frame = 0;
    let glide = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const place = () => {
      if (layer.current) Object.assign(layer.current.style, layerStyle(axis, now, laidOutFor));
    };
    const layOut = () => {
      laidOutFor = now.days;
      place();
    };
    const draw = () => {
      frame = 0;
      const stretch = laidOutFor / now.days;
      if (stretch > MOST_STRETCH || stretch < 1 / MOST_STRETCH) layOut();
      else place();
      const length = drawnLength(now.days);
      const isDrawn = now.from >= wanted.from && now.from + now.days <= wanted.to && length === wanted.length;
      if (isDrawn) return;
      const spare = now.days * SPARE;
      const next = { from: now.from - spare, to: now.from + now.days + spare, length };
      wanted = next;
      // In pieces between the frames: the movement goes on while marks are added.
      startTransition(() => setDrawn(next));
    };
    const comeToRest = () => {
      layOut();
      setView(now);
      rest.current(now);
    };
    const move = (next: TimelineView) => {
      isTouched = true;
      now = next;
      if (frame === 0) frame = requestAnimationFrame(draw);
      clearTimeout(timer);
      timer = setTimeout(comeToRest, REST);
    };
    const stop = () => {
      cancelAnimationFrame(glide);
      goal = now;
    };
    const begin = (next: TimelineView) => {
      stop();
      now = clampView(axis, next);
      goal = now;
      wanted = exactly(now);
      layOut();
      clearTimeout(timer);
      setDrawn(wanted);
      setView(now);
    };
    const show = (next: TimelineView) => {
      begin(next);
      isTouched = true;
      timer = setTimeout(comeToRest, REST);
    };
    const glideTo = (next: TimelineView) => {
      stop();
      const [from, to] = [now, clampView(axis, next)];
      goal = to;
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return move(to);
      const started = performance.now();
      const step = (time: number) => {
        const part = Math.min(Math.max((time - started) / GLIDE, 0), 1);
        const eased = part * (2 - part);
        move(
          part === 1
            ? to
            : {
                from: from.from + (to.from - from.from) * eased,
                days: from.days + (to.days - from.days) * eased,
              },
        );
        if (part < 1) glide = requestAnimationFrame(step);
      };
      glide = requestAnimationFrame(step);
    };
    return {
      current: () => now,
      show,
      begin,
      glideTo,
      goal: () => goal,
      pan: (fraction: number) => {
        stop();
        move(panView(axis, now, fraction * now.days));
        goal = now;
      },
      zoom: (factor: number, place: number) => {
        stop();
        move(zoomView(axis, now, factor, place));
        goal = now;
      },
      isTouched: () => isTouched,
      end: () => {
        stop();
        cancelAnimationFrame(frame);
        clearTimeout(timer);
      },
    };
  }, [axis, layer, first]);

  useEffect(() => moving.end, [moving]);
  return { moving, drawn, view, first };
}
