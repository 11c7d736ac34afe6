/** The search dialog: a combobox whose results the arrow keys select. Loaded when it is first opened. */
import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { SearchIndex } from '../../catalog/search/open-index.ts';
import { LONGEST_QUERY } from '../../catalog/search/read-query.ts';
import { isEmpty, type SearchMatches, search } from '../../catalog/search/search.ts';
import { isPlainClick } from '../router/link-interceptor.ts';
import { SITE_TIME_ZONE } from '../site.ts';
import { useVisitor, type Visitor } from '../time/visitor.tsx';
import { Dialog } from '../ui/dialog.tsx';
import icons from '../ui/icon-button.module.css';
import { CloseIcon, SearchIcon } from '../ui/icons.tsx';
import { countText } from '../util/count-text.ts';
import { ALL_RESULTS, countResults, searchHref } from './all-results.ts';
import { resultGroups } from './result-lines.ts';
import styles from './search-dialog.module.css';
import { LIST_ID, lineAfterKey, lineId, SearchResults } from './search-results.tsx';
import { statusText } from './status-text.ts';
import { useAnswer } from './use-answer.ts';

const EXAMPLES = [
  'arsenal',
  'yankees red sox',
  'super bowl',
  'f1',
  'wembley',
  '26 dec',
  'nba tonight',
  'this weekend',
];

export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const visitor = useVisitor(SITE_TIME_ZONE);
  const { answer, index, isWhole, hasFailed, load, loadEarlier } = useAnswer(text, visitor);
  const all = useCountOfAll(text, answer, index, visitor);
  const groups = useMemo(() => (answer ? resultGroups(answer, visitor) : []), [answer, visitor]);
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  const active = Math.min(chosen, count - 1);

  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (active >= 0) document.getElementById(lineId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const type = (typed: string) => {
    setText(typed);
    setChosen(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      const { ctrlKey, metaKey, shiftKey } = event;
      const click = new window.MouseEvent('click', {
        bubbles: true,
        cancelable: true,
        ctrlKey,
        metaKey,
        shiftKey,
      });
      document.getElementById(lineId(active))?.dispatchEvent(click);
      return;
    }
    const next = event.shiftKey || event.altKey ? undefined : lineAfterKey(event.key, active, count);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
  };
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    // A link that opens in another window leaves the dialog open.
    if (isPlainClick(event) && (event.target as Element).closest('a')) event.currentTarget.close();
  };

  return (
    <Dialog className={styles.dialog} label="Search" onClose={onClose} onClick={onClick}>
      <div className={styles.content}>
        <div className={styles.bar}>
          <SearchIcon />
          <input
            ref={field}
            type="text"
            inputMode="search"
            enterKeyHint="go"
            role="combobox"
            aria-label="League, team, event, venue or date"
            aria-autocomplete="list"
            aria-expanded={count > 0}
            aria-controls={LIST_ID}
            aria-activedescendant={active >= 0 ? lineId(active) : undefined}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={LONGEST_QUERY}
            placeholder="League, team, event, venue or date"
            value={text}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <form method="dialog">
            <button type="submit" className={icons.button} aria-label="Close search">
              <CloseIcon />
            </button>
          </form>
        </div>
        <p role="status" className={styles.status}>
          {hasFailed && !answer ? '' : statusText(text, answer, count)}
        </p>
        {hasFailed && (
          <p className={styles.hint} role="alert">
            {index ? 'Couldn’t load earlier seasons.' : 'Couldn’t load the search index.'}{' '}
            <button type="button" className={styles.example} onClick={index ? loadEarlier : load}>
              Try again
            </button>
          </p>
        )}
        <SearchResults groups={groups} active={active} onPoint={setChosen} />
        {answer && !hasFailed && (
          <p className={styles.more}>
            {!isEmpty(answer) && !answer.isNoDay && (
              <a href={searchHref(text)} className={styles.example}>
                {all === undefined ? 'All results' : `All ${countText(all, 'result')}`}
              </a>
            )}
            {!isWhole && (
              <button
                type="button"
                className={styles.example}
                onClick={() => {
                  loadEarlier();
                  field.current?.focus();
                }}
              >
                Search earlier seasons too
              </button>
            )}
          </p>
        )}
        {(!answer || isEmpty(answer) || answer.isNoDay) && !hasFailed && (
          <Hint
            onExample={(example) => {
              type(example);
              field.current?.focus();
            }}
          />
        )}
        <p className={styles.keys} aria-hidden>
          <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open <kbd>Esc</kbd> close
        </p>
      </div>
    </Dialog>
  );
}

/** What can be searched, by example. */
function Hint({ onExample }: { onExample: (example: string) => void }) {
  return (
    <div className={styles.hint}>
      <p>
        Search leagues, teams, events and venues by name, and days by date. Typos and missing accents are
        fine. For example:
      </p>
      <p className={styles.examples}>
        {EXAMPLES.map((example) => (
          <button key={example} type="button" className={styles.example} onClick={() => onExample(example)}>
            {example}
          </button>
        ))}
      </p>
    </div>
  );
}

/** How many results the whole page has. It takes longer than the best ones, so it waits until nobody types. */
function useCountOfAll(
  text: string,
  answer: SearchMatches | undefined,
  index: SearchIndex | undefined,
  visitor: Visitor,
): number | undefined {
  const [counted, setCounted] = useState<{ answer: SearchMatches; count: number }>();
  useEffect(() => {
    if (!answer || !index || isEmpty(answer)) return undefined;
    const timer = setTimeout(() => {
      const all = search(index, text, visitor, ALL_RESULTS);
      setCounted({ answer, count: countResults(all) });
    }, COUNT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, answer, index, visitor]);
  return counted?.answer === answer ? counted?.count : undefined;
}

const COUNT_AFTER_MS = 400;
