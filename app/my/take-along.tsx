/** A calendar to take along: as a file for calendar apps, as a link, as a file of this site. */
import { type ReactNode, useState } from 'react';
import type { SportsEvent } from '../../catalog/event.ts';
import { eventHref } from '../data/event-path.ts';
import { leagueBySlug } from '../data/site-map.ts';
import buttons from '../shell/buttons.module.css';
import { CopyLink } from '../shell/copy-link.tsx';
import { Notice } from '../shell/notice.tsx';
import { saveFile } from '../shell/save-file.ts';
import { SITE_NAME } from '../site.ts';
import { searchWith } from './choice-address.ts';
import { choiceText } from './choice-text.ts';
import type { MyChoice } from './my-choice.ts';
import styles from './take-along.module.css';

interface TakeAlongProps {
  /** What is on or still to come, without hidden types. */
  ahead: readonly SportsEvent[];
  choice: MyChoice;
  /** More buttons of the same row. */
  children: ReactNode;
}

export function TakeAlong({ ahead, choice, children }: TakeAlongProps) {
  const [hasFailed, setFailed] = useState(false);
  const { origin } = window.location;
  const download = async () => {
    setFailed(false);
    try {
      const { calendarOf } = await import('../../feeds/calendar.ts');
      const text = calendarOf(
        ahead,
        { name: `My calendar (${SITE_NAME})` },
        {
          leagueOf: (slug) => leagueBySlug(slug) ?? { name: slug, icon: '' },
          pageOf: (event) => `${origin}${eventHref(event)}`,
        },
      );
      saveFile('my-sports-calendar.ics', text, 'text/calendar');
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      {hasFailed && <Notice>The file could not be made: part of the site did not arrive. Try again.</Notice>}
      <div className={styles.ways}>
        <button type="button" className={buttons.primary} onClick={download}>
          Download .ics
        </button>
        <CopyLink
          address={`${origin}/my${searchWith(new URLSearchParams(), choice)}`}
          className={buttons.action}
        />
        <button
          type="button"
          className={buttons.action}
          onClick={() => saveFile('my-sports-calendar.json', choiceText(choice), 'application/json')}
        >
          Export
        </button>
        {children}
      </div>
    </>
  );
}
