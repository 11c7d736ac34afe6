/** What the search answers to a text. The index is loaded on first use, with earlier seasons once a text asks for them. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { SearchIndex } from '../../catalog/search/open-index.ts';
import { asksForThePast, type Limits, type SearchMatches, search } from '../../catalog/search/search.ts';
import { loadSearchIndex, loadWholeSearchIndex } from '../data/search-index.ts';
import type { Visitor } from '../time/visitor.tsx';
import { forgetFailures } from '../util/load-once.ts';

export interface Answer {
  /** Undefined while nothing is typed or the index is loading. */
  answer: SearchMatches | undefined;
  index: SearchIndex | undefined;
  /** Earlier seasons are loaded, too. */
  isWhole: boolean;
  hasFailed: boolean;
  load: () => void;
  loadEarlier: () => void;
}

export function useAnswer(text: string, visitor: Visitor, limits?: Limits): Answer {
  const { index, isWhole, hasFailed, load, loadEarlier } = useSearchIndex();
  const found = useMemo(
    () => (index && text.trim() !== '' ? search(index, text, visitor, limits) : undefined),
    [index, text, visitor, limits],
  );
  const isIncomplete = found !== undefined && !isWhole && asksForThePast(text, found, visitor.today);
  useEffect(() => {
    if (isIncomplete) loadEarlier();
  }, [isIncomplete, loadEarlier]);
  return { answer: isIncomplete ? undefined : found, index, isWhole, hasFailed, load, loadEarlier };
}

/** The index as far as it is loaded: the current seasons, and earlier ones once a search asks for them. */
function useSearchIndex() {
  const [index, setIndex] = useState<SearchIndex>();
  const [isWhole, setWhole] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const loadFrom = useCallback(async (source: () => Promise<SearchIndex>) => {
    setFailed(false);
    forgetFailures();
    try {
      setIndex(await source());
      setWhole(source === loadWholeSearchIndex);
    } catch {
      setFailed(true);
    }
  }, []);
  const load = useCallback(() => void loadFrom(loadSearchIndex), [loadFrom]);
  const loadEarlier = useCallback(() => void loadFrom(loadWholeSearchIndex), [loadFrom]);
  useEffect(load, [load]);
  return { index, isWhole, hasFailed, load, loadEarlier };
}
