/** What the search dialog shows below its field: results, which the field's arrow keys select. Loaded on demand. */
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { isEmpty, type SearchMatches, search } from '../../catalog/search/search.ts';
import type { SearchIndex } from '../../catalog/search/search-index.ts';
import { loadSearchIndex } from '../data/search-index.ts';
import { SITE_TIME_ZONE } from '../site.ts';
import { useVisitor, type Visitor } from '../time/visitor.tsx';
import { countText } from '../util/count-text.ts';
import { ALL_RESULTS, countResults, searchHref } from './all-results.ts';
import { resultGroups } from './result-lines.ts';
import styles from './search-dialog.module.css';
import { LIST_ID, lineAfterKey, lineId, SearchResults } from './search-results.tsx';
import { statusText } from './status-text.ts';
import { useAnswer } from './use-answer.ts';

// The code is loaded when the field is reached for, and so are the names.
loadSearchIndex().catch(() => undefined);

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

/** The ids of the list and of the line in it that Enter opens. */
export interface Selection {
  list: string;
  line: string;
}

export interface FieldKeys {
  onKeyDown: (event: KeyboardEvent) => void;
}

interface SearchPanelProps {
  text: string;
  /** For an example that is chosen; focuses the field, too. */
  onText: (text: string) => void;
  /** What the field tells assistive technology. */
  onSelection: (selection: Selection | undefined) => void;
  keys: RefObject<FieldKeys | null>;
}

export default function SearchPanel({ text, onText, onSelection, keys }: SearchPanelProps) {
  // Another text has other results.
  const [selection, setSelection] = useState({ text, position: 0 });
  const visitor = useVisitor(SITE_TIME_ZONE);
  const { answer, isPreliminary, index, failure, loadEarlier } = useAnswer(text, visitor);
  const all = useCountOfAll(text, isPreliminary ? undefined : answer, index, visitor);
  const groups = useMemo(() => (answer ? resultGroups(answer, visitor) : []), [answer, visitor]);
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  const active = Math.min(selection.text === text ? selection.position : 0, count - 1);
  const choose = (position: number) => setSelection({ text, position });

  useEffect(() => {
    if (active >= 0) document.getElementById(lineId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  useLayoutEffect(
    () => onSelection(active >= 0 ? { list: LIST_ID, line: lineId(active) } : undefined),
    [active, onSelection],
  );

  useImperativeHandle(keys, () => ({
    onKeyDown: (event: KeyboardEvent) => {
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
      choose(next);
    },
  }));

  return (
    <>
      <p role="status" className={styles.status}>
        {failure && !answer ? '' : statusText(text, isPreliminary ? undefined : answer, count)}
      </p>
      {failure && (
        <p className={styles.hint} role="alert">
          {failure.message}{' '}
          <button type="button" className={styles.example} onClick={failure.retry}>
            Try again
          </button>
        </p>
      )}
      <SearchResults groups={groups} active={active} onPoint={choose} />
      {answer && !isPreliminary && !failure && (
        <p className={`${styles.more} wrapping-row`}>
          {!isEmpty(answer) && !answer.isNoDay && (
            <a href={searchHref(text)} className={styles.example}>
              {all === undefined ? 'All results' : `All ${countText(all, 'result')}`}
            </a>
          )}
          {loadEarlier && (
            <button
              type="button"
              className={styles.example}
              onClick={() => {
                loadEarlier();
                onText(text);
              }}
            >
              Search earlier seasons too
            </button>
          )}
        </p>
      )}
      {(!answer || isEmpty(answer) || answer.isNoDay) && !failure && <Hint onExample={onText} />}
      <p className={styles.keys} aria-hidden>
        <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open <kbd>Esc</kbd> close
      </p>
    </>
  );
}

/** What can be searched, by example. */
function Hint({ onExample }: { onExample: (example: string) => void }) {
  return (
    <div className={styles.hint}>
      <p>Search for a league, team, event, venue or date. Typos and missing accents are fine. For example:</p>
      <p className="wrapping-row">
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
