/** /my: what the visitor follows, in one calendar. Everything of it is known in the browser alone and loaded there. */
import { Suspense } from 'react';
import { MyCalendarIntro } from '../my/my-calendar-intro.tsx';
import { SITE_NAME } from '../site.ts';
import { useHydrated } from '../time/visitor.tsx';
import { Boundary } from '../ui/boundary.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { PageHead } from '../ui/page-head.tsx';
import styles from './my.module.css';

const MyCalendar = lazyComponent(() => import('../my/my-calendar.tsx'), <MyCalendarIntro />);

const HEAD = {
  title: `My calendar – ${SITE_NAME}`,
  description:
    'Star leagues and teams, and see all their dates in one calendar in your own time zone: schedule, month and timeline, as a link or a file. No account, kept in your browser.',
};

export default function MyPage() {
  const isHydrated = useHydrated();
  return (
    <div className={styles.page}>
      <PageHead {...HEAD} />
      <h1 itemProp="name">My calendar</h1>
      <p className={styles.facts}>What you star, in one calendar. It stays in this browser: no account.</p>
      <noscript>
        <p>Stars are kept by your browser, which needs JavaScript for that.</p>
      </noscript>
      {isHydrated ? (
        <Boundary what="Your calendar">
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
