/**
 * The form of every file of /api/v1, once: types, JSON Schema, OpenAPI and the tables on /developers all come from here.
 * Used at build time only, never shipped to the browser.
 */
import { z } from 'zod';
import { OPEN_DATES } from '../../catalog/changes/change-record.ts';
import { CHANGE_KINDS } from '../../catalog/changes/schedule-changes.ts';
import { CONFIDENCE_LEVELS } from '../../catalog/event/event.ts';

const instant = z.iso.datetime();
const day = z.iso.date();
const path = z.string().regex(/^\//);
const count = z.int().min(0);
const text = z.string().min(1);
const country = z.string().regex(/^[a-z]{2}(-[a-z]{3})?$/);
const color = z.string().regex(/^#[0-9A-F]{6}$/);
const calendar = path.describe('Path of the iCalendar file');
const checked = day.nullable().describe('Date of the newest source; null if not known');
const updated = instant.describe('When anything in the file last changed');

const event = z
  .strictObject({
    id: text.describe('Permanent, even if the name or date changes; also the UID in calendars'),
    league: text.describe('A league’s id in leagues.json'),
    season: text.describe('Such as 2026 or 2026-27'),
    category: z.string().describe('Phase or group, such as Regular Season or Playoffs; may be empty'),
    type: z.string().describe('Such as Week 7, Major or Practice; may be empty'),
    name: text.describe('For games, "Home vs Away"'),
    date: day.describe(
      'First day, in the league’s time zone if there is a start time, otherwise at the venue',
    ),
    start: instant.nullable().describe('Start in UTC; null if the time is not known'),
    endDate: day.nullable().describe('Last day, inclusive; null for one-day events'),
    end: instant.nullable().describe('End in UTC; null if not known'),
    provisional: z
      .boolean()
      .describe('True if the date is only the round’s default and may move by up to three days'),
    confidence: z
      .enum(CONFIDENCE_LEVELS)
      .describe('Stated by a source, derived from one, general knowledge, or estimated'),
    status: z.enum(['scheduled', 'postponed', 'cancelled']).describe('Whether it takes place as planned'),
    home: text.nullable().describe('Team id; null if it is not a game'),
    away: text.nullable().describe('Team id; null if it is not a game'),
    venue: text.nullable().describe('Name of the venue; null if not known'),
    city: text.nullable().describe('City, or a larger place if that is all that is known'),
    country: country
      .nullable()
      .describe(
        'Country of the team whose home ground it is, ISO 3166, such as us or gb-eng; otherwise null',
      ),
    channels: z.array(text).describe('TV channels and streams'),
    details: z
      .string()
      .describe('Other short facts, such as the main event, separated by "; "; may be empty'),
    sources: z.array(text).min(1).describe('Ids in sources.json'),
    updated: instant.describe('When the event was added or last changed'),
  })
  .meta({ id: 'Event' });
export type ApiEvent = z.infer<typeof event>;

const events = z
  .strictObject({ league: text, season: text, checked, updated, events: z.array(event) })
  .meta({ id: 'Events', description: 'The events of a season in chronological order' });
export type ApiEvents = z.infer<typeof events>;

const dayEvents = z
  .strictObject({ date: day, updated, events: z.array(event) })
  .meta({ id: 'Day', description: 'All events on one day, in chronological order' });
export type ApiDay = z.infer<typeof dayEvents>;

const team = z
  .strictObject({
    id: text.describe('Permanent'),
    name: text,
    shortName: text.describe('Unique within each league'),
    abbreviation: text.describe('Unique within each league'),
    city: text.nullable(),
    country: country.describe('Country of its association, ISO 3166, such as us, ca or gb-eng'),
    national: z.boolean().describe('True for national teams'),
    colors: z.array(color).max(2).describe('#RRGGBB, main colour first; may be empty'),
    leagues: z.array(text).min(1).describe('League ids in leagues.json'),
    path: path.describe('Path of its page'),
    calendar,
  })
  .meta({ id: 'Team' });

const teams = z.strictObject({ teams: z.array(team) }).meta({ id: 'Teams', description: 'Every team' });
export type ApiTeams = z.infer<typeof teams>;

const season = z
  .strictObject({
    season: text,
    events: count,
    from: day.describe('First day with an event'),
    to: day.describe('Last day with an event'),
    checked,
    timeZone: text.describe('IANA name; the time zone of the dates of timed events'),
    json: path,
    csv: path,
  })
  .meta({ id: 'Season' });

const league = z
  .strictObject({
    id: text.describe('Permanent'),
    name: text,
    category: text.describe('Sport'),
    monogram: text.describe('Two to four letters, unique'),
    colors: z.array(color).describe('#RRGGBB, main colour first'),
    country: country.nullable().describe('ISO 3166; null if it is played in several countries'),
    region: text.nullable().describe('In words; null if it is played in one country'),
    path: path.describe('Path of its page'),
    calendar,
    events: count,
    checked,
    updated: instant.describe('When any of its events last changed'),
    ended: text.nullable().describe('Last season, if the league no longer exists; otherwise null'),
    seasons: z.array(season).min(1).describe('Oldest first'),
  })
  .meta({ id: 'League' });

const leagues = z
  .strictObject({
    updated,
    days: z.strictObject({ from: day, to: day }).describe('Every day in this span has a file'),
    leagues: z.array(league),
  })
  .meta({ id: 'Leagues', description: 'Every league with its seasons and their files' });
export type ApiLeagues = z.infer<typeof leagues>;

const feed = z
  .strictObject({
    name: text,
    calendar,
    team: text.nullable().describe('Team id; null if it is not a team’s calendar'),
    events: count,
    from: day.nullable().describe('First day, if earlier events did not fit; otherwise null'),
    to: day.nullable().describe('Last day with all games, if later ones did not fit; otherwise null'),
  })
  .meta({ id: 'Feed' });

const feeds = z.strictObject({ feeds: z.array(feed) }).meta({ id: 'Feeds', description: 'Every calendar' });
export type ApiFeeds = z.infer<typeof feeds>;

const source = z
  .strictObject({
    id: text,
    title: text,
    repository: text.nullable().describe('Null for general knowledge'),
    date: text.nullable().describe('Date of the files that were read'),
    checked: day.nullable().describe('When it was checked'),
    licence: text.nullable().describe('Licence, with the notice that the source requires, if any'),
  })
  .meta({ id: 'Source' });

const sources = z
  .strictObject({ sources: z.array(source) })
  .meta({ id: 'Sources', description: 'Where the events come from, and under which licences' });
export type ApiSources = z.infer<typeof sources>;

const change = z
  .strictObject({
    day: day.describe('When we saw it'),
    kind: z
      .enum(CHANGE_KINDS)
      .describe(
        'moved: a known date or time changed; timed: an open one was set; restored: back on; sides: its teams are known',
      ),
    event: text.describe('Id of the event'),
    league: text.describe('A league’s id in leagues.json'),
    season: text,
    name: text.describe('Name of the event now'),
    before: text.describe(
      'A date at the venue or a start in UTC for moved and timed, a name or a place, otherwise a status',
    ),
    beforeEnd: text.nullable().describe('End, for moved and timed; null for one-day events'),
    beforeWas: z.enum(OPEN_DATES).nullable().describe('Why the earlier date was open, if it was'),
    after: text.describe('Likewise, after the change'),
    afterEnd: text.nullable(),
    path: path.describe('Path of its page'),
  })
  .meta({ id: 'Change' });

const changes = z
  .strictObject({ updated, changes: z.array(change) })
  .meta({ id: 'Changes', description: 'What changed in the last 60 days, newest first' });
export type ApiChanges = z.infer<typeof changes>;

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
  Change: change,
  Changes: changes,
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
