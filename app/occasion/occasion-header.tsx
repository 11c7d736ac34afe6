/** The plate of an occasion, its name with a star, a line of facts, and its calendar. */
import type { ReactNode } from 'react';
import { FollowHeading } from '../follows/follow-button.tsx';
import type { FollowKey } from '../follows/follows.ts';
import styles from '../season/league-header.module.css';
import { SubscribeButton } from '../subscribe/subscribe-button.tsx';
import type { SubscribeTarget } from '../subscribe/subscribe-target.ts';
import buttons from '../ui/buttons.module.css';

interface OccasionHeaderProps {
  plate: ReactNode;
  name: string;
  follow: FollowKey;
  calendar: SubscribeTarget;
  /** The line of facts. */
  children: ReactNode;
}

export function OccasionHeader({ plate, name, follow, calendar, children }: OccasionHeaderProps) {
  return (
    <header className={styles.header}>
      {plate}
      <div className={styles.title}>
        <FollowHeading follow={follow} name={name} />
      </div>
      <div className={`${styles.line} wrapping-row`}>
        <p className={styles.zone}>{children}</p>
      </div>
      <SubscribeButton target={calendar} className={`${buttons.action} ${styles.subscribe}`} />
    </header>
  );
}
