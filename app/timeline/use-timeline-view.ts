/**
 * The view of a timeline. Its place is the scroll position of a native scroller and its length decides how wide the axis
 * is. React renders when the zoom changes, when the view leaves what is drawn, and when it has come to rest; what nobody
 * waits for, and what takes long, in a transition.
 */
import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Axis } from './axis.ts';
import { clampView, type DrawnRange, drawnRange, isWithin, type TimelineView, zoomView } from './view.ts';

export interface TimelineControl {
  scroller: RefObject<HTMLDivElement | null>;
  /** The empty corner above the labels, as wide as their column. */
  corner: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  /** Pixels of the scroller that show the axis; 0 until they are measured. */
  width: number;
  /** The number of days in view. */
  days: number;
  drawn: DrawnRange;
  /** The view when it last came to rest. */
  view: TimelineView;
  /** The view of this moment. */
  current: () => TimelineView;
  show: (view: TimelineView) => void;
  /** Scrolls smoothly to another first day. */
  scrollTo: (from: number) => void;
  /** By a fraction of the view; fast presses add up. */
  pan: (fraction: number) => void;
  /** A factor over 1 shows more; the place, a fraction of the view, stays where it is. */
  zoom: (factor: number, place?: number) => void;
  /** The same around a place on the screen. */
  zoomAt: (factor: number, clientX: number) => void;
}

/** Milliseconds without a movement. */
const REST = 200;

export function useTimelineView(
  axis: Axis,
  /** The view to begin with; followed until the visitor moves the picture. */
  wanted: TimelineView,
  onRest: (view: TimelineView) => void = () => {},
): TimelineControl {
  const scroller = useRef<HTMLDivElement>(null);
  const corner = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);

  const [view, setView] = useState(wanted);
  // The page as it is sent has only what is in view.
  const [drawn, setDrawn] = useState<DrawnRange & { days: number }>(() => ({
    ...drawnRange(wanted),
    from: wanted.from,
    to: wanted.from + wanted.days,
    days: wanted.days,
  }));
  const { days } = drawn;
  /** The truth: what is rendered may be a moment behind. */
  const now = useRef(wanted);
  const goal = useRef<number>(null);
  const isTouched = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const visibleWidth = () =>
    Math.max((scroller.current?.clientWidth ?? 0) - (corner.current?.offsetWidth ?? 0), 0);
  const dayWidth = () => width / now.current.days;
  /** Whether the picture is as wide as it must be for the view of this moment. */
  const isRendered = () => width > 0 && width === visibleWidth() && now.current.days === days;
  const scrollIntoPlace = () => {
    if (!isRendered()) return;
    scroller.current?.scrollTo({ left: now.current.from * dayWidth(), behavior: 'instant' });
  };
  const draw = () => {
    const next = { ...drawnRange(now.current), days: now.current.days };
    setDrawn((before) => {
      if (before.length !== next.length || !isWithin(axis, now.current, before)) return next;
      return before.days === next.days ? before : { ...before, days: next.days };
    });
  };
  const move = (next: TimelineView) => {
    now.current = clampView(axis, next);
    isTouched.current = true;
    draw();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      goal.current = null;
      startTransition(() => setView(now.current));
      onRest(now.current);
    }, REST);
  };
  const begin = (next: TimelineView) => {
    clearTimeout(timer.current);
    now.current = clampView(axis, next);
    isTouched.current = false;
    startTransition(() => {
      setView(now.current);
      draw();
    });
    scrollIntoPlace();
  };
  const show = (next: TimelineView) => {
    move(next);
    scrollIntoPlace();
  };
  const scrollTo = (from: number) => {
    goal.current = clampView(axis, { ...now.current, from }).from;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    scroller.current?.scrollTo({ left: goal.current * dayWidth(), behavior });
  };
  const zoomed = (factor: number, place = 0.5) => zoomView(axis, now.current, factor, place);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for as long as there is a picture
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => startTransition(() => setWidth(visibleWidth()));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  // A wider axis is scrolled to the same days before it is painted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the place in pixels depends on
  useLayoutEffect(scrollIntoPlace, [days, width]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page was built on another day, or its URL is read now
  useLayoutEffect(() => {
    if (!isTouched.current) begin(wanted);
  }, [wanted.from, wanted.days]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another axis the days of before are others
  useLayoutEffect(() => begin(wanted), [axis.from, axis.length]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const onScroll = () => {
    const left = scroller.current?.scrollLeft ?? 0;
    // Where the script has scrolled to is known exactly, and comes back in whole pixels.
    const isKnown = Math.abs(left - now.current.from * dayWidth()) < 1;
    if (isRendered() && !isKnown) move({ ...now.current, from: left / dayWidth() });
  };

  return {
    scroller,
    corner,
    onScroll,
    width,
    days,
    drawn,
    view,
    current: () => now.current,
    show,
    scrollTo,
    pan: (fraction) => scrollTo((goal.current ?? now.current.from) + fraction * now.current.days),
    // A press is answered at once, and the picture follows; fingers move on while it is drawn.
    zoom: (factor, place) => startTransition(() => show(zoomed(factor, place))),
    zoomAt: (factor, clientX) => {
      const { right = 0 } = scroller.current?.getBoundingClientRect() ?? {};
      show(zoomed(factor, 1 - (right - clientX) / width));
    },
  };
}
