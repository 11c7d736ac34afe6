/** openfootball's football.json: `{ "name": …, "matches": [{ "round", "date", "time", "team1", "team2" }] }`. */
import { z } from 'zod';
import type { ImportedEvent, ParseContext } from './imported-event.ts';
import { statusOfWord } from './imported-event.ts';
import { offsetToInstant } from './local-time.ts';
import { readJson } from './read-json.ts';
import { isOpen, localStart, readClock, readDay, readOffset } from './when.ts';

const text = z.string().trim().nullish();
const team = z.string().trim().min(1);
const seasonSchema = z.object({
  matches: z.array(
    z.object({
      team1: team,
      team2: team,
      round: text,
      date: text,
      time: text,
      // Of the World Cup; elsewhere an object in some years.
      ground: text.catch(null),
      status: text,
    }),
  ),
});

export function parseOpenfootballJson(input: string, context: ParseContext): ImportedEvent[] {
  const { content, lineOf } = readJson(input, seasonSchema);
  return content.matches.flatMap((match, index): ImportedEvent[] => {
    const { team1: home, team2: away, date, time } = match;
    const lineOfKey = (...key: string[]) => lineOf('matches', index, ...key);
    const line = lineOfKey();
    if (isOpen(date ?? '')) {
      context.note(line, `${home} vs ${away} has no date yet`);
      return [];
    }
    const word = match.status ?? '';
    const status = statusOfWord(word);
    if (status === undefined) context.note(lineOfKey('status'), `unknown status "${word}", ignored`);
    const day = readDay(date ?? '', lineOfKey('date'));
    return [
      {
        line,
        start: readStart(day, time ?? '', lineOfKey('time'), context),
        home,
        away,
        type: match.round || undefined,
        location: match.ground || undefined,
        ...(status && { status }),
      },
    ];
  });
}

/** `20:00` on the clock of the zone, or `13:00 UTC-6` as in the World Cup's file. */
function readStart(day: string, time: string, line: number, context: ParseContext): string {
  if (isOpen(time)) return day;
  const [, clock, offset] = /^(\S+)\s+UTC([+-]\d\S*)?$/.exec(time) ?? [];
  if (clock === undefined) return localStart(day, readClock(time, line), line, context);
  return offsetToInstant(day, readClock(clock, line), readOffset(offset, line));
}
