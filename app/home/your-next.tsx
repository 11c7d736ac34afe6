/**
 * The next events of what the visitor follows. The page as it was sent does not know that: its empty section has the same
 * height, and is seen by those alone who follow anything (follows-script.ts).
 */
import { Suspense } from 'react';
import { isEmpty } from '../follows/follows.ts';
import { useFollows } from '../follows/follows-store.ts';
import { useVisitorKnown, type Visitor } from '../time/visitor.tsx';
import { Boundary } from '../ui/boundary.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import sections from './sections.module.css';
import styles from './your-next.module.css';

const FollowedNext = lazyComponent(() => import('./followed-next.tsx'));

export function YourNext({ visitor }: { visitor: Visitor }) {
  const follows = useFollows();
  const isVisitorKnown = useVisitorKnown();
  if (isVisitorKnown && isEmpty(follows)) return null;
  return (
    <section aria-labelledby="your-next" className={isVisitorKnown ? undefined : styles.reserved}>
      <div className={`${sections.heading} wrapping-row`}>
        <h2 id="your-next">Next for you</h2>
        <a href="/my">My calendar</a>
      </div>
      <div className={styles.list}>
        {isVisitorKnown && (
          <Boundary message="Your stars could not be shown">
            <Suspense>
              <FollowedNext follows={follows} visitor={visitor} />
            </Suspense>
          </Boundary>
        )}
      </div>
    </section>
  );
}
