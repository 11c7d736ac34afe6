/**
 * The next events of what the visitor has starred. The page as it was sent does not know the stars: its empty section has
 * the same height, and is seen by those alone who have any (starred-script.ts).
 */
import { Suspense } from 'react';
import { isEmpty } from '../stars/my-choice.ts';
import { useMyState } from '../stars/my-store.ts';
import { useHydrated, type Visitor } from '../time/visitor.tsx';
import { Boundary } from '../ui/boundary.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import sections from './sections.module.css';
import styles from './your-next.module.css';

const StarredCards = lazyComponent(() => import('./starred-cards.tsx'));

export function YourNext({ visitor }: { visitor: Visitor }) {
  const { choice } = useMyState();
  const isHydrated = useHydrated();
  if (isHydrated && isEmpty(choice)) return null;
  return (
    <section aria-labelledby="your-next" className={isHydrated ? undefined : styles.reserved}>
      <div className={sections.heading}>
        <h2 id="your-next">Next for you</h2>
        <a href="/my">My calendar</a>
      </div>
      <div className={styles.cards}>
        {isHydrated && (
          <Boundary message="Your stars could not be shown">
            <Suspense>
              <StarredCards choice={choice} visitor={visitor} />
            </Suspense>
          </Boundary>
        )}
      </div>
    </section>
  );
}
