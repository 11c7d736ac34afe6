/** The packed index made ready for questions. Seasons are unpacked one by one, when a question needs them. */
import { teamSlug } from '../team.ts';
import { lettersOf } from './mistakes.ts';
import { readRising } from './number-text.ts';
import { type OpenSeason, openSeason } from './open-season.ts';
import type { PackedIndex } from './packed-index.ts';
import { type TextOffsets, textOffsets } from './text-offsets.ts';

export interface SearchIndex {
  packed: PackedIndex;
  offsets: TextOffsets;
  seasons: OpenSeason[];
  /** In how many seasons each text stands: the more, the better known. */
  seasonsOfText: Uint16Array;
  /** In order. */
  words: string[];
  /** For each word its texts, packed: few words are ever asked for. */
  textsOfWord: string[];
  /** Which letters each word has; made on the first call. */
  letters(): Uint32Array;
  /** Grades of words that were asked for before. */
  graded: Map<string, Uint8Array>;
}

export function openIndex(packed: PackedIndex): SearchIndex {
  const offsets = textOffsets(packed);
  const seasonsOfText = new Uint16Array(offsets.end);
  const seasons = packed.seasons.map((season) =>
    openSeason(season, readRising(season.texts), offsets, packed),
  );
  for (const { texts } of seasons) {
    for (let at = 0; at < texts.length; at += 1) {
      const text = texts[at] ?? 0;
      seasonsOfText[text] = (seasonsOfText[text] ?? 0) + 1;
    }
  }
  const words = packed.words.split(' ');
  let letters: Uint32Array | undefined;
  return {
    packed,
    offsets,
    seasons,
    seasonsOfText,
    words,
    letters() {
      letters ??= Uint32Array.from(words, lettersOf);
      return letters;
    },
    textsOfWord: packed.textsOfWords.split(' '),
    graded: new Map(),
  };
}

/** What the first questions will need, in small steps for idle moments: true while there is more to do. */
export function warmUp(index: SearchIndex, today: number): () => boolean {
  const steps = [
    () => index.letters(),
    ...index.seasons.filter(({ to }) => to >= today).map((season) => () => season.rows()),
  ];
  return () => {
    steps.shift()?.();
    return steps.length > 0;
  };
}

/** What a text is called: its name and its other names. */
export function namesOf({ packed, offsets }: SearchIndex, text: number): string[] {
  if (text < offsets.leagues) return nameAndAliases(packed.sports[text]);
  if (text < offsets.teams) return nameAndAliases(packed.leagues[text - offsets.leagues]);
  if (text < offsets.names) {
    const team = text - offsets.teams;
    return [packed.teams.name[team] ?? '', ...(packed.teams.aliases[team] ?? [])];
  }
  if (text < offsets.venues) return [packed.names[text - offsets.names] ?? ''];
  if (text < offsets.labels) return [packed.venues[text - offsets.venues] ?? ''];
  if (text < offsets.details) return [packed.labels[text - offsets.labels] ?? ''];
  return [packed.details[text - offsets.details] ?? ''];
}

const nameAndAliases = (entry: { name: string; aliases: string[] } | undefined) =>
  entry ? [entry.name, ...entry.aliases] : [];

/** The address of a team's page. */
export function teamAddress({ teams, scopes }: PackedIndex, position: number): string {
  let first = 0;
  for (const [scope, count] of teams.scopes) {
    if (position < first + count) return `/teams/${teamSlug(teams.name[position] ?? '', scopes[scope])}`;
    first += count;
  }
  return '/';
}
