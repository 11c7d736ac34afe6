/** /my: everything the visitor follows, in one calendar. Only the browser knows it, so it is loaded there. */
import { Suspense } from 'react';
import { MyCalendarIntro } from '../my/my-calendar-intro.tsx';
import { SITE_NAME } from '../site.ts';
import { useVisitorKnown } from '../time/visitor.tsx';
import { Boundary } from '../ui/boundary.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { PageHead } from '../ui/page-head.tsx';
import styles from './my.module.css';

const MyCalendar = lazyComponent(() => import('../my/my-calendar.tsx'), <MyCalendarIntro />);

const HEAD = {
  title: `My calendar – ${SITE_NAME}`,
  description:
    'Star leagues and teams to see all their dates in one calendar, in your own time zone. Share it or subscribe to it. No account; saved in your browser.',
};

export default function MyPage() {
  const isVisitorKnown = useVisitorKnown();
  return (
    <div className={styles.page}>
      <PageHead {...HEAD} />
      <h1 itemProp="name">My calendar</h1>
      <p className={`${styles.facts} screen-only`}>
        Everything you star, in one calendar. No account; saved in this browser.
      </p>
      <noscript>
        <p>Stars are saved in your browser, which requires JavaScript.</p>
      </noscript>
      {isVisitorKnown ? (
        <Boundary message="Your calendar could not be shown">
          <Suspense fallback={<MyCalendarIntro />}>
            <MyCalendar />
          </Suspense>
        </Boundary>
      ) : (
        <MyCalendarIntro />
      )}
    </div>
  );
}
