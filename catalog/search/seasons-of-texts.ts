/** The seasons that each text occurs in, so that a query only looks at seasons with all its words. */
import type { OpenSeason } from './open-season.ts';

export interface SeasonsOfTexts {
  /** 1 for each season in which one of the texts occurs, or whose league is one of them. */
  withAny(isWanted: Uint8Array): Uint8Array;
  /** The positions of the seasons that a text occurs in. */
  of(text: number): Uint16Array;
}

/** @param textCount the number of all texts */
export function seasonsOfTexts(seasons: readonly OpenSeason[], textCount: number): SeasonsOfTexts {
  // The lists of all texts in one array, and where each begins.
  const begins = new Uint32Array(textCount + 1);
  for (const season of seasons) {
    const texts = season.texts();
    for (let at = 0; at < texts.length; at += 1) {
      const next = (texts[at] ?? 0) + 1;
      begins[next] = (begins[next] ?? 0) + 1;
    }
  }
  for (let text = 0; text < textCount; text += 1)
    begins[text + 1] = (begins[text + 1] ?? 0) + (begins[text] ?? 0);
  const lists = new Uint16Array(begins[textCount] ?? 0);
  const ends = begins.slice(0, textCount);
  seasons.forEach((season, position) => {
    const texts = season.texts();
    for (let at = 0; at < texts.length; at += 1) {
      const text = texts[at] ?? 0;
      const end = ends[text] ?? 0;
      lists[end] = position;
      ends[text] = end + 1;
    }
  });
  return {
    withAny(isWanted) {
      const found = Uint8Array.from(seasons, ({ league, edition }) =>
        isWanted[league] || isWanted[edition] ? 1 : 0,
      );
      for (let text = 0; text < textCount; text += 1) {
        if (isWanted[text] === 0) continue;
        const end = begins[text + 1] ?? 0;
        for (let at = begins[text] ?? 0; at < end; at += 1) found[lists[at] ?? 0] = 1;
      }
      return found;
    },
    of: (text) => lists.subarray(begins[text], begins[text + 1]),
  };
}
