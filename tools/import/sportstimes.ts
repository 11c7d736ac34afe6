/** A season of sportstimes' calendars (`_db/f1/2026.json`): races with their sessions as UTC instants. */

import { z } from 'zod';
import { dayInZone, isInstant } from '../../catalog/day/day.ts';
import { ImportError, quote } from './import-error.ts';
import type { ImportedEvent, ParseContext } from './imported-event.ts';
import { readJson } from './read-json.ts';

/** What a session's key is called here, and the type that it has; numbered practices are read by their number. */
const SESSIONS: Record<string, { label: string; type: string }> = {
  qualifying: { label: 'Qualifying', type: 'Qualifying' },
  sprintqualifying: { label: 'Sprint Qualifying', type: 'Sprint Qualifying' },
  sprintshootout: { label: 'Sprint Qualifying', type: 'Sprint Qualifying' },
  sprint: { label: 'Sprint Race', type: 'Sprint Race' },
  gp: { label: 'Race', type: 'Race' },
  // A series without "gp" names its race like the weekend.
  race: { label: '', type: 'Race' },
  practice: { label: 'Practice 1', type: 'Practice' },
  finalpractice: { label: 'Final Practice', type: 'Practice' },
  warmup: { label: 'Warmup', type: 'Practice' },
};

const seasonSchema = z.object({
  races: z.array(
    z.object({
      name: z.string().trim().min(1),
      location: z.string().trim().nullish(),
      canceled: z.boolean().nullish(),
      tbc: z.boolean().nullish(),
      sessions: z
        .record(z.string(), z.string().trim().nullable())
        .refine((sessions) => Object.keys(sessions).length > 0, { error: 'has no sessions' }),
    }),
  ),
});

export function parseSportstimes(text: string, context: ParseContext): ImportedEvent[] {
  const { content, lineOf } = readJson(text, seasonSchema);
  return content.races.flatMap((race, index) => {
    // Formula 1 is written "Monaco" there and "Monaco Grand Prix" here.
    const isGrandPrix = 'gp' in race.sessions && !/grand prix/i.test(race.name);
    const title = isGrandPrix ? `${race.name} Grand Prix` : race.name;
    return Object.entries(race.sessions).flatMap(([key, written]): ImportedEvent[] => {
      if (written === null) return [];
      const line = lineOf('races', index, 'sessions', key);
      const session = sessionOf(key);
      if (!session) {
        context.note(line, `unknown session "${key}" of ${title}, ignored`);
        return [];
      }
      const instant = written.replace(/(:\d\d)\.000Z$/, '$1Z').replace(/T(\d\d:\d\d)Z$/, 'T$1:00Z');
      if (!isInstant(instant)) {
        throw new ImportError(`${quote(written)} is not a UTC instant such as 2026-03-08T04:00:00Z`, line);
      }
      return [
        {
          line,
          // The times of a race to be confirmed are guesses of the source: its days are taken and no more.
          start: race.tbc ? dayInZone(instant, context.zone) : instant,
          name: session.label ? `${title} - ${session.label}` : title,
          type: session.type,
          location: race.location || undefined,
          ...(race.canceled && { status: 'cancelled' as const }),
        },
      ];
    });
  });
}

function sessionOf(key: string): { label: string; type: string } | undefined {
  const practice = /^(?:fp|practice)(\d)$/i.exec(key);
  if (practice) return { label: `Practice ${practice[1]}`, type: 'Practice' };
  const plain = key.toLowerCase();
  return Object.hasOwn(SESSIONS, plain) ? SESSIONS[plain] : undefined;
}
