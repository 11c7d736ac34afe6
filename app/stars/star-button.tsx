/** The star of a league or a team: one click takes it into My calendar, another one out of it. */
import { useState } from 'react';
import icons from '../ui/icon-button.module.css';
import { StarIcon } from '../ui/icons.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { type Starred, toggled } from './my-choice.ts';
import { changeChoice, useMyState } from './my-store.ts';
import styles from './star-button.module.css';

interface StarButtonProps {
  list: Starred;
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
        <Tooltip>{isStarred ? 'Take out of my calendar' : 'Add to my calendar'}</Tooltip>
      </button>
      {wasClicked && !isSaved && (
        <small role="status" className={styles.note}>
          For now only: this browser keeps nothing
        </small>
      )}
    </>
  );
}
