/** The words of all texts of the index: taken apart at build time, for which a phone would need a quarter of a second. */
import { readNumbers, writeRising } from './number-text.ts';
import type { PackedIndex, PackedTexts } from './packed-index.ts';
import { meaningfulWords } from './read-query.ts';
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
    for (const word of meaningfulWords(name)) put(word, text);
  };

  packed.sports.forEach(({ name, aliases }, at) => {
    for (const each of [name, ...aliases]) addWords(each, offsets.sports + at);
  });
  packed.leagues.forEach(({ name, sportId, aliases }, at) => {
    const text = offsets.leagues + at;
    for (const each of [name, ...aliases]) addWords(each, text);
    // "soccer" finds every league of it.
    const sport = packed.sports.find((each) => each.sportId === sportId);
    for (const each of sport ? [sport.name, ...sport.aliases] : []) addWords(each, text);
  });
  packed.teams.name.forEach((name, at) => {
    addWords(usefulAbbreviation(name, packed.teams.badges[at] ?? ''), offsets.teams + at);
    for (const each of [name, ...(packed.teams.aliases[at] ?? [])]) addWords(each, offsets.teams + at);
  });
  for (const kind of ['names', 'venues', 'labels', 'details'] as const) {
    packed[kind].forEach((name, at) => {
      addWords(name, offsets[kind] + at);
    });
  }
  for (const kind of ['names', 'details'] as const) {
    readNumbers(kind === 'names' ? packed.setsOfNames : packed.setsOfDetails).forEach((set, at) => {
      for (const list of packed.setsOfLists[set] ?? [])
        for (const name of packed.eventNames[list] ?? []) addWords(name, offsets[kind] + at);
    });
  }
  for (const kind of ['rivalries', 'editions'] as const) {
    packed[kind].forEach((names, at) => {
      for (const name of names) addWords(name, offsets[kind] + at);
    });
  }

  const words = [...textsOf].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    words: words.map(([word]) => word).join(' '),
    textsOfWords: words.map(([, texts]) => writeRising([...texts].sort((a, b) => a - b))).join(' '),
  };
}

/**
 * A badge begins with an abbreviation (see packLook); only the badges of known teams have colours. CHI is found as the
 * beginning of Chicago, so it need not be written.
 */
function usefulAbbreviation(name: string, badge: string): string {
  const [abbreviation = '', ...colors] = badge.split(' ');
  const isBeginning = meaningfulWords(name).some((word) => word.startsWith(abbreviation.toLowerCase()));
  return isBeginning || colors.length === 0 ? '' : abbreviation;
}
