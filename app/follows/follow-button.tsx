/** The star that adds a league, a team or an event to My calendar, or removes it. */
import { type ReactNode, useState } from 'react';
import buttons from '../ui/buttons.module.css';
import icons from '../ui/icon-button.module.css';
import { StarIcon } from '../ui/icons.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import styles from './follow-button.module.css';
import { type FollowKey, followCount, toggled } from './follows.ts';
import { changeFollows, useFollows, useFollowsSaved } from './follows-store.ts';

interface FollowButtonProps {
  follow: FollowKey;
  name: string;
  /** Says what it does beside the star, where there is room; elsewhere the tooltip does. */
  hasWords?: boolean;
}

/** The heading of a page with its star. */
export function FollowHeading({
  follow,
  name,
  children = name,
}: FollowButtonProps & { children?: ReactNode }) {
  return (
    <>
      <h1 itemProp="name" className={styles.heading}>
        {children}
      </h1>
      <FollowButton follow={follow} name={name} />
    </>
  );
}

export function FollowButton({ follow: { list, key }, name, hasWords = false }: FollowButtonProps) {
  const follows = useFollows();
  const isSaved = useFollowsSaved();
  const [wasClicked, setClicked] = useState(false);
  const isFollowed = follows[list].includes(key);
  const words = isFollowed ? 'Remove from My calendar' : 'Add to My calendar';
  return (
    <>
      <button
        type="button"
        className={`${hasWords ? buttons.action : icons.button} ${styles.star}`}
        aria-pressed={isFollowed}
        aria-label={`Star ${name}`}
        onClick={() => {
          changeFollows((before) => toggled(before, list, key));
          setClicked(true);
        }}
      >
        <StarIcon />
        {hasWords ? words : <Tooltip>{words}</Tooltip>}
      </button>
      {wasClicked && (
        <small role="status" className={isSaved ? 'visually-hidden' : styles.note}>
          {isSaved
            ? `${name} ${isFollowed ? 'added to' : 'removed from'} My calendar, ${followCount(follows)} starred`
            : 'Not saved: this browser blocks storage'}
        </small>
      )}
    </>
  );
}
