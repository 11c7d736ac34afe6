/** The words of all texts of the index: taken apart at build time, which a phone would need a quarter of a second for. */
import { slugOf } from '../slug.ts';
import type { PackedIndex } from './packed-index.ts';
import { textOffsets } from './text-offsets.ts';

type Texts = Parameters<typeof textOffsets>[0];

export function packWords(packed: Texts): Pick<PackedIndex, 'words' | 'textsOfWords'> {
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
  packed.leagues.forEach(({ name, icon, aliases }, at) => {
    const text = offsets.leagues + at;
    for (const each of [name, ...aliases]) addWithPairs(each, text);
    // "soccer" finds every league of it.
    const sport = packed.sports.find((each) => each.icon === icon);
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

  const words = [...textsOf.keys()].sort();
  return { words, textsOfWords: words.flatMap((word) => countedDifferences(textsOf.get(word) ?? new Set())) };
}

/** Names of leagues and teams are typed in one word, too: redsox, premierleague. */
function joinedPairs(name: string): string[] {
  const words = slugOf(name).split('-');
  return words.slice(1).map((word, at) => `${words[at]}${word}`);
}

function countedDifferences(texts: ReadonlySet<number>): number[] {
  const sorted = [...texts].sort((a, b) => a - b);
  return [sorted.length, ...sorted.map((text, at) => text - (sorted[at - 1] ?? 0))];
}
