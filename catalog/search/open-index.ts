/** The packed index prepared for searching. Seasons are unpacked one by one, when a query needs them. */
import { lazy } from '../memoize.ts';
import { teamSlug } from '../team.ts';
import { type TeamLook, unpackLook } from '../team-look.ts';
import { teamPath } from '../urls.ts';
import { firstFrom } from './grade-word.ts';
import { lettersOf } from './mistakes.ts';
import { readNumbers } from './number-text.ts';
import { type OpenSeason, openSeason } from './open-season.ts';
import type { PackedIndex } from './packed-index.ts';
import type { PackedSeason } from './packed-season.ts';
import { type SeasonsOfTexts, seasonsOfTexts } from './seasons-of-texts.ts';
import { type TextOffsets, textOffsets } from './text-offsets.ts';

export interface SearchIndex {
  packed: PackedIndex;
  offsets: TextOffsets;
  seasons: OpenSeason[];
  /** Made on the first call. */
  seasonsOfTexts(): SeasonsOfTexts;
  /** The number of seasons that each text occurs in: the more, the better known. */
  seasonsOfText: Uint16Array;
  /** In order. */
  words: string[];
  /** For each word its texts, packed: few words are ever needed. */
  textsOfWord: string[];
  /** Which letters each word has; made on the first call. */
  letters(): Uint32Array;
  /** 1 for each label of a practice, a qualifying or a sprint, beside which a race is the main thing. */
  isSession: Uint8Array;
  /** For each name and each text of details the set of its other names. */
  setsOfNames: Uint16Array;
  setsOfDetails: Uint16Array;
  /** How important the events of a kind are, by league, category, type and name. */
  importance: Map<string, number>;
  /** Grades of words from earlier queries. */
  graded: Map<string, Uint8Array>;
  /** Similar words of those from earlier queries. */
  similar: Map<string, readonly number[]>;
}

const SESSION = /^(practice|qualifying|sprint.*|preseason testing)$/i;

export function openIndex(packed: PackedIndex): SearchIndex {
  const offsets = textOffsets(packed);
  const words = packed.words.split(' ');
  return {
    packed,
    offsets,
    ...opened(packed.seasons, [], offsets, packed),
    seasonsOfText: readNumbers(packed.seasonsOfTexts),
    words,
    letters: lazy(() => Uint32Array.from(words, lettersOf)),
    textsOfWord: packed.textsOfWords.split(' '),
    isSession: Uint8Array.from(packed.labels, (label) => (SESSION.test(label) ? 1 : 0)),
    setsOfNames: readNumbers(packed.setsOfNames),
    setsOfDetails: readNumbers(packed.setsOfDetails),
    importance: new Map(),
    graded: new Map(),
    similar: new Map(),
  };
}

/** The index with more seasons, all earlier than those that it had. */
export function withEarlier(index: SearchIndex, earlier: readonly PackedSeason[]): SearchIndex {
  return { ...index, ...opened(earlier, index.seasons, index.offsets, index.packed) };
}

function opened(
  packed: readonly PackedSeason[],
  before: readonly OpenSeason[],
  offsets: TextOffsets,
  index: PackedIndex,
): Pick<SearchIndex, 'seasons' | 'seasonsOfTexts'> {
  const seasons = [
    ...before,
    ...packed.map((season, at) => openSeason(season, before.length + at, offsets, index)),
  ];
  return { seasons, seasonsOfTexts: lazy(() => seasonsOfTexts(seasons, offsets.end)) };
}

/** Whether a text of the index has the word. */
export function isWord({ words }: SearchIndex, word: string): boolean {
  return words[firstFrom(words, word)] === word;
}

interface SeasonsAt {
  /** Those that are on or to come, in the order of the catalogue. */
  current: OpenSeason[];
  /** The latest first. */
  over: OpenSeason[];
  /** 1 for each text of the current seasons and their leagues. */
  isCurrentText: Uint8Array;
}

let cached: ({ index: SearchIndex; today: number } & SeasonsAt) | undefined;

/** The same for every letter that is typed on a day. */
export function seasonsAt(index: SearchIndex, today: number): SeasonsAt {
  if (cached?.index !== index || cached.today !== today) {
    const current = index.seasons.filter(({ to }) => to >= today);
    const over = index.seasons.filter(({ to }) => to < today).sort((a, b) => b.to - a.to);
    const isCurrentText = new Uint8Array(index.offsets.end);
    for (const season of current) {
      isCurrentText[season.league] = 1;
      for (const text of season.texts()) isCurrentText[text] = 1;
    }
    cached = { index, today, current, over, isCurrentText };
  }
  return cached;
}

/** The name and the other names of a text. */
export function namesOf(
  { packed, offsets, setsOfNames, setsOfDetails }: SearchIndex,
  text: number,
): string[] {
  if (text < offsets.leagues) return nameAndAliases(packed.sports[text]);
  if (text < offsets.teams) return nameAndAliases(packed.leagues[text - offsets.leagues]);
  if (text < offsets.names) {
    const team = text - offsets.teams;
    const name = packed.teams.name[team] ?? '';
    const shortWords = Number(packed.teams.shortWords[team]);
    const short = shortWords > 0 ? [name.split(' ').slice(-shortWords).join(' ')] : [];
    return [name, ...short, ...(packed.teams.aliases[team] ?? [])];
  }
  if (text < offsets.venues) {
    const at = text - offsets.names;
    return [packed.names[at] ?? '', ...namesOfSet(packed, setsOfNames[at])];
  }
  if (text < offsets.labels) return [packed.venues[text - offsets.venues] ?? ''];
  if (text < offsets.details) return [packed.labels[text - offsets.labels] ?? ''];
  if (text < offsets.rivalries) {
    const at = text - offsets.details;
    return [packed.details[at] ?? '', ...namesOfSet(packed, setsOfDetails[at])];
  }
  if (text < offsets.editions) return packed.rivalries[text - offsets.rivalries] ?? [];
  return packed.editions[text - offsets.editions] ?? [];
}

const namesOfSet = ({ eventNames, setsOfLists }: PackedIndex, set = 0) =>
  (setsOfLists[set] ?? []).flatMap((list) => eventNames[list] ?? []);

const nameAndAliases = (entry: { name: string; aliases: string[] } | undefined) =>
  entry ? [entry.name, ...entry.aliases] : [];

/** How the team with this text is shown. */
export function lookOf({ packed, offsets }: SearchIndex, text: number): TeamLook {
  const team = text - offsets.teams;
  const badge = packed.teams.badges[team] ?? '';
  return unpackLook(packed.teams.name[team] ?? '', { shortName: 0, badge });
}

/** The address of a team's page. */
export function teamAddress({ teams, scopes }: PackedIndex, position: number): string {
  let first = 0;
  for (const [scope, count] of teams.scopes) {
    if (position < first + count) return teamPath(teamSlug(teams.name[position] ?? '', scopes[scope]));
    first += count;
  }
  return '/';
}
