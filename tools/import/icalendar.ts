/** Any iCalendar file: ical.js reads it, and the lines are counted beside it, which it does not do. */
import ICAL from 'ical.js';
import { addDays, isDay, isTimed } from '../../catalog/day/day.ts';
import { slugOf } from '../../catalog/util/slug.ts';
import { ImportError, quote } from './import-error.ts';
import type { ImportedEvent, ParseContext } from './imported-event.ts';
import { isZone, toInstant } from './local-time.ts';
import { localStart } from './when.ts';

/** Shorter than this, the end of a timed event is how long such things usually take, which is not ours to store. */
const SHORTEST_STATED_LENGTH = 24 * 60 * 60 * 1000;

export function parseIcalendar(text: string, context: ParseContext): ImportedEvent[] {
  const lines = text
    .split('\n')
    .flatMap((line, index) => (/^BEGIN:VEVENT\s*$/i.test(line) ? [index + 1] : []));
  const calendars = read(text);
  const zones = new Map(
    calendars
      .flatMap((calendar) => calendar.getAllSubcomponents('vtimezone'))
      .map((zone) => [String(zone.getFirstPropertyValue('tzid')), zone]),
  );
  const events = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'));
  if (events.length === 0) throw new ImportError('the calendar has no events', 1);
  return events.map((event, index) => {
    const line = lines[index] ?? 1;
    try {
      return readEvent(event, line, zones, context);
    } catch (error) {
      if (error instanceof ImportError) throw error;
      throw new ImportError(`is not iCalendar: ${quote(String(error))}`, line);
    }
  });
}

function read(text: string): ICAL.Component[] {
  if (!/^\s*BEGIN:VCALENDAR/i.test(text)) {
    throw new ImportError(`this is not an iCalendar file: it begins with ${quote(text.slice(0, 60))}`, 1);
  }
  try {
    const parsed: unknown[] = ICAL.parse(text);
    // One calendar comes as itself, several as a list of them.
    const all = typeof parsed[0] === 'string' ? [parsed] : parsed;
    return all.map((calendar) => new ICAL.Component(calendar as [string, unknown[], unknown[]]));
  } catch (error) {
    throw new ImportError(`is not iCalendar, or cut off: ${quote(String(error))}`);
  }
}

type Zones = Map<string, ICAL.Component>;

function readEvent(event: ICAL.Component, line: number, zones: Zones, context: ParseContext): ImportedEvent {
  const name = textOf(event, 'summary');
  if (name === '') throw new ImportError('the event has no SUMMARY', line);
  for (const key of ['rrule', 'rdate', 'recurrence-id']) {
    if (event.hasProperty(key)) {
      throw new ImportError(
        `${quote(name)} repeats (${key.toUpperCase()}): list its dates individually`,
        line,
      );
    }
  }
  const start = momentOf(event, 'dtstart', line, zones, context);
  if (start === undefined) throw new ImportError(`${quote(name)} has no DTSTART`, line);
  const status = textOf(event, 'status').toUpperCase();
  return {
    line,
    start,
    ...readEnd(event, start, line, zones, context),
    ...sidesIn(name, line, context),
    ...fromOurFeed(event, name, context),
    location: textOf(event, 'location') || undefined,
    ...(status === 'CANCELLED' && { status: 'cancelled' as const }),
  };
}

function textOf(event: ICAL.Component, key: string): string {
  const value = event.getFirstPropertyValue(key);
  return value === null ? '' : String(value).replace(/\s+/g, ' ').trim();
}

/** A day or an instant; local times by their TZID, else by the zone of the import. */
function momentOf(
  event: ICAL.Component,
  key: 'dtstart' | 'dtend',
  line: number,
  zones: Zones,
  context: ParseContext,
): string | undefined {
  const property = event.getFirstProperty(key);
  if (!property) return undefined;
  // As it is written: ical.js would turn February 31 into March 3.
  const [, , , value] = property.toJSON() as unknown[];
  const [day = '', clock] = String(value).replace(/Z$/, '').split('T');
  const isClock = clock === undefined || /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(clock);
  if (!isDay(day) || !isClock) {
    throw new ImportError(`${key.toUpperCase()} ${quote(String(value))} is not a date`, line);
  }
  if (clock === undefined) return day;
  const tzid = property.getParameter('tzid');
  if (String(value).endsWith('Z')) return `${day}T${clock}Z`;
  const reading = clock.replace(/:00$/, '');
  if (tzid === undefined) return localStart(day, reading, line, context);
  const zone = String(tzid);
  if (isZone(zone)) return localStart(day, reading, line, { ...context, zone });
  const described = zones.get(zone);
  if (!described) {
    throw new ImportError(`the zone ${quote(zone)} does not exist, and the file does not describe it`, line);
  }
  const local = ICAL.Time.fromDateTimeString(`${day}T${clock}`);
  local.zone = new ICAL.Timezone(described);
  return toInstant(local.toUnixTime() * 1000);
}

function readEnd(
  event: ICAL.Component,
  start: string,
  line: number,
  zones: Zones,
  context: ParseContext,
): Pick<ImportedEvent, 'end'> {
  const duration = event.getFirstPropertyValue('duration');
  const end =
    duration instanceof ICAL.Duration
      ? afterDuration(start, duration)
      : momentOf(event, 'dtend', line, zones, context);
  if (end === undefined) return isTimed(start) ? {} : { end: null };
  if (isTimed(end) !== isTimed(start))
    throw new ImportError('DTSTART and DTEND must both be dates or both have a time', line);
  if (end < start) throw new ImportError(`DTEND ${end} is before DTSTART ${start}`, line);
  if (isTimed(start)) return Date.parse(end) - Date.parse(start) < SHORTEST_STATED_LENGTH ? {} : { end };
  // The end of days is the first day after them there, and the last of them here.
  const last = addDays(end, -1);
  return { end: last > start ? last : null };
}

function afterDuration(start: string, duration: ICAL.Duration): string {
  const milliseconds = duration.toSeconds() * 1000;
  const end = toInstant(Date.parse(start) + milliseconds);
  return isTimed(start) ? end : end.slice(0, 10);
}

/** "A vs B", or "B @ A" and "B at A" if both are teams: a draft at Pittsburgh is no game. */
function sidesIn(
  name: string,
  line: number,
  context: ParseContext,
): Pick<ImportedEvent, 'name' | 'home' | 'away'> {
  if (!context.hasTeams) return { name };
  if (/ \d+ ?[-–:] ?\d+ /.test(name)) {
    throw new ImportError(`${quote(name)} has a score: this is a list of results, not a schedule`, line);
  }
  const game = / \(Game \d\)$/.exec(name)?.[0] ?? '';
  const sides = name.slice(0, name.length - game.length);
  const versus = /^(.+?) vs?\.? (.+)$/.exec(sides);
  if (versus?.[1] && versus[2]) {
    return { home: versus[1], away: versus[2], ...(game && { name }) };
  }
  const visit = /^(.+?) (?:@|at) (.+)$/.exec(sides);
  if (visit?.[1] && visit[2] && context.isTeam(visit[1]) && context.isTeam(visit[2])) {
    return { home: visit[2], away: visit[1] };
  }
  if (/\bvs?\.? /i.test(sides)) throw new ImportError(`${quote(name)} is not a game of two teams`, line);
  return { name };
}

/**
 * Our own feeds carry the identity (`nfl/2026/a-vs-b.2@…`) and the details. Other calendars' descriptions are not
 * taken: they hold links, adverts and results.
 */
function fromOurFeed(
  event: ICAL.Component,
  name: string,
  context: ParseContext,
): Pick<ImportedEvent, 'occurrence' | 'details'> {
  const match = /^[a-z0-9]+\/([\d-]+)\/([a-z0-9-]+)(?:\.(\d+))?@sports-calendar$/.exec(textOf(event, 'uid'));
  if (match?.[1] !== context.season || match[2] !== slugOf(name)) return {};
  const details = String(event.getFirstPropertyValue('description') ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^https?:/.test(line))
    .join('; ');
  return { occurrence: Number(match[3] ?? 1), ...(details && { details }) };
}
