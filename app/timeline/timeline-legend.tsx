/** What the shapes of a season's timeline mean; only those that the season has. */
import type { SportsEvent } from '../../catalog/event.ts';
import { milestoneOf } from '../../catalog/milestone.ts';
import type { TimelineRow } from './timeline-layout.ts';
import looks from './timeline-marks.module.css';

export function TimelineLegend({ rows }: { rows: readonly TimelineRow[] }) {
  const marks = rows.flatMap((row) => row.marks);
  const markers = marks.filter(({ shape }) => shape === 'marker').map(({ events: [event] }) => event);
  const hasBar = (wanted: string) => marks.some(({ tone, shape }) => tone === wanted && shape === 'bar');
  return (
    <p className={looks.legend} aria-hidden="true">
      {hasBar('frame') && <span data-key="frame">Phase</span>}
      {hasBar('event') && <span data-key="event">Several days</span>}
      {markers.some(isPlain) && <span data-key="marker">One day</span>}
      {markers.some((event) => milestoneOf(event) === 'draft') && <span data-key="draft">Draft</span>}
      {markers.some((event) => milestoneOf(event) === 'allstar') && <span data-key="allstar">All-star</span>}
      {marks.some(({ tone }) => tone === 'final') && <span data-key="final">Final</span>}
      {rows.some(({ gameDays }) => gameDays.length > 0) && <span data-key="games">Game days</span>}
    </p>
  );
}

/** Drawn as a diamond. */
const isPlain = (event: SportsEvent) => !['draft', 'allstar'].includes(milestoneOf(event) ?? '');
