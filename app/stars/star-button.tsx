/** Adds a league, a team or an event to My calendar, or removes it. */
import { useState } from 'react';
import buttons from '../ui/buttons.module.css';
import icons from '../ui/icon-button.module.css';
import { StarIcon } from '../ui/icons.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { type StarredList, starCount, toggled } from './my-choice.ts';
import { changeChoice, useMyState } from './my-store.ts';
import styles from './star-button.module.css';

interface StarButtonProps {
  list: StarredList;
  slug: string;
  name: string;
  /** Says what it does beside the star, where there is room; elsewhere the tooltip does. */
  hasWords?: boolean;
}

export function StarButton({ list, slug, name, hasWords = false }: StarButtonProps) {
  const { choice, isSaved } = useMyState();
  const [wasClicked, setClicked] = useState(false);
  const isStarred = choice[list].includes(slug);
  const words = isStarred ? 'Remove from My calendar' : 'Add to My calendar';
  return (
    <>
      <button
        type="button"
        className={`${hasWords ? buttons.action : icons.button} ${styles.star}`}
        aria-pressed={isStarred}
        aria-label={`Star ${name}`}
        onClick={() => {
          changeChoice((before) => toggled(before, list, slug));
          setClicked(true);
        }}
      >
        <StarIcon />
        {hasWords ? words : <Tooltip>{words}</Tooltip>}
      </button>
      {wasClicked && (
        <small role="status" className={isSaved ? 'visually-hidden' : styles.note}>
          {isSaved
            ? `${name} ${isStarred ? 'added to' : 'removed from'} My calendar, ${starCount(choice)} starred`
            : 'Not saved: this browser blocks storage'}
        </small>
      )}
    </>
  );
}
