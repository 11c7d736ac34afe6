/** Says that this is a preview of a shared or imported calendar, and offers to adopt it. */
import { type Follows, isEmpty, isSame, merged } from '../follows/follows.ts';
import buttons from '../ui/buttons.module.css';
import notices from '../ui/notice.module.css';
import styles from './shared-calendar-banner.module.css';

interface SharedCalendarBannerProps {
  source: 'link' | 'file';
  shared: Follows;
  own: Follows;
  onAdopt: (follows: Follows) => void;
  onLeave: () => void;
}

const TITLES = {
  link: 'This is a shared calendar.',
  file: 'This is the calendar from your file.',
};

export function SharedCalendarBanner({ source, shared, own, onAdopt, onLeave }: SharedCalendarBannerProps) {
  const isOwn = isSame(shared, own);
  const hasOwn = !isEmpty(own);
  return (
    <section className={`${notices.notice} ${styles.banner} wrapping-row`} aria-label="Shared calendar">
      <p>
        <b>{TITLES[source]}</b>{' '}
        {isOwn ? 'It matches your own.' : `Preview only${hasOwn ? '; your calendar is unchanged' : ''}.`}
      </p>
      {!isOwn && !isEmpty(shared) && (
        <>
          <button type="button" className={buttons.primary} onClick={() => onAdopt(shared)}>
            {hasOwn ? 'Replace mine' : 'Make it mine'}
          </button>
          {hasOwn && (
            <button type="button" className={buttons.action} onClick={() => onAdopt(merged(own, shared))}>
              Add to mine
            </button>
          )}
        </>
      )}
      <button type="button" className={buttons.action} onClick={onLeave}>
        Back to my calendar
      </button>
    </section>
  );
}
