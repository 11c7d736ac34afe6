/** All texts of the index are numbered consecutively, kind by kind: this is where each kind begins. */
import { readNumbers } from './number-text.ts';
import type { PackedTexts } from './packed-index.ts';

export const teamKey = (scope: string, name: string) => `${scope}\n${name}`;

/** The same text with other names is another text: "Final" is the final of several cups. */
export const namedKey = (text: string, lists: readonly number[]) => `${lists.join()}\n${text}`;

export interface TextOffsets {
  sports: number;
  leagues: number;
  teams: number;
  names: number;
  venues: number;
  labels: number;
  details: number;
  rivalries: number;
  editions: number;
  /** The number of all texts. */
  end: number;
}

export function textOffsets(packed: PackedTexts): TextOffsets {
  const leagues = packed.sports.length;
  const teams = leagues + packed.leagues.length;
  const names = teams + packed.teams.name.length;
  const venues = names + packed.names.length;
  const labels = venues + packed.venues.length;
  const details = labels + packed.labels.length;
  const rivalries = details + packed.details.length;
  const editions = rivalries + packed.rivalries.length;
  const end = editions + packed.editions.length;
  return { sports: 0, leagues, teams, names, venues, labels, details, rivalries, editions, end };
}

/** The number of a text by its content, for packing. */
export interface TextNumbers {
  team(scope: string, name: string): number;
  name(text: string, lists: readonly number[]): number;
  venue(text: string): number;
  label(text: string): number;
  detail(text: string, lists: readonly number[]): number;
  rivalry(position: number): number;
}

export function textNumbers(packed: PackedTexts, offsets: TextOffsets): TextNumbers {
  const keysOfTeams: string[] = [];
  for (const [scope, count] of packed.teams.scopes) {
    for (const last = keysOfTeams.length + count; keysOfTeams.length < last; ) {
      keysOfTeams.push(teamKey(scope, packed.teams.name[keysOfTeams.length] ?? ''));
    }
  }
  const keysOf = (texts: readonly string[], sets: string) => {
    const numbers = readNumbers(sets);
    return texts.map((text, at) => namedKey(text, packed.setsOfLists[numbers[at] ?? 0] ?? []));
  };
  const teams = numbersFrom(keysOfTeams, offsets.teams);
  const names = numbersFrom(keysOf(packed.names, packed.setsOfNames), offsets.names);
  const details = numbersFrom(keysOf(packed.details, packed.setsOfDetails), offsets.details);
  return {
    team: (scope, name) => teams(teamKey(scope, name)),
    name: (text, lists) => names(namedKey(text, lists)),
    venue: numbersFrom(packed.venues, offsets.venues),
    label: numbersFrom(packed.labels, offsets.labels),
    detail: (text, lists) => details(namedKey(text, lists)),
    rivalry: (position) => offsets.rivalries + position,
  };
}

function numbersFrom(texts: readonly string[], offset: number): (text: string) => number {
  const numbers = new Map(texts.map((text, at) => [text, offset + at]));
  return (text) => {
    const number = numbers.get(text);
    if (number === undefined) throw new Error(`“${text}” is not in the search index`);
    return number;
  };
}
