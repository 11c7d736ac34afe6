/** Takes a calendar elsewhere: into calendar apps, as a link, or as a file for another browser. */
import { type ReactNode, useMemo } from 'react';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { kindKey } from '../../catalog/event/kind.ts';
import { choiceText } from '../stars/choice-text.ts';
import type { Star } from '../stars/load-stars.ts';
import type { MyChoice } from '../stars/my-choice.ts';
import { SubscribeButton } from '../subscribe/subscribe-button.tsx';
import type { SubscribeTarget } from '../subscribe/subscribe-target.ts';
import buttons from '../ui/buttons.module.css';
import { CopyLink } from '../ui/copy-link.tsx';
import { siteAddress } from '../util/base-path.ts';
import { saveFile } from '../util/save-file.ts';
import { searchWithChoice } from './choice-url.ts';
import styles from './export-actions.module.css';

interface ExportActionsProps {
  stars: readonly Star[];
  /** Live and upcoming events, without hidden types. */
  ahead: readonly SportsEvent[];
  choice: MyChoice;
  /** More buttons in the same row. */
  children: ReactNode;
}

/** Whether the host answers /feeds/mix.ics: the build says so, and no page has to try. */
const HAS_MIX = __HAS_MIX__;

const KINDS = { leagues: 'league', teams: 'team', events: 'event' } as const;

export function ExportActions({ stars, ahead, choice, children }: ExportActionsProps) {
  const target = useMemo<SubscribeTarget>(
    () => ({
      kind: 'several',
      name: 'My calendar',
      targets: stars.map(({ list, slug, label }) => ({
        kind: KINDS[list],
        slug,
        name: label,
      })),
      only: new Set(ahead.map(({ id }) => id)),
      ...(HAS_MIX ? { mix: { without: leftOut(stars, choice.hiddenTypes) } } : {}),
    }),
    [stars, ahead, choice.hiddenTypes],
  );
  return (
    <div className={styles.actions}>
      <SubscribeButton target={target} className={buttons.primary} />
      <CopyLink
        address={siteAddress(`/my${searchWithChoice(new URLSearchParams(), choice)}`)}
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

/** Hidden types as an address writes them. The server rejects a type that none of these events has. */
function leftOut(stars: readonly Star[], hiddenTypes: readonly string[]): string[] {
  const kinds = new Set(stars.flatMap(({ events }) => events.map(kindKey)));
  return hiddenTypes.filter((kind) => kinds.has(kind)).map((kind) => kind.replace('.', ':'));
}
