/**
 * What the search answers to a text. The names are loaded on first use, then the events of the present, and earlier
 * seasons once a text asks for them.
 */
import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  isEmpty,
  type Limits,
  type SearchMatches,
  search,
  searchPages,
} from '../../catalog/search/search.ts';
import type { SearchIndex } from '../../catalog/search/search-index.ts';
import { currentSeasons, earlierSeasons, seasonsAskedFor } from '../../catalog/search/seasons-to-search.ts';
import { forgetFailures } from '../data/lists.ts';
import { loadedSearchIndex, loadSearchIndex, loadWithSeasons } from '../data/search-index.ts';
import type { Visitor } from '../time/visitor.tsx';

export interface Answer {
  /** Undefined while nothing is typed, or nothing can be said yet. */
  answer: SearchMatches | undefined;
  /** Only leagues and teams so far: the events are loading. */
  isPreliminary: boolean;
  index: SearchIndex | undefined;
  failure: { message: string; retry: () => void } | undefined;
  /** If there are earlier seasons that are not loaded. */
  loadEarlier: (() => void) | undefined;
}

/** Nobody waits for the past while typing: many a text is nothing until it is complete. */
const PAUSE_MS = 300;

export function useAnswer(text: string, visitor: Visitor, limits?: Limits): Answer {
  const { index, failure, load } = useSearchIndex();
  const { today } = visitor;
  const current = useMemo(() => (index ? currentSeasons(index, today) : []), [index, today]);
  const isPreliminary = current.length > 0;
  const found = useMemo(() => {
    if (!index || text.trim() === '') return undefined;
    return isPreliminary ? searchPages(index, text, visitor, limits) : search(index, text, visitor, limits);
  }, [index, text, visitor, limits, isPreliminary]);
  const asked = useMemo(
    () => (index && found && !isPreliminary ? seasonsAskedFor(index, text, found, today) : []),
    [index, found, isPreliminary, text, today],
  );

  useEffect(() => {
    if (current.length > 0) void load(() => loadWithSeasons(current), 'Couldn’t load the events.');
  }, [current, load]);
  useEffect(() => {
    if (asked.length === 0) return undefined;
    const timer = setTimeout(() => load(() => loadWithSeasons(asked), EARLIER), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [asked, load]);

  const isUnknown = asked.length > 0 || (isPreliminary && found !== undefined && isEmpty(found));
  const earlier = index && !isPreliminary ? earlierSeasons(index, today) : [];
  return {
    answer: isUnknown ? undefined : found,
    isPreliminary,
    index,
    failure,
    loadEarlier: earlier.length > 0 ? () => void load(() => loadWithSeasons(earlier), EARLIER) : undefined,
  };
}

const EARLIER = 'Couldn’t load earlier seasons.';

function useSearchIndex() {
  const [index, setIndex] = useState(loadedSearchIndex);
  const [failure, setFailure] = useState<Answer['failure']>();
  const load = useCallback(async (source: () => Promise<SearchIndex>, message: string): Promise<void> => {
    setFailure(undefined);
    forgetFailures();
    try {
      setIndex(await source());
    } catch {
      setFailure({ message, retry: () => void load(source, message) });
    }
  }, []);
  useEffect(() => void load(loadSearchIndex, 'Couldn’t load the search index.'), [load]);
  return { index, failure, load };
}
