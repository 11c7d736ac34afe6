/** The visitor's own calendar, or a preview of one from a link or a file. Loaded when the page is opened. */

import { useDeferredValue, useMemo, useState } from 'react';
import { NewChanges } from '../changes/new-changes.tsx';
import { type FollowedEvents, useFollowedEvents } from '../follows/followed-events.ts';
import { type FollowList, type Follows, toggled } from '../follows/follows.ts';
import { changeFollows, useFollows } from '../follows/follows-store.ts';
import { quoted } from '../follows/follows-text.ts';
import { followsFromUrl, searchWithFollows } from '../follows/follows-url.ts';
import { navigateSearch } from '../router/navigate.ts';
import { useSearch } from '../router/router.tsx';
import { SITE_TIME_ZONE } from '../site.ts';
import { useVisitor } from '../time/visitor.tsx';
import { Boundary } from '../ui/boundary.tsx';
import links from '../ui/link-button.module.css';
import { Notice, Warnings } from '../ui/notice.tsx';
import { useCalendar } from './calendar.ts';
import { CalendarViews } from './calendar-views.tsx';
import { ExportActions } from './export-actions.tsx';
import { Finder } from './finder.tsx';
import { FollowedList } from './followed-list.tsx';
import { ImportButton } from './import-button.tsx';
import styles from './my-calendar.module.css';
import { SharedCalendarBanner } from './shared-calendar-banner.tsx';
import { StorageNotices } from './storage-notices.tsx';

/** Whose calendar is shown. */
type Source = 'own' | 'link' | 'file';

export default function MyCalendar() {
  const visitor = useVisitor(SITE_TIME_ZONE);
  const search = useSearch();
  const own = useFollows();
  const fromUrl = useMemo(() => followsFromUrl(search), [search]);
  const [file, setFile] = useState<Follows>();
  const [warnings, setWarnings] = useState<string[]>([]);
  /** The visitor's calendar before they adopted another one, for Undo. */
  const [previous, setPrevious] = useState<Follows>();

  const requested = useMemo((): { follows: Follows; source: Source } => {
    if (fromUrl.follows) return { follows: fromUrl.follows, source: 'link' };
    return file ? { follows: file, source: 'file' } : { follows: own, source: 'own' };
  }, [fromUrl, file, own]);
  // While the events of another calendar are loading, the page keeps what it shows.
  const { follows, source } = useDeferredValue(requested);
  const loaded = useFollowedEvents(follows, visitor.today);
  const calendar = useCalendar(loaded, visitor);

  const adopt = (next: Follows) => {
    setPrevious(own);
    changeFollows(() => next);
    leavePreview();
  };
  const leavePreview = () => {
    setFile(undefined);
    setWarnings([]);
    navigateSearch(searchWithFollows(search), { keepScroll: true });
  };
  const toggleKind = (kind: string) => {
    const change = (current: Follows) => toggled(current, 'hiddenKinds', kind);
    if (requested.source === 'own') changeFollows(change);
    else if (requested.source === 'file') setFile(change(requested.follows));
    else navigateSearch(searchWithFollows(search, change(requested.follows)), { keepScroll: true });
  };
  const importButton = (
    <ImportButton
      onRead={(read, from, readWarnings) => {
        setWarnings(readWarnings);
        setPrevious(undefined);
        setFile(from === 'file' ? read : undefined);
        // A pasted address becomes a shared link, and a file takes precedence over one.
        navigateSearch(searchWithFollows(search, from === 'link' ? read : undefined), { keepScroll: true });
      }}
    />
  );

  return (
    <>
      <StorageNotices />
      <Warnings of={[...fromUrl.warnings, ...warnings, ...unknownText(loaded, source)]} />
      {previous && source === 'own' && (
        <Notice>
          This is your calendar now.{' '}
          <button
            type="button"
            className={`${links.link} ${styles.undo}`}
            onClick={() => {
              changeFollows(() => previous);
              setPrevious(undefined);
            }}
          >
            Undo
          </button>
        </Notice>
      )}
      {source !== 'own' && (
        <SharedCalendarBanner
          source={source}
          shared={knownOf(follows, loaded)}
          own={own}
          onAdopt={adopt}
          onLeave={leavePreview}
        />
      )}
      <FollowedList loaded={loaded} isOwn={source === 'own'} />
      <div className={`${styles.tools} wrapping-row`}>
        {loaded.followed.length > 0 ? (
          <ExportActions loaded={loaded} ahead={calendar.ahead} follows={follows}>
            {importButton}
          </ExportActions>
        ) : (
          <p className={`${styles.import} wrapping-row`}>Moving from another browser? {importButton}</p>
        )}
        {source === 'own' && <Finder />}
      </div>
      {source === 'own' && loaded.followed.length > 0 && (
        <Boundary message="What moved could not be shown">
          <NewChanges follows={follows} />
        </Boundary>
      )}
      {loaded.followed.length > 0 && (
        <CalendarViews
          calendar={calendar}
          followed={loaded.followed}
          hidden={requested.follows.hiddenKinds}
          onKind={toggleKind}
          visitor={visitor}
        />
      )}
    </>
  );
}

/** Only what is known can be adopted. */
function knownOf(follows: Follows, { followed }: FollowedEvents): Follows {
  const known = (list: FollowList) => followed.filter((each) => each.list === list).map(({ key }) => key);
  return { ...follows, leagues: known('leagues'), teams: known('teams'), events: known('events') };
}

/** Of the visitor's own they are in the list instead, where they can be removed. */
function unknownText({ unknown }: FollowedEvents, source: Source): string[] {
  if (unknown.length === 0 || source === 'own') return [];
  return [`Left out because it is not on this site: ${quoted(unknown.map(({ key }) => key))}.`];
}
