/** In place of the next game: when the team last played, or that no dates are announced. */

import type { Game } from '../../catalog/event/event.ts';
import { statusOf } from '../../catalog/event/status.ts';
import styles from '../season/no-next-event.module.css';
import { Time } from '../time/time.tsx';
import type { Visitor } from '../time/visitor.tsx';

interface NoNextGameProps {
  games: readonly Game[];
  sport: string;
  visitor: Visitor;
}

export function NoNextGame({ games, sport, visitor }: NoNextGameProps) {
  const last = games.findLast((game) => statusOf(game, sport, visitor.now) === 'finished');
  return (
    <p className={styles.text}>
      {last ? (
        <>
          No more games announced this season. The last was {last.name} on{' '}
          <Time form="day-with-year" of={last} visitor={visitor} />.
        </>
      ) : (
        'No dates announced yet.'
      )}
    </p>
  );
}
