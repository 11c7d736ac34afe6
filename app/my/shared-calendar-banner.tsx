/** Says that a calendar is somebody else's or a file's, and offers to adopt it. The own one is untouched until then. */

import { isEmpty, isSame, type MyChoice, merged } from '../stars/my-choice.ts';
import buttons from '../ui/buttons.module.css';
import styles from './shared-calendar-banner.module.css';

interface OfferProps {
  source: 'link' | 'file';
  offered: MyChoice;
  own: MyChoice;
  onAdopt: (choice: MyChoice) => void;
  onLeave: () => void;
}

const WORDS = {
  link: 'This is a shared calendar.',
  file: 'This is the calendar of your file.',
};

export function SharedCalendarBanner({ source, offered, own, onAdopt, onLeave }: OfferProps) {
  const isOwn = isSame(offered, own);
  const hasOwn = !isEmpty(own);
  return (
    <section className={styles.offer} aria-label="Shared calendar">
      <p>
        <b>{WORDS[source]}</b>{' '}
        {isOwn
          ? 'It is the same as your own.'
          : `You only look at it${hasOwn ? '; your own is as it was' : ''}.`}
      </p>
      {!isOwn && !isEmpty(offered) && (
        <>
          <button type="button" className={buttons.primary} onClick={() => onAdopt(offered)}>
            Make it mine{hasOwn && ' instead'}
          </button>
          {hasOwn && (
            <button type="button" className={buttons.action} onClick={() => onAdopt(merged(own, offered))}>
              Add to mine
            </button>
          )}
        </>
      )}
      <button type="button" className={buttons.action} onClick={onLeave}>
        To my own
      </button>
    </section>
  );
}
