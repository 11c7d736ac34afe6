/** The timeline by keyboard: arrows go from mark to mark and from row to row, plus and minus zoom. */
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { elementOf, markAt } from './mark-link.tsx';
import { type LeagueRow, marksIn, marksOf, nearestMark, type PlacedMark } from './rows.ts';
import { MARKS } from './use-one-tab-stop.ts';
import type { MovingView } from './use-view.ts';
import { panView, type TimelineAxis, viewWith, zoomView } from './view.ts';

interface MarkKeys {
  axis: TimelineAxis;
  rows: readonly LeagueRow[];
  moving: MovingView;
  area: RefObject<HTMLElement | null>;
}

/** One press of a key. */
const ZOOM_STEP = 1.5;
const PAN_STEP = 0.5;

const middleOf = ({ at, size }: PlacedMark) => at + size / 2;

export function useMarkKeys({ axis, rows, moving, area }: MarkKeys) {
  /** The row and the place on the axis that had the focus last. */
  const last = useRef<{ row: number; place: number; element: Element } | null>(null);

  // A zoom may merge the mark in focus into its neighbour: then that one has it.
  useEffect(() => {
    const { row, place, element } = last.current ?? {};
    if (row === undefined || place === undefined || element?.isConnected) return;
    if (document.activeElement !== document.body) return;
    const { from, days } = moving.current();
    const merged = rows[row];
    const nearest = merged && nearestMark(marksIn(merged, from, from + days), place);
    if (nearest) elementOf(nearest)?.focus({ preventScroll: true });
  });

  /** Brings a mark into view if it is not, and gives it the focus. */
  const goTo = (mark: PlacedMark | undefined) => {
    if (!mark) return;
    const now = moving.current();
    const wanted = viewWith(axis, now, mark.at, mark.at + mark.size);
    if (wanted !== now || !elementOf(mark)?.isConnected) flushSync(() => moving.show(wanted));
    elementOf(mark)?.focus({ preventScroll: true });
    elementOf(mark)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  /** The nearest row above or below that shows something, at the same place. */
  const goToRow = (row: number, step: -1 | 1, place: number) => {
    const { from, days } = moving.current();
    for (let next = row + step; ; next += step) {
      const other = rows[next];
      if (!other) return;
      const mark = nearestMark(marksIn(other, from, from + days), place);
      const note = area.current?.querySelector<HTMLElement>(`[data-row="${next}"] [data-shape="note"]`);
      if (mark) return goTo(mark);
      if (note) return note.focus();
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const element = (event.target as Element).closest(MARKS);
    const row = Number(element?.closest<HTMLElement>('[data-row]')?.dataset.row ?? Number.NaN);
    const merged = rows[row];
    if (!element || !merged) return;
    const marks = marksOf(merged);
    const now = moving.current();
    const mark = markAt(element);
    const place = mark ? Math.min(Math.max(middleOf(mark), now.from), now.from + now.days) : now.from;
    const at = mark ? marks.indexOf(mark) : -1;
    // From a note about an empty row the way leads to what it tells of.
    const before = mark ? marks[at - 1] : marks.findLast((each) => each.at < now.from);
    const after = mark ? marks[at + 1] : marks.find((each) => each.at >= now.from + now.days);
    const zoomBy = (factor: number) => {
      const goal = moving.goal();
      moving.glideTo(zoomView(axis, goal, factor, (place - goal.from) / goal.days));
    };
    const act = (key: string) => {
      if (key === 'ArrowLeft') goTo(before);
      else if (key === 'ArrowRight') goTo(after);
      else if (key === 'ArrowUp') goToRow(row, -1, last.current?.place ?? place);
      else if (key === 'ArrowDown') goToRow(row, 1, last.current?.place ?? place);
      else if (key === 'Home') goTo(marks[0]);
      else if (key === 'End') goTo(marks.at(-1));
      else if (key === 'PageUp') moving.glideTo(panView(axis, moving.goal(), -PAN_STEP * now.days));
      else if (key === 'PageDown') moving.glideTo(panView(axis, moving.goal(), PAN_STEP * now.days));
      else if (key === '+' || key === '=') zoomBy(1 / ZOOM_STEP);
      else if (key === '-') zoomBy(ZOOM_STEP);
      else return false;
      return true;
    };
    if (act(event.key)) event.preventDefault();
  };

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const element = event.target.closest(MARKS);
    const row = Number(element?.closest<HTMLElement>('[data-row]')?.dataset.row ?? Number.NaN);
    if (!element || Number.isNaN(row)) return;
    const mark = markAt(element);
    const { from, days } = moving.current();
    const place = mark ? Math.min(Math.max(middleOf(mark), from), from + days) : from;
    last.current = { row, place, element };
  };

  // A mark that was taken away keeps its place for its neighbour; one that was left does not.
  const onBlur = ({ target }: FocusEvent<HTMLElement>) => {
    queueMicrotask(() => {
      if (target.isConnected && last.current?.element === target) last.current = null;
    });
  };

  return { onKeyDown, onFocus, onBlur };
}
