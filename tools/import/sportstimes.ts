/** A season of sportstimes' calendars (`_db/f1/2026.json`): races with their sessions as UTC instants. */
import { dayInZone, isInstant } from '../../catalog/day/day.ts';
import type { Draft, ParseContext } from './draft.ts';
import { quote } from './import-error.ts';
import { type JsonAt, readJson } from './json-at-lines.ts';

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

export function parseSportstimes(text: string, context: ParseContext): Draft[] {
  const file = readJson(text);
  const races = file.key('races');
  if (!races.isThere) file.reject('there is no list "races": this is not a season of sportstimes');
  return races.list().flatMap((race) => readRace(race, context));
}

function readRace(race: JsonAt, context: ParseContext): Draft[] {
  const name = race.key('name').text();
  const sessions = race.key('sessions').entries();
  if (sessions.length === 0) race.reject(`${quote(name)} has no sessions`);
  // Formula 1 is written "Monaco" there and "Monaco Grand Prix" here.
  const isGrandPrix = sessions.some(([key]) => key === 'gp') && !/grand prix/i.test(name);
  const title = isGrandPrix ? `${name} Grand Prix` : name;
  const isCancelled = race.key('canceled').flag();
  const isTentative = race.key('tbc').flag();
  return sessions.flatMap(([key, value]) => {
    if (!value.isThere) return [];
    const session = sessionOf(key);
    if (!session) {
      context.note(value.line, `unknown session "${key}" of ${title}, ignored`);
      return [];
    }
    const written = value.text();
    const instant = written.replace(/(:\d\d)\.000Z$/, '$1Z').replace(/T(\d\d:\d\d)Z$/, 'T$1:00Z');
    if (!isInstant(instant))
      value.reject(`${quote(written)} is not a UTC instant such as 2026-03-08T04:00:00Z`);
    return [
      {
        line: value.line,
        // The times of a race to be confirmed are guesses of the source: its days are taken and no more.
        start: isTentative ? dayInZone(instant, context.zone) : instant,
        name: session.label ? `${title} - ${session.label}` : title,
        type: session.type,
        location: race.key('location').optionalText(),
        ...(isCancelled && { status: 'cancelled' as const }),
      },
    ];
  });
}

function sessionOf(key: string): { label: string; type: string } | undefined {
  const practice = /^(?:fp|practice)(\d)$/i.exec(key);
  if (practice) return { label: `Practice ${practice[1]}`, type: 'Practice' };
  const plain = key.toLowerCase();
  return Object.hasOwn(SESSIONS, plain) ? SESSIONS[plain] : undefined;
}
