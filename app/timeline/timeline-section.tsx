/**
 * The timeline as a part of another page: a heading and a link at once, the picture when it comes near the screen, in
 * room that is kept for it.
 */
import { type CSSProperties, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { LeagueSummary } from '../../catalog/season/summary.ts';
import { useVisitorKnown, type Visitor } from '../time/visitor.tsx';
import { Boundary } from '../ui/boundary.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import styles from './timeline-section.module.css';

const LeaguesTimeline = lazyComponent(() => import('./leagues-timeline.tsx'));

interface TimelineSectionProps {
  leagues: readonly LeagueSummary[];
  visitor: Visitor;
  title?: string;
}

/** How many events side by side stay marks of their own: fewer for all leagues, on a page that has much else. */
const MANY_LEAGUES = 20;
const finestFor = (leagues: number) => (leagues > MANY_LEAGUES ? 24 : 60);

/** Far enough that the picture is there before it is seen. */
const NEAR = '300px';

export function TimelineSection({ leagues, visitor, title = 'Seasons' }: TimelineSectionProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const groups = new Set(leagues.map(({ category }) => category)).size;
  const room = { '--rows': leagues.length, '--groups': groups > 1 ? groups : 0 } as CSSProperties;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title} <a href="/timeline">Full timeline →</a>
      </h2>
      <div ref={place} className={styles.room} style={room}>
        {isNear && (
          <Boundary message="The timeline could not be shown">
            <Suspense>
              <LeaguesTimeline leagues={leagues} visitor={visitor} finest={finestFor(leagues.length)} />
            </Suspense>
          </Boundary>
        )}
      </div>
    </section>
  );
}

function useNear(place: React.RefObject<HTMLElement | null>): boolean {
  // Before hydration, the page may be shorter: rows that are over are left out of it.
  const isVisitorKnown = useVisitorKnown();
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || !isVisitorKnown || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, isVisitorKnown, isNear]);
  return isNear;
}
