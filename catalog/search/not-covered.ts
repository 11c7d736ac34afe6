/** Whether a text is about something that the calendar does not have: "tour de france". */
import type { NotCovered } from '../read/other-names.ts';
import { isProbably } from './mistakes.ts';
import { meaningfulWords } from './read-query.ts';
import type { SearchIndex } from './search-index.ts';

export function notCoveredIn({ names, words }: SearchIndex, text: string): NotCovered | undefined {
  const typed = meaningfulWords(text);
  // A word that is in the index was not mistyped: Hearts are not darts.
  const isMeant = (word: string | undefined, wanted: string) =>
    word === wanted || (word !== undefined && !words.has(word) && isProbably(word, wanted));
  const isWithin = (name: string) => {
    const wanted = meaningfulWords(name);
    return typed.some((_, start) => wanted.every((word, at) => isMeant(typed[start + at], word)));
  };
  return names.otherNames.notCovered.find((each) => each.names.some(isWithin));
}
