/** What /developers says about the API: addresses with an example of each, and the fields of every object. */

import { currentSeason } from '../../catalog/season/current-season.ts';
import type { Catalog } from '../../catalog/season/league.ts';
import { summarizeCatalog } from '../../catalog/season/summary.ts';
import { dayOfData } from '../calendar-feeds.ts';
import { ENDPOINTS, type ExampleParameters, parameterNames } from './endpoints.ts';
import { type JsonSchema, jsonSchemas, type SchemaName } from './schemas.ts';

export interface ApiReference {
  endpoints: { path: string; summary: string; example: string }[];
  objects: { name: string; fields: { name: string; type: string; description: string }[] }[];
  parameters: ExampleParameters;
}

/** In the order of the page; of the files themselves, the table of addresses says enough. */
const OBJECTS: SchemaName[] = ['Event', 'League', 'Season', 'Change', 'Team', 'Feed', 'Source'];

export function apiReference(catalog: Catalog): ApiReference {
  const parameters = exampleParameters(catalog);
  const schemas = jsonSchemas((name) => name);
  return {
    endpoints: ENDPOINTS.map(({ path, summary }) => ({
      path,
      summary,
      example: parameterNames(path).reduce(
        (filled, name) => filled.replace(`{${name}}`, parameters[name]),
        path,
      ),
    })),
    objects: OBJECTS.map((name) => ({
      name,
      fields: Object.entries(schemas[name]?.properties ?? {}).map(([field, schema]) => ({
        name: field,
        type: typeof schema === 'boolean' ? '' : typeName(schema),
        description: typeof schema === 'boolean' ? '' : (schema.description ?? ''),
      })),
    })),
    parameters,
  };
}

/** The current season of a league that people know. */
export function exampleParameters(catalog: Catalog): ExampleParameters {
  const leagues = summarizeCatalog(catalog).flatMap((category) => category.leagues);
  const league = leagues.find(({ slug }) => slug === 'nfl') ?? leagues[0];
  if (!league) throw new Error('There are no leagues');
  const date = dayOfData(catalog);
  return { league: league.slug, season: currentSeason(league.seasons, date).label, date };
}

/** `date-time or null`, `string[]`, `"scheduled" | "postponed"`. */
function typeName({ type, format, anyOf, items, enum: values, $ref }: JsonSchema): string {
  if ($ref) return $ref;
  if (anyOf) return anyOf.map(typeName).join(' or ');
  if (values) return values.join(' | ');
  if (type === 'array' && items && typeof items === 'object' && !Array.isArray(items)) {
    return `${typeName(items)}[]`;
  }
  return format ?? String(type);
}
