/** Adds a league or team to My calendar, or removes it. */
import { useState } from 'react';
import icons from '../ui/icon-button.module.css';
import { StarIcon } from '../ui/icons.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { type StarredList, toggled } from './my-choice.ts';
import { changeChoice, useMyState } from './my-store.ts';
import styles from './star-button.module.css';

interface StarButtonProps {
  list: StarredList;
  slug: string;
  name: string;
}

export function StarButton({ list, slug, name }: StarButtonProps) {
  const { choice, isSaved } = useMyState();
  const [wasClicked, setClicked] = useState(false);
  const isStarred = choice[list].includes(slug);
  return (
    <>
      <button
        type="button"
        className={`${icons.button} ${styles.star}`}
        aria-pressed={isStarred}
        aria-label={`Star ${name}`}
        onClick={() => {
          changeChoice((before) => toggled(before, list, slug));
          setClicked(true);
        }}
      >
        <StarIcon />
        <Tooltip>{isStarred ? 'Remove from my calendar' : 'Add to my calendar'}</Tooltip>
      </button>
      {wasClicked && !isSaved && (
        <small role="status" className={styles.note}>
          Not saved: this browser blocks storage
        </small>
      )}
    </>
  );
}
