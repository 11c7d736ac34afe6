/**
 * A timeline by keyboard: its marks are one stop for the Tab key, arrows go from mark to mark and from row to row, Home
 * and End to the first and last of a row, with Ctrl of all rows, PageUp and PageDown scroll, plus and minus zoom.
 */
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Axis } from './axis.ts';
import { markAt, marksIn, nearestMark, type TimelineMark, type TimelineRow } from './marks.ts';
import type { TimelineControl } from './use-timeline-view.ts';
import { type DrawnRange, type TimelineView, viewWith } from './view.ts';

/** What a press of a key or of a button changes. */
export const ZOOM_FACTOR = 1.5;
export const PAN_FRACTION = 0.5;

const hasMarks = ({ marks }: TimelineRow) => marks.length > 0;

/** The mark that has or last had the focus, and the day that it was chosen for. */
interface Place {
  row: number;
  key: string;
  day: number;
}

export function useMarkKeys(axis: Axis, rows: readonly TimelineRow[], chart: TimelineControl) {
  const [last, setLast] = useState<Place>();
  const focused = useRef<Element>(null);
  const { drawn, view } = chart;
  const tabStop = tabStopOf(rows, last, drawn, view);

  const elementOf = (row: number, key: string) =>
    chart.scroller.current?.querySelector<HTMLElement>(`[data-row="${row}"] [data-key="${CSS.escape(key)}"]`);

  // A zoom may merge the focused mark into its neighbour, which then has the focus.
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected || !tabStop || tabStop.row !== last?.row) return;
    focused.current = null;
    elementOf(tabStop.row, tabStop.key)?.focus({ preventScroll: true });
  });

  /** Brings a mark into view if it is not, and gives it the focus. */
  const goTo = (row: number, mark: TimelineMark | undefined) => {
    if (!mark) return;
    const now = chart.current();
    const wanted = viewWith(axis, now, mark.at, mark.at + mark.size);
    if (wanted !== now || !elementOf(row, mark.key)) flushSync(() => chart.show(wanted));
    const element = elementOf(row, mark.key);
    element?.focus({ preventScroll: true });
    // The row is wider than the picture, so this scrolls up and down only.
    element?.closest('[data-row]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  /** To the first or last mark of a row. */
  const goToEnd = (row: number, end: 0 | -1) => goTo(row, rows[row]?.marks.at(end));

  /** To the nearest row above or below that shows something, at the same day. */
  const goToRow = (row: number, direction: -1 | 1, day: number) => {
    const { from, days } = chart.current();
    for (let next = row + direction; rows[next]; next += direction) {
      const mark = nearestMark(marksIn(rows[next]?.marks ?? [], from, from + days), day);
      if (mark) return goTo(next, mark);
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const place = placeOf(event.target as Element);
    const marks = rows[place?.row ?? -1]?.marks;
    if (!place || !marks || event.altKey || event.metaKey) return;
    const { row, key, day } = place;
    const { from, days } = chart.current();
    const at = marks.findIndex((mark) => mark.key === key);
    const zoomBy = (factor: number) => chart.zoom(factor, (day - from) / days);
    const act = () => {
      if (event.ctrlKey && event.key === 'Home') return goToEnd(rows.findIndex(hasMarks), 0);
      if (event.ctrlKey && event.key === 'End') return goToEnd(rows.findLastIndex(hasMarks), -1);
      if (event.ctrlKey) return false;
      switch (event.key) {
        case 'ArrowLeft':
          return goTo(row, marks[at - 1]);
        case 'ArrowRight':
          return goTo(row, marks[at + 1]);
        case 'ArrowUp':
          return goToRow(row, -1, day);
        case 'ArrowDown':
          return goToRow(row, 1, day);
        case 'Home':
          return goToEnd(row, 0);
        case 'End':
          return goToEnd(row, -1);
        case 'PageUp':
          return chart.pan(-PAN_FRACTION);
        case 'PageDown':
          return chart.pan(PAN_FRACTION);
        case '+':
        case '=':
          return zoomBy(1 / ZOOM_FACTOR);
        case '-':
          return zoomBy(ZOOM_FACTOR);
        default:
          return false;
      }
    };
    if (act() !== false) event.preventDefault();
  };

  /** Of the mark that an element is. */
  const placeOf = (element: Element): Place | undefined => {
    const { index, mark } = markAt(rows, element);
    if (!mark) return undefined;
    const { from, days } = chart.current();
    const middle = mark.at + mark.size / 2;
    return { row: index, key: mark.key, day: Math.min(Math.max(middle, from), from + days) };
  };

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const place = placeOf(target);
    if (!place) return;
    focused.current = target;
    setLast(place);
  };

  // What was taken away keeps its place for its neighbour; what was left does not.
  const onBlur = ({ target }: FocusEvent<HTMLElement>) => {
    queueMicrotask(() => {
      if (target.isConnected && focused.current === target) focused.current = null;
    });
  };

  return { tabStop, keys: { onKeyDown, onFocus, onBlur } };
}

/** The mark that was focused last, or its neighbour if that is no longer drawn, or the first there is. */
function tabStopOf(
  rows: readonly TimelineRow[],
  last: Place | undefined,
  drawn: DrawnRange,
  view: TimelineView,
): { row: number; key: string } | undefined {
  const stopIn = (row: number) => {
    const marks = rows[row]?.marks ?? [];
    const known = marksIn(marks, drawn.from, drawn.to).find(({ key }) => key === last?.key);
    const inView = marksIn(marks, view.from, view.from + view.days);
    const mark = last?.row === row ? (known ?? nearestMark(inView, last.day)) : inView[0];
    return mark && { row, key: mark.key };
  };
  for (const row of [last?.row ?? 0, ...rows.keys()]) {
    const stop = stopIn(row);
    if (stop) return stop;
  }
  return undefined;
}
