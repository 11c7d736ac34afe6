/** The visitor's own calendar, or a preview of one from a link or a file. Loaded when the page is opened. */
import { use, useDeferredValue, useMemo, useState } from 'react';
import { navigateSearch } from '../router/navigate.ts';
import { useSearch } from '../router/router.tsx';
import { SITE_TIME_ZONE } from '../site.ts';
import { quoted } from '../stars/choice-text.ts';
import { type LoadedStars, loadStars } from '../stars/load-stars.ts';
import { type MyChoice, type StarredList, toggled } from '../stars/my-choice.ts';
import { changeChoice, useMyState } from '../stars/my-store.ts';
import { useVisitor } from '../time/visitor.tsx';
import { Notice, Warnings } from '../ui/notice.tsx';
import { useCalendar } from './calendar.ts';
import { CalendarViews } from './calendar-views.tsx';
import { choiceFromUrl, searchWithChoice } from './choice-url.ts';
import { ExportActions } from './export-actions.tsx';
import { Finder } from './finder.tsx';
import { ImportButton } from './import-button.tsx';
import styles from './my-calendar.module.css';
import { SharedCalendarBanner } from './shared-calendar-banner.tsx';
import { StarList } from './star-list.tsx';
import { StorageNotices } from './storage-notices.tsx';

/** Whose calendar is shown. */
type Source = 'own' | 'link' | 'file';

export default function MyCalendar() {
  const visitor = useVisitor(SITE_TIME_ZONE);
  const search = useSearch();
  const own = useMyState().choice;
  const fromUrl = useMemo(() => choiceFromUrl(search), [search]);
  const [file, setFile] = useState<MyChoice>();
  const [warnings, setWarnings] = useState<string[]>([]);
  /** The visitor's calendar before they adopted another one, for Undo. */
  const [previous, setPrevious] = useState<MyChoice>();

  const requested = useMemo((): { choice: MyChoice; source: Source } => {
    if (fromUrl.choice) return { choice: fromUrl.choice, source: 'link' };
    return file ? { choice: file, source: 'file' } : { choice: own, source: 'own' };
  }, [fromUrl, file, own]);
  // While the events of another choice are loading, the page keeps what it shows.
  const { choice, source } = useDeferredValue(requested);
  const loaded = use(loadStars(choice, visitor.today));
  const calendar = useCalendar(loaded.stars, choice.hiddenTypes, visitor);

  const adopt = (next: MyChoice) => {
    setPrevious(own);
    changeChoice(() => next);
    leavePreview();
  };
  const leavePreview = () => {
    setFile(undefined);
    setWarnings([]);
    navigateSearch(searchWithChoice(search), { keepScroll: true });
  };
  const toggleType = (kind: string) => {
    const change = (current: MyChoice) => toggled(current, 'hiddenTypes', kind);
    if (requested.source === 'own') changeChoice(change);
    else if (requested.source === 'file') setFile(change(requested.choice));
    else navigateSearch(searchWithChoice(search, change(requested.choice)), { keepScroll: true });
  };
  const importButton = (
    <ImportButton
      onRead={(read, from, readWarnings) => {
        setWarnings(readWarnings);
        setPrevious(undefined);
        setFile(from === 'file' ? read : undefined);
        // A pasted address becomes a shared link, and a file takes precedence over one.
        navigateSearch(searchWithChoice(search, from === 'link' ? read : undefined), { keepScroll: true });
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
            className={styles.undo}
            onClick={() => {
              changeChoice(() => previous);
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
          shared={knownOf(choice, loaded)}
          own={own}
          onAdopt={adopt}
          onLeave={leavePreview}
        />
      )}
      <StarList loaded={loaded} isOwn={source === 'own'} />
      <div className={styles.tools}>
        {source === 'own' && <Finder />}
        {loaded.stars.length > 0 ? (
          <ExportActions stars={loaded.stars} ahead={calendar.ahead} choice={choice}>
            {importButton}
          </ExportActions>
        ) : (
          <p className={styles.import}>Moving from another browser? {importButton}</p>
        )}
      </div>
      {loaded.stars.length > 0 && (
        <CalendarViews
          calendar={calendar}
          stars={loaded.stars}
          hidden={choice.hiddenTypes}
          checked={requested.choice.hiddenTypes}
          onType={toggleType}
          visitor={visitor}
        />
      )}
    </>
  );
}

/** Only what is known can be adopted. */
function knownOf(choice: MyChoice, { stars }: LoadedStars): MyChoice {
  const known = (list: StarredList) => stars.filter((star) => star.list === list).map(({ slug }) => slug);
  return { ...choice, leagues: known('leagues'), teams: known('teams'), events: known('events') };
}

/** The visitor's own unknown stars are in the list instead, where they can be removed. */
function unknownText({ unknown }: LoadedStars, source: Source): string[] {
  if (unknown.length === 0 || source === 'own') return [];
  return [`Left out because it is not on this site: ${quoted(unknown.map(({ slug }) => slug))}.`];
}
