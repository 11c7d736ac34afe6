/** Takes a calendar elsewhere: into calendar apps, and folded away as a link or as a file for another browser. */
import { type ReactNode, useMemo } from 'react';
import type { SportsEvent } from '../../catalog/event/event.ts';
import type { FollowedEvents } from '../follows/followed-events.ts';
import type { Follows } from '../follows/follows.ts';
import { followsText } from '../follows/follows-text.ts';
import { searchWithFollows } from '../follows/follows-url.ts';
import { SubscribeButton } from '../subscribe/subscribe-button.tsx';
import type { SubscribeTarget } from '../subscribe/subscribe-target.ts';
import buttons from '../ui/buttons.module.css';
import { CopyLink } from '../ui/copy-link.tsx';
import { siteAddress } from '../util/base-path.ts';
import { saveFile } from '../util/save-file.ts';
import styles from './export-actions.module.css';

interface ExportActionsProps {
  loaded: FollowedEvents;
  /** Live and upcoming events. */
  ahead: readonly SportsEvent[];
  follows: Follows;
  /** More buttons in the fold. */
  children: ReactNode;
}

/** Whether the host answers /feeds/mix.ics: the build says so, and no page has to try. */
const HAS_MIX = __HAS_MIX__;

const KINDS = { leagues: 'league', teams: 'team', events: 'event' } as const;

export function ExportActions({ loaded, ahead, follows, children }: ExportActionsProps) {
  const target = useMemo<SubscribeTarget>(
    () => ({
      kind: 'several',
      name: 'My calendar',
      targets: loaded.followed.map(({ list, key, label }) => ({ kind: KINDS[list], slug: key, name: label })),
      // As an address writes them. The server rejects a kind that none of these events has.
      only: new Set(ahead.map(({ id }) => id)),
      ...(HAS_MIX ? { mix: { without: loaded.hiddenKinds.map((kind) => kind.replace('.', ':')) } } : {}),
    }),
    [loaded, ahead],
  );
  return (
    <div className={`${styles.actions} wrapping-row`}>
      <SubscribeButton target={target} className={buttons.primary} />
      <details className={`${styles.others} screen-only`}>
        <summary className={buttons.action}>Share or move</summary>
        <div className={`${styles.actions} wrapping-row`}>
          <CopyLink
            address={siteAddress(`/my${searchWithFollows(new URLSearchParams(), follows)}`)}
            className={buttons.action}
          />
          <button
            type="button"
            className={buttons.action}
            onClick={() => saveFile('my-sports-calendar.json', followsText(follows), 'application/json')}
          >
            Export
          </button>
          {children}
        </div>
      </details>
    </div>
  );
}
