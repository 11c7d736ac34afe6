/** A calendar to take along: into calendar apps, as a link, as a file of this site. */
import { type ReactNode, useMemo } from 'react';
import type { SportsEvent } from '../../catalog/event.ts';
import buttons from '../shell/buttons.module.css';
import { CopyLink } from '../shell/copy-link.tsx';
import { saveFile } from '../shell/save-file.ts';
import { SubscribeButton } from '../subscribe/subscribe-button.tsx';
import type { SubscribeTarget } from '../subscribe/subscribe-target.ts';
import { searchWith } from './choice-address.ts';
import { choiceText } from './choice-text.ts';
import type { Star } from './load-stars.ts';
import type { MyChoice } from './my-choice.ts';
import styles from './take-along.module.css';

interface TakeAlongProps {
  stars: readonly Star[];
  /** What is on or still to come, without hidden types. */
  ahead: readonly SportsEvent[];
  choice: MyChoice;
  /** More buttons of the same row. */
  children: ReactNode;
}

export function TakeAlong({ stars, ahead, choice, children }: TakeAlongProps) {
  const { origin } = window.location;
  const target = useMemo<SubscribeTarget>(
    () => ({
      kind: 'several',
      name: 'My calendar',
      parts: stars.map(({ list, slug, label }) => ({
        kind: list === 'leagues' ? ('league' as const) : ('team' as const),
        slug,
        name: label,
      })),
      only: new Set(ahead.map(({ id }) => id)),
    }),
    [stars, ahead],
  );
  return (
    <div className={styles.ways}>
      <SubscribeButton target={target} className={buttons.primary} />
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
  );
}
