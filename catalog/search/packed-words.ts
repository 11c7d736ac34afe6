/** The words of all texts of the index: taken apart at build time, for which a phone would need a quarter of a second. */
import { slugOf } from '../slug.ts';
import { writeRising } from './number-text.ts';
import type { PackedIndex, PackedTexts } from './packed-index.ts';
import { textOffsets } from './text-offsets.ts';

export function packWords(packed: PackedTexts): Pick<PackedIndex, 'words' | 'textsOfWords'> {
  const offsets = textOffsets(packed);
  const textsOf = new Map<string, Set<number>>();
  const put = (word: string, text: number) => {
    const texts = textsOf.get(word);
    if (texts) texts.add(text);
    else if (word !== '') textsOf.set(word, new Set([text]));
  };
  const addWords = (name: string, text: number) => {
    for (const word of slugOf(name).split('-')) put(word, text);
  };
  const addWithPairs = (name: string, text: number) => {
    addWords(name, text);
    for (const pair of joinedPairs(name)) put(pair, text);
  };

  packed.sports.forEach(({ name, aliases }, at) => {
    for (const each of [name, ...aliases]) addWords(each, offsets.sports + at);
  });
  packed.leagues.forEach(({ name, sportId, aliases }, at) => {
    const text = offsets.leagues + at;
    for (const each of [name, ...aliases]) addWithPairs(each, text);
    // "soccer" finds every league of it.
    const sport = packed.sports.find((each) => each.sportId === sportId);
    for (const each of sport ? [sport.name, ...sport.aliases] : []) addWords(each, text);
  });
  packed.teams.name.forEach((name, at) => {
    for (const each of [name, ...(packed.teams.aliases[at] ?? [])]) addWithPairs(each, offsets.teams + at);
  });
  for (const kind of ['names', 'venues', 'labels', 'details'] as const) {
    packed[kind].forEach((name, at) => {
      addWords(name, offsets[kind] + at);
    });
  }

  const words = [...textsOf].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    words: words.map(([word]) => word).join(' '),
    textsOfWords: words.map(([, texts]) => writeRising([...texts].sort((a, b) => a - b))).join(' '),
  };
}

/** Names of leagues and teams are typed in one word, too: redsox, premierleague. */
function joinedPairs(name: string): string[] {
  const words = slugOf(name).split('-');
  return words.slice(1).map((word, at) => `${words[at]}${word}`);
}
