/**
 * The view of the timeline while it moves. The picture is a pile of wide strips with everything at fixed places of them:
 * a frame of panning or zooming changes their transforms, and nothing else. A strip is laid out anew when a zoom has
 * stretched it too far, and React hears of it when the view leaves what it shows or when another zoom needs other marks:
 * a few strips in each frame, in turn, as all of them at once would hold up the movement.
 */
import { type RefObject, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { clampView, drawnLength, panView, type TimelineAxis, type TimelineView, zoomView } from './view.ts';

/** The stretch of the axis of which a strip has the marks, and the length of view that they are drawn for. */
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
  /** Called when a strip has other marks than before. */
  layOut: (strip: number) => void;
  end: () => void;
}

/** How much is drawn on either side of a view that moves, and how much of it must be left, as parts of the view. */
const SPARE = 0.25;
const LEAST_SPARE = 0.05;
const REST = 200;
/** Strips have their turn in a frame until they have so many marks together. */
const MARKS_OF_A_FRAME = 100;
/** What a zoom has stretched by more than the first is laid out when its turn comes, by more than the second at once. */
const STRETCHED = 1.1;
const MOST_STRETCH = 1.4;
const GLIDE = 150;

const exactly = ({ from, days }: TimelineView): Drawn => ({
  from,
  to: from + days,
  length: drawnLength(days),
});

/** A strip for a view; laid out for another length of view it is stretched to this one. */
export function stripStyle(axis: TimelineAxis, { from, days }: TimelineView, laidOutFor = days) {
  const stretch = laidOutFor / days;
  const scale = stretch === 1 ? '' : ` scaleX(${stretch.toFixed(5)})`;
  return {
    width: `${((axis.length / laidOutFor) * 100).toFixed(3)}%`,
    transform: `translateX(${((-from / axis.length) * stretch * 100).toFixed(4)}%)${scale}`,
  };
}

/** The elements of the strips, in their order. */
export type Strips = (HTMLElement | null)[];

export function useView(
  axis: TimelineAxis,
  initial: TimelineView,
  strips: RefObject<Strips>,
  onRest: (view: TimelineView) => void,
): { moving: MovingView; drawnOf: (strip: number) => Drawn; view: TimelineView; first: TimelineView } {
  const [first] = useState(initial);
  const [view, setView] = useState(first);
  const [firstDrawn] = useState(() => exactly(first));
  const [drawn, setDrawn] = useState<readonly Drawn[]>([]);
  const rest = useRef(onRest);
  useEffect(() => {
    rest.current = onRest;
  });

  const moving = useMemo((): MovingView => {
    let now = first;
    let goal = first;
    let isTouched = false;
    let wanted: Drawn[] = [];
    const laidOutFor: number[] = [];
    /** The strip that is looked at first in the next frame. */
    let turn = 0;
    /** The strips that are being drawn anew. */
    let underWay: readonly number[] = [];
    let frame = 0;
    let glide = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const present = () => [...strips.current.keys()].filter((strip) => strips.current[strip]);
    const place = (strip: number) => {
      const element = strips.current[strip];
      if (element) Object.assign(element.style, stripStyle(axis, now, laidOutFor[strip]));
    };
    const layOut = (strip: number) => {
      laidOutFor[strip] = now.days;
      place(strip);
    };
    const stretchOf = (strip: number) => {
      const stretch = (laidOutFor[strip] ?? first.days) / now.days;
      return Math.max(stretch, 1 / stretch);
    };
    const isDrawn = (strip: number, leastSpare = LEAST_SPARE) => {
      const { from, to, length } = wanted[strip] ?? firstDrawn;
      const spare = now.days * leastSpare;
      return (
        Math.max(now.from - spare, 0) >= from &&
        Math.min(now.from + now.days + spare, axis.length) <= to &&
        drawnLength(now.days) === length
      );
    };
    const drawAnew = (due: readonly number[]) => {
      const spare = now.days * SPARE;
      const next = {
        from: now.from - spare,
        to: now.from + now.days + spare,
        length: drawnLength(now.days),
      };
      wanted = strips.current.map((_, strip) => (due.includes(strip) ? next : (wanted[strip] ?? firstDrawn)));
      underWay = due;
      const all = wanted;
      // In pieces between the frames: the movement goes on while marks are added.
      startTransition(() => setDrawn(all));
    };
    const draw = () => {
      frame = 0;
      const due: number[] = [];
      let room = MARKS_OF_A_FRAME;
      const all = present();
      for (const strip of [...all.filter((each) => each >= turn), ...all.filter((each) => each < turn)]) {
        // What is asked for before that has come would come together with it, all at once.
        const needsMarks = underWay.length === 0 && !isDrawn(strip);
        const isDue = room > 0 && (needsMarks || stretchOf(strip) > STRETCHED);
        if (isDue) {
          room -= strips.current[strip]?.getElementsByTagName('a').length ?? 0;
          turn = strip + 1;
        }
        // With other marks it is laid out as soon as it has them.
        if (isDue && needsMarks) due.push(strip);
        else if (isDue || stretchOf(strip) > MOST_STRETCH) laidOutFor[strip] = now.days;
        place(strip);
      }
      if (due.length > 0) drawAnew(due);
    };
    const ask = () => {
      if (frame === 0) frame = requestAnimationFrame(draw);
    };
    const comeToRest = () => {
      for (const strip of present()) layOut(strip);
      const due = present().filter((strip) => !isDrawn(strip));
      if (due.length > 0) drawAnew(due);
      setView(now);
      rest.current(now);
    };
    const move = (next: TimelineView) => {
      isTouched = true;
      now = next;
      ask();
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
      const all = exactly(now);
      underWay = [];
      wanted = strips.current.map(() => all);
      for (const strip of present()) layOut(strip);
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
      layOut: (strip: number) => {
        layOut(strip);
        underWay = underWay.filter((each) => each !== strip);
        // The others have their turn, too, when the movement is over.
        if (underWay.length === 0 && present().some((each) => !isDrawn(each, 0))) ask();
      },
      end: () => {
        stop();
        cancelAnimationFrame(frame);
        clearTimeout(timer);
      },
    };
  }, [axis, strips, first, firstDrawn]);

  useEffect(() => moving.end, [moving]);
  return { moving, drawnOf: (strip) => drawn[strip] ?? firstDrawn, view, first };
}
