/** The form of the JSON files, published as JSON Schema. Used at build time only, never shipped to the browser. */
import { z } from 'zod';
import { API_SCHEMA_PATH } from '../catalog/event/urls.ts';
import type { PublishedCatalog, PublishedLeague } from './published.ts';
import { jsonText } from './published.ts';

const instant = z.iso.datetime().describe('UTC');
const day = z.iso.date();
const path = z.string().regex(/^\//).describe('Path on this site');
const count = z.int().min(0);

const eventSchema = z
  .strictObject({
    name: z.string().min(1).describe('For games, "Home vs Away"'),
    start: instant.describe(
      'Start in UTC; if the time is not known, midnight in America/Chicago on that day',
    ),
    end: instant.nullable().describe('Null for one-day events and games; otherwise the last day'),
    location: z.string().describe('Venue, usually with the city in parentheses; may be empty'),
    details: z
      .string()
      .describe('Channel and notes, such as "Cancelled", "Postponed" or "Estimated dates"; may be empty'),
    specificType: z.string().describe('Such as Week 7, Major or Practice; may be empty'),
    extras: z.string().optional().describe('For combat sports, the main event'),
    time: z.literal(true).optional().describe('True if the start time is known'),
  })
  .meta({ id: 'Event' });

const leagueSchema: z.ZodType<PublishedLeague> = z
  .strictObject({
    iconURL: path,
    path,
    events: z.record(z.string(), z.array(eventSchema).min(1)).describe('By category; "" is ungrouped'),
  })
  .meta({ id: 'League', description: '/api/{league}.json and /api/{league}/{season}.json' });

const allSchema: z.ZodType<PublishedCatalog> = z
  .record(z.string(), z.record(z.string(), leagueSchema))
  .meta({ id: 'Catalog', description: '/api/all.json: leagues by display name, in categories by name' });

const indexSchema = z
  .strictObject({
    updated: instant.describe('When any event was last added or changed'),
    events: count,
    teams: count.describe('Each has a calendar at /feeds/teams/{team}.ics'),
    all: path,
    schema: path,
    finals: path,
    categories: z.array(
      z.strictObject({
        name: z.string(),
        path,
        calendar: path.describe('Current and upcoming events of all leagues, below 1 MB'),
        periods: path
          .optional()
          .describe('Seasons, breaks and transfer windows, which the calendar leaves out'),
        leagues: z.array(
          z.strictObject({
            name: z.string(),
            path,
            updated: instant,
            events: count,
            json: path,
            csv: path,
            calendar: path.describe('The last, current and upcoming seasons, or what fits into 1 MB of them'),
            history: path.describe('Every season, or what fits into 1 MB of them'),
            types: z.array(z.strictObject({ name: z.string(), calendar: path })),
            seasons: z.array(
              z.strictObject({
                label: z.string(),
                events: count,
                from: day,
                to: day,
                json: path,
                calendars: z
                  .array(path)
                  .describe('The whole season, if the history does not have every season'),
              }),
            ),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'Index', description: '/api/index.json' });
export type ApiIndex = z.infer<typeof indexSchema>;

const anyFile = z.union([leagueSchema, allSchema, indexSchema]);

export function schemaFile(siteUrl: string): string {
  const { $schema, ...schema } = z.toJSONSchema(anyFile);
  return jsonText({
    $schema,
    $id: `${siteUrl}${API_SCHEMA_PATH}`,
    title: 'JSON files of Sports Calendar',
    ...schema,
  });
}
