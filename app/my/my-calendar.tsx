/** The visitor's calendar, or one that a link or a file offers to them. Loaded when the page is opened. */
import { use, useDeferredValue, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Notice } from '../shell/notice.tsx';
import { SITE_TIME_ZONE } from '../site.ts';
import { useVisitor } from '../time/visitor.tsx';
import { CalendarOf } from './calendar-of.tsx';
import { choiceIn, searchWith } from './choice-address.ts';
import { quoted } from './choice-text.ts';
import { EmptyCalendar } from './empty-calendar.tsx';
import { Finder } from './finder.tsx';
import { ImportButton } from './import-button.tsx';
import { type LoadedStars, loadStars } from './load-stars.ts';
import styles from './my-calendar.module.css';
import { isEmpty, type MyChoice, toggled } from './my-choice.ts';
import { changeChoice, useMyState } from './my-store.ts';
import { Offer } from './offer.tsx';
import { StarList } from './star-list.tsx';
import { StorageNotices } from './storage-notices.tsx';

/** Whose calendar is shown. */
type Source = 'own' | 'link' | 'file';

// The default export because React.lazy asks for one.
export default function MyCalendar() {
  const visitor = useVisitor(SITE_TIME_ZONE);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const own = useMyState().choice;
  const address = useMemo(() => choiceIn(search), [search]);
  const [file, setFile] = useState<MyChoice>();
  const [troubles, setTroubles] = useState<string[]>([]);
  /** What the calendar was before another one was adopted. */
  const [before, setBefore] = useState<MyChoice>();

  const asked = useMemo((): { choice: MyChoice; source: Source } => {
    if (address.choice) return { choice: address.choice, source: 'link' };
    return file ? { choice: file, source: 'file' } : { choice: own, source: 'own' };
  }, [address, file, own]);
  // While the events of another choice are on their way, the page keeps what it shows.
  const { choice, source } = useDeferredValue(asked);
  const loaded = use(loadStars(choice, visitor.today));

  const adopt = (next: MyChoice) => {
    setBefore(own);
    changeChoice(() => next);
    leaveOffer();
  };
  const leaveOffer = () => {
    setFile(undefined);
    setTroubles([]);
    navigate({ search: searchWith(search) }, { preventScrollReset: true });
  };
  const toggleType = (kind: string) => {
    const change = (current: MyChoice) => toggled(current, 'hiddenTypes', kind);
    if (asked.source === 'own') changeChoice(change);
    else if (asked.source === 'file') setFile(change(asked.choice));
    else navigate({ search: searchWith(search, change(asked.choice)) }, { preventScrollReset: true });
  };
  const importButton = (
    <ImportButton
      onRead={(read) => {
        setTroubles(read.troubles);
        setBefore(undefined);
        setFile(read.choice);
        // A file stands before what the address says.
        if (read.choice && address.choice) navigate({ search: searchWith(search) });
      }}
    />
  );

  return (
    <>
      <StorageNotices />
      {[...address.refused, ...troubles, ...unknownText(loaded, source)].map((sentence) => (
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
        <Offer
          source={source}
          offered={knownOf(choice, loaded)}
          own={own}
          onAdopt={adopt}
          onLeave={leaveOffer}
        />
      )}
      {isEmpty(choice) ? <EmptyCalendar /> : <StarList loaded={loaded} isOwn={source === 'own'} />}
      {source === 'own' && <Finder />}
      {loaded.stars.length > 0 && (
        <CalendarOf
          stars={loaded.stars}
          hidden={choice.hiddenTypes}
          checked={asked.choice.hiddenTypes}
          onType={toggleType}
          choice={choice}
          visitor={visitor}
          importButton={importButton}
        />
      )}
      {loaded.stars.length === 0 && (
        <p className={styles.import}>Have a file of your calendar from another browser? {importButton}</p>
      )}
    </>
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
