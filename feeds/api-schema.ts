/** The form of the JSON files, published as JSON Schema. Used at build time only, never shipped to the browser. */
import { z } from 'zod';
import { API_SCHEMA_PATH } from '../catalog/event/urls.ts';
import type { PublishedCatalog, PublishedLeague } from './published.ts';
import { jsonText } from './published.ts';

const instant = z.iso.datetime().describe('UTC');
const day = z.iso.date();
const path = z.string().regex(/^\//).describe('below the address of the site');
const count = z.int().min(0);

const eventSchema = z
  .strictObject({
    name: z.string().min(1).describe('games: "Home vs Away"'),
    start: instant.describe('UTC; of an event without a time, midnight in America/Chicago on its day'),
    end: instant.nullable().describe('null for single days and single games; of days, the last one'),
    location: z.string().describe('venue, possibly with the city in parentheses; may be empty'),
    details: z.string().describe('channel, notes, "Cancelled", "Postponed", "Estimated dates"; may be empty'),
    specificType: z.string().describe('Week 7, Major, Practice, …; may be empty'),
    extras: z.string().optional().describe('combat sports: the main event'),
    time: z.literal(true).optional().describe('the start carries a real time of day'),
  })
  .meta({ id: 'Event' });

const leagueSchema: z.ZodType<PublishedLeague> = z
  .strictObject({
    iconURL: path,
    path,
    events: z.record(z.string(), z.array(eventSchema).min(1)).describe('by category label; "" is ungrouped'),
  })
  .meta({ id: 'League', description: '/api/{league}.json and /api/{league}/{season}.json' });

const allSchema: z.ZodType<PublishedCatalog> = z
  .record(z.string(), z.record(z.string(), leagueSchema))
  .meta({ id: 'Catalog', description: '/api/all.json: leagues by display name, in categories by name' });

const indexSchema = z
  .strictObject({
    updated: instant.describe('when any event was last changed or added'),
    events: count,
    teams: count.describe('each has a calendar at /feeds/teams/{team}.ics'),
    all: path,
    schema: path,
    finals: path,
    categories: z.array(
      z.strictObject({
        name: z.string(),
        path,
        calendar: path.describe('current and coming events of all leagues, below 1 MB'),
        periods: path
          .optional()
          .describe('seasons, breaks and transfer windows, which the calendar leaves out'),
        leagues: z.array(
          z.strictObject({
            name: z.string(),
            path,
            updated: instant,
            events: count,
            json: path,
            csv: path,
            calendar: path.describe(
              'the last, the current and the coming seasons, or what fits into 1 MB of them',
            ),
            history: path.describe('every season, or what fits into 1 MB of them'),
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
                  .describe('the whole season, where the history does not have every season'),
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
    title: 'JSON files of the Sports Calendar',
    ...schema,
  });
}
