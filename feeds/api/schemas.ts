/**
 * The form of every file of /api/v1, once: types, JSON Schema, OpenAPI and the tables on /developers all come from here.
 * Used at build time only, never shipped to the browser.
 */
import { z } from 'zod';
import { CONFIDENCE_LEVELS } from '../../catalog/event/event.ts';

const instant = z.iso.datetime();
const day = z.iso.date();
const path = z.string().regex(/^\//);
const count = z.int().min(0);
const text = z.string().min(1);
const country = z.string().regex(/^[a-z]{2}(-[a-z]{3})?$/);
const color = z.string().regex(/^#[0-9A-F]{6}$/);
const calendar = path.describe('address of the iCalendar file, below that of the site');
const checked = day.nullable().describe('newest day on which a source was checked; null if not known');
const updated = instant.describe('when anything in the file last changed, in UTC');

const event = z
  .strictObject({
    id: text.describe('permanent, even if name or date change; the UID in the calendars'),
    league: text.describe('id in leagues.json'),
    season: text.describe('2026 or 2026-27'),
    category: z.string().describe('phase or group: Regular Season, Playoffs, Matchday 7; may be empty'),
    type: z.string().describe('Week 7, Major, Practice, …; may be empty'),
    name: text.describe('games: "Home vs Away"'),
    date: day.describe('first day: at the venue, or by the start in the league’s time zone'),
    start: instant.nullable().describe('UTC; null if the time of day is not known'),
    endDate: day.nullable().describe('last day, inclusive; null if it has only one'),
    end: instant.nullable().describe('UTC; null if not stated'),
    provisional: z
      .boolean()
      .describe('the date is only the round’s default and may move by up to three days'),
    confidence: z
      .enum(CONFIDENCE_LEVELS)
      .describe('from a source, derived from one, generally known, or estimated'),
    status: z.enum(['scheduled', 'postponed', 'cancelled']),
    home: text.nullable().describe('team id; null if it is not a game'),
    away: text.nullable().describe('team id; null if it is not a game'),
    venue: text.nullable(),
    city: text.nullable().describe('or another place, if only that is known'),
    country: country
      .nullable()
      .describe('of the team whose home ground it is, ISO 3166 code: us, gb-eng; otherwise null'),
    channels: z.array(text).describe('TV channels and streams'),
    details: z
      .string()
      .describe('other short facts, such as the main event, separated by "; "; may be empty'),
    sources: z.array(text).min(1).describe('keys in sources.json'),
    updated: instant.describe('when this event was added or last changed, in UTC'),
  })
  .meta({ id: 'Event' });
export type ApiEvent = z.infer<typeof event>;

const events = z
  .strictObject({ league: text, season: text, checked, updated, events: z.array(event) })
  .meta({ id: 'Events', description: 'The events of a season in chronological order' });
export type ApiEvents = z.infer<typeof events>;

const dayEvents = z
  .strictObject({ date: day, updated, events: z.array(event) })
  .meta({ id: 'Day', description: 'What takes place on one day in all leagues, in chronological order' });
export type ApiDay = z.infer<typeof dayEvents>;

const team = z
  .strictObject({
    id: text.describe('permanent'),
    name: text,
    shortName: text.describe('unique in every league'),
    abbreviation: text.describe('unique in every league'),
    city: text.nullable(),
    country: country.describe('of its association, ISO 3166 code: us, ca, gb-eng'),
    national: z.boolean().describe('a national side'),
    colors: z.array(color).max(2).describe('#RRGGBB, main colour first; may be empty'),
    leagues: z.array(text).min(1).describe('ids in leagues.json'),
    path: path.describe('page'),
    calendar,
  })
  .meta({ id: 'Team' });

const teams = z.strictObject({ teams: z.array(team) }).meta({ id: 'Teams', description: 'Every team' });
export type ApiTeams = z.infer<typeof teams>;

const season = z
  .strictObject({
    season: text,
    events: count,
    from: day.describe('first day of any event'),
    to: day.describe('last day of any event'),
    checked,
    timeZone: text.describe('IANA name; the date of an event with a time is in it'),
    json: path,
    csv: path,
  })
  .meta({ id: 'Season' });

const league = z
  .strictObject({
    id: text.describe('permanent'),
    name: text,
    category: text.describe('sport'),
    monogram: text.describe('two to four letters, unique'),
    colors: z.array(color).describe('#RRGGBB, main colour first'),
    country: country.nullable().describe('ISO 3166 code; null if it is played in several'),
    region: text.nullable().describe('in words; null if it is played in one country'),
    path: path.describe('page'),
    calendar,
    events: count,
    checked,
    updated: instant.describe('when any of its events last changed, in UTC'),
    ended: text.nullable().describe('last season of a league that no longer exists'),
    seasons: z.array(season).min(1).describe('oldest first'),
  })
  .meta({ id: 'League' });

const leagues = z
  .strictObject({
    updated,
    days: z.strictObject({ from: day, to: day }).describe('every day of this span has a file'),
    leagues: z.array(league),
  })
  .meta({ id: 'Leagues', description: 'Every league with its seasons and their files' });
export type ApiLeagues = z.infer<typeof leagues>;

const feed = z
  .strictObject({
    name: text,
    calendar,
    team: text.nullable().describe('team id; null if it is not the calendar of a team'),
    events: count,
    from: day.nullable().describe('first day, if earlier events do not fit; otherwise null'),
    to: day.nullable().describe('last day with all games, if later ones do not fit; otherwise null'),
  })
  .meta({ id: 'Feed' });

const feeds = z.strictObject({ feeds: z.array(feed) }).meta({ id: 'Feeds', description: 'Every calendar' });
export type ApiFeeds = z.infer<typeof feeds>;

const source = z
  .strictObject({
    id: text,
    title: text,
    repository: text.nullable().describe('null for general knowledge'),
    date: text.nullable().describe('of the files that were read'),
    checked: day.nullable().describe('when it was checked'),
    licence: text.nullable().describe('with the notice that the source requires, if any'),
  })
  .meta({ id: 'Source' });

const sources = z
  .strictObject({ sources: z.array(source) })
  .meta({ id: 'Sources', description: 'Where events come from, and under which licence' });
export type ApiSources = z.infer<typeof sources>;

/** By the names that they have in JSON Schema and OpenAPI. */
const SCHEMAS = {
  Event: event,
  Events: events,
  Day: dayEvents,
  League: league,
  Leagues: leagues,
  Season: season,
  Team: team,
  Teams: teams,
  Feed: feed,
  Feeds: feeds,
  Source: source,
  Sources: sources,
};
export type SchemaName = keyof typeof SCHEMAS;

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** JSON Schema of every kind of object; `refTo` is where the document that they go into has them. */
export function jsonSchemas(refTo: (name: string) => string): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(SCHEMAS)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { uri: refTo });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema, $id, id, ...schema }]) => [name, schema]),
  );
}
