/** The visitor's calendar, or one that a link or a file offers to them. Loaded when the page is opened. */
import { type ReactNode, use, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { navigateSearch } from '../router/navigate.ts';
import { useSearch } from '../router/router.tsx';
import { SITE_TIME_ZONE } from '../site.ts';
import { quoted } from '../stars/choice-text.ts';
import { isEmpty, type MyChoice, toggled } from '../stars/my-choice.ts';
import { changeChoice, useMyState } from '../stars/my-store.ts';
import { useVisitor } from '../time/visitor.tsx';
import { Notice } from '../ui/notice.tsx';
import { CalendarViews } from './calendar-views.tsx';
import { choiceIn, searchWith } from './choice-url.ts';
import { EmptyCalendar } from './empty-calendar.tsx';
import { ExportActions } from './export-actions.tsx';
import { Finder } from './finder.tsx';
import { ImportButton } from './import-button.tsx';
import { type LoadedStars, loadStars } from './load-stars.ts';
import styles from './my-calendar.module.css';
import { SharedCalendarBanner } from './shared-calendar-banner.tsx';
import { StarList } from './star-list.tsx';
import { StorageNotices } from './storage-notices.tsx';
import { useCalendar } from './use-calendar.ts';

/** Whose calendar is shown. */
type Source = 'own' | 'link' | 'file';

// The default export because lazyPart asks for one.
export default function MyCalendar() {
  const visitor = useVisitor(SITE_TIME_ZONE);
  const search = useSearch();
  const own = useMyState().choice;
  const address = useMemo(() => choiceIn(search), [search]);
  const [file, setFile] = useState<MyChoice>();
  const [warnings, setTroubles] = useState<string[]>([]);
  /** What the calendar was before another one was adopted. */
  const [before, setBefore] = useState<MyChoice>();

  const asked = useMemo((): { choice: MyChoice; source: Source } => {
    if (address.choice) return { choice: address.choice, source: 'link' };
    return file ? { choice: file, source: 'file' } : { choice: own, source: 'own' };
  }, [address, file, own]);
  // While the events of another choice are on their way, the page keeps what it shows.
  const { choice, source } = useDeferredValue(asked);
  const loaded = use(loadStars(choice, visitor.today));
  const calendar = useCalendar(loaded.stars, choice.hiddenTypes, visitor);

  const adopt = (next: MyChoice) => {
    setBefore(own);
    changeChoice(() => next);
    leaveOffer();
  };
  const leaveOffer = () => {
    setFile(undefined);
    setTroubles([]);
    navigateSearch(searchWith(search), { keepScroll: true });
  };
  const toggleType = (kind: string) => {
    const change = (current: MyChoice) => toggled(current, 'hiddenTypes', kind);
    if (asked.source === 'own') changeChoice(change);
    else if (asked.source === 'file') setFile(change(asked.choice));
    else navigateSearch(searchWith(search, change(asked.choice)), { keepScroll: true });
  };
  const importButton = (
    <ImportButton
      onRead={(read) => {
        setTroubles(read.warnings);
        setBefore(undefined);
        setFile(read.choice);
        // A file stands before what the address says.
        if (read.choice && address.choice) navigateSearch(searchWith(search));
      }}
    />
  );

  return (
    <>
      <StorageNotices />
      {[...address.warnings, ...warnings, ...unknownText(loaded, source)].map((sentence) => (
        <Notice key={sentence}>{sentence}</Notice>
      ))}
      {before && source === 'own' && (
        <Notice>
          This is your calendar now.{' '}
          <button
            type="button"
            className={styles.undo}
            onClick={() => {
              changeChoice(() => before);
              setBefore(undefined);
            }}
          >
            Undo
          </button>
        </Notice>
      )}
      {source !== 'own' && (
        <SharedCalendarBanner
          source={source}
          offered={knownOf(choice, loaded)}
          own={own}
          onAdopt={adopt}
          onLeave={leaveOffer}
        />
      )}
      <StarsRegion loaded={loaded}>
        {isEmpty(choice) ? <EmptyCalendar /> : <StarList loaded={loaded} isOwn={source === 'own'} />}
      </StarsRegion>
      <div className={styles.tools}>
        {source === 'own' && <Finder />}
        {loaded.stars.length > 0 ? (
          <ExportActions stars={loaded.stars} ahead={calendar.ahead} choice={choice}>
            {importButton}
          </ExportActions>
        ) : (
          <p className={styles.import}>A file of your calendar from another browser? {importButton}</p>
        )}
      </div>
      {loaded.stars.length > 0 && (
        <CalendarViews
          calendar={calendar}
          stars={loaded.stars}
          hidden={choice.hiddenTypes}
          checked={asked.choice.hiddenTypes}
          onType={toggleType}
          visitor={visitor}
        />
      )}
    </>
  );
}

/** Keeps the focus near where it was: the star that one clicked may go with the click. */
function StarsRegion({ loaded, children }: { loaded: LoadedStars; children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks whenever other stars are there
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) {
      region.current?.focus({ preventScroll: true });
    }
  }, [loaded]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches where the focus is
    <div
      ref={region}
      tabIndex={-1}
      className={styles.stars}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={() => {
        hadFocus.current = false;
      }}
    >
      {children}
    </div>
  );
}

/** Of an offer only what the site knows can become the visitor's own. */
function knownOf(choice: MyChoice, { stars }: LoadedStars): MyChoice {
  const known = (list: 'leagues' | 'teams') =>
    stars.filter((star) => star.list === list).map(({ slug }) => slug);
  return { ...choice, leagues: known('leagues'), teams: known('teams') };
}

/** One's own unknown stars stand in the list, where they can be taken out. */
function unknownText({ unknown }: LoadedStars, source: Source): string[] {
  if (unknown.length === 0 || source === 'own') return [];
  return [`This site has no league or team ${quoted(unknown.map(({ slug }) => slug))}: left out.`];
}
