/** A calendar to take along: into calendar apps, as a link, as a file of this site. */
import { type ReactNode, useMemo } from 'react';
import type { SportsEvent } from '../../catalog/event.ts';
import { choiceText } from '../stars/choice-text.ts';
import type { MyChoice } from '../stars/my-choice.ts';
import { SubscribeButton } from '../subscribe/subscribe-button.tsx';
import type { SubscribeTarget } from '../subscribe/subscribe-target.ts';
import buttons from '../ui/buttons.module.css';
import { CopyLink } from '../ui/copy-link.tsx';
import { siteAddress } from '../util/base-path.ts';
import { saveFile } from '../util/save-file.ts';
import { searchWith } from './choice-url.ts';
import styles from './export-actions.module.css';
import type { Star } from './load-stars.ts';

interface TakeAlongProps {
  stars: readonly Star[];
  /** What is on or still to come, without hidden types. */
  ahead: readonly SportsEvent[];
  choice: MyChoice;
  /** More buttons of the same row. */
  children: ReactNode;
}

export function ExportActions({ stars, ahead, choice, children }: TakeAlongProps) {
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
        address={siteAddress(`/my${searchWith(new URLSearchParams(), choice)}`)}
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
