/** openfootball's football.json: `{ "name": …, "matches": [{ "round", "date", "time", "team1", "team2" }] }`. */
import type { Draft, ParseContext } from './draft.ts';
import { statusOfWord } from './draft.ts';
import { type JsonAt, readJson } from './json-at-lines.ts';
import { offsetToInstant } from './local-time.ts';
import { isOpen, localStart, readClock, readDay, readOffset } from './when.ts';

export function parseOpenfootballJson(text: string, context: ParseContext): Draft[] {
  const file = readJson(text);
  const matches = file.key('matches');
  if (!matches.isThere) file.reject('there is no list "matches": this is not a season of football.json');
  return matches.list().flatMap((match) => readMatch(match, context));
}

function readMatch(match: JsonAt, context: ParseContext): Draft[] {
  const home = match.key('team1').text();
  const away = match.key('team2').text();
  const date = match.key('date').optionalText();
  if (date === undefined || isOpen(date)) {
    context.note(match.line, `${home} vs ${away} has no date yet`);
    return [];
  }
  const day = readDay(date, match.key('date').line);
  const ground = match.key('ground');
  const statusKey = match.key('status');
  const word = statusKey.optionalText() ?? '';
  const status = statusOfWord(word);
  if (status === undefined) context.note(statusKey.line, `unknown status "${word}", ignored`);
  return [
    {
      line: match.line,
      start: readStart(day, match.key('time'), context),
      home,
      away,
      type: match.key('round').optionalText(),
      location: ground.isText ? ground.optionalText() : undefined,
      ...(status && { status }),
    },
  ];
}

/** `20:00` on the clock of the zone, or `13:00 UTC-6` as in the World Cup's file. */
function readStart(day: string, time: JsonAt, context: ParseContext): string {
  const text = time.optionalText() ?? '';
  if (isOpen(text)) return day;
  const [, clock, offset] = /^(\S+)\s+UTC([+-]\d\S*)?$/.exec(text) ?? [];
  if (clock === undefined) return localStart(day, readClock(text, time.line), time.line, context);
  const minutes = offset === undefined ? 0 : readOffset(offset);
  if (minutes === undefined) time.reject(`"${offset}" is not an offset from UTC`);
  return offsetToInstant(day, readClock(clock, time.line), minutes);
}
