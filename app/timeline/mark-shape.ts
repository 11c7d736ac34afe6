/** How a mark is drawn, by what it is and how long it lasts. */
import type { MarkKind } from '../../catalog/season/season-marks.ts';
import type { TimelineMark, Tone } from './marks.ts';

/** Parts of the view: a shorter event is a tick, a shorter final a marker. */
const SHORTEST_BAR = 0.007;
const SHORTEST_FINAL = 0.016;
const PHASES: MarkKind[] = ['span', 'preseason', 'season', 'playoffs'];
const TONES: Partial<Record<MarkKind, Tone>> = {
  playoffs: 'event',
  event: 'event',
  major: 'final',
  final: 'final',
};

export const toneOf = (kind: MarkKind): Tone => TONES[kind] ?? 'phase';

/** @param length the days of the view */
export function shapeOf(kind: MarkKind, size: number, length: number): TimelineMark['shape'] {
  if (PHASES.includes(kind)) return 'bar';
  if (kind === 'event') return size > 1 && size / length >= SHORTEST_BAR ? 'bar' : 'tick';
  return size > 1 && size / length >= SHORTEST_FINAL ? 'bar' : 'marker';
}
