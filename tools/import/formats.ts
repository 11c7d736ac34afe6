/** Every format that can be imported, by the name that the command knows it under. */
import type { Draft, ParseContext } from './draft.ts';
import { parseFixturedownload } from './fixturedownload.ts';
import { parseFootballTxt } from './football-txt.ts';
import { parseGenericCsv } from './generic-csv.ts';
import { parseIcalendar } from './icalendar.ts';
import { parseNflverse } from './nflverse.ts';
import { parseOpenfootballJson } from './openfootball-json.ts';
import { parseSportstimes } from './sportstimes.ts';

export type Parser = (text: string, context: ParseContext) => Draft[];

export const FORMATS = {
  'openfootball-json': parseOpenfootballJson,
  'football-txt': parseFootballTxt,
  sportstimes: parseSportstimes,
  nflverse: parseNflverse,
  fixturedownload: parseFixturedownload,
  csv: parseGenericCsv,
  icalendar: parseIcalendar,
} as const satisfies Record<string, Parser>;

export type Format = keyof typeof FORMATS;

export function isFormat(name: string): name is Format {
  return Object.hasOwn(FORMATS, name);
}
