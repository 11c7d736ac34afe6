/** /timeline: the seasons of all leagues in one picture; what is in view is in the URL. */

import { useCallback, useState } from 'react';
import { ALL_SEASONS } from '../../catalog/packed/packed-marks.ts';
import { markLists } from '../data/marks.ts';
import { leagues } from '../data/site-map.ts';
import { useQuery } from '../router/use-query.ts';
import { SITE_NAME, SITE_TIME_ZONE } from '../site.ts';
import { useVisitor, useVisitorKnown } from '../time/visitor.tsx';
import { LEAGUES_AXIS, LeaguesTimeline } from '../timeline/leagues-timeline.tsx';
import { queryOfView, requestedView, timelineParameters } from '../timeline/timeline-query.ts';
import type { TimelineView } from '../timeline/view.ts';
import { Warnings } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import styles from './timeline.module.css';
import wide from './wide-page.module.css';

const HEAD = {
  title: `Timeline – ${SITE_NAME}`,
  description: `Seasons, playoffs, drafts, all-star events, majors and finals of ${leagues.length} leagues and competitions on one timeline.`,
};

const PARAMETERS = timelineParameters(LEAGUES_AXIS);

export const load = () => markLists.load(ALL_SEASONS);

export default function TimelinePage() {
  const visitor = useVisitor(SITE_TIME_ZONE);
  const { today } = visitor;
  const { query, warnings, change } = useQuery(PARAMETERS);
  const isVisitorKnown = useVisitorKnown();
  // Read once: from then on the picture writes the URL.
  const [requested, setRequested] = useState<{ view: TimelineView; warnings: string[] }>();
  if (isVisitorKnown && !requested)
    setRequested({ view: requestedView(query, LEAGUES_AXIS, today), warnings });

  const onRest = useCallback(
    (view: TimelineView) => change(queryOfView(view, LEAGUES_AXIS, today), { replace: true }),
    [change, today],
  );

  return (
    <div className={`${styles.page} ${wide.page}`}>
      <PageHead {...HEAD} />
      <h1 itemProp="name">Timeline</h1>
      <p className={styles.facts}>
        {leagues.length} leagues and competitions.{' '}
        <span className="screen-only">
          Drag to move; pinch or Ctrl+scroll to zoom. On the keyboard, arrow keys move between marks and + and
          − zoom.
        </span>
      </p>
      <Warnings of={requested?.warnings ?? []} />
      <LeaguesTimeline visitor={visitor} requested={requested?.view} onRest={onRest} />
    </div>
  );
}
