/** Every format that can be imported, by the name that the command knows it under. */

import { parseFootballTxt } from './football-txt.ts';
import { parseGenericCsv } from './generic-csv.ts';
import { parseIcalendar } from './icalendar.ts';
import type { ImportedEvent, ParseContext } from './imported-event.ts';
import { parseNflverse } from './nflverse.ts';
import { parseOpenfootballJson } from './openfootball-json.ts';
import { parseSportsdataverse } from './sportsdataverse.ts';
import { parseSportstimes } from './sportstimes.ts';

export type Parser = (text: string, context: ParseContext) => ImportedEvent[];

export const FORMATS = {
  'openfootball-json': parseOpenfootballJson,
  'football-txt': parseFootballTxt,
  sportstimes: parseSportstimes,
  nflverse: parseNflverse,
  sportsdataverse: parseSportsdataverse,
  csv: parseGenericCsv,
  icalendar: parseIcalendar,
} as const satisfies Record<string, Parser>;

export type Format = keyof typeof FORMATS;

export function isFormat(name: string): name is Format {
  return Object.hasOwn(FORMATS, name);
}
