/** Every address of /api/v1: for OpenAPI and for the table on /developers. */
import { apiV1Path, eventsPath } from '../../catalog/event/urls.ts';
import type { SchemaName } from './schemas.ts';

export interface Endpoint {
  /** With parameters in braces. */
  path: string;
  summary: string;
  type: 'application/json' | 'text/csv';
  /** Of the file; tables have none. */
  schema?: SchemaName;
}

const JSON_TYPE = 'application/json';

export const ENDPOINTS: readonly Endpoint[] = [
  {
    path: apiV1Path('/leagues.json'),
    summary: 'Every league with its seasons and their files',
    type: JSON_TYPE,
    schema: 'Leagues',
  },
  {
    path: eventsPath('{league}', '{season}', 'json'),
    summary: 'The events of a season',
    type: JSON_TYPE,
    schema: 'Events',
  },
  {
    path: eventsPath('{league}', '{season}', 'csv'),
    summary: 'The same as a table, UTF-8 with a byte order mark',
    type: 'text/csv',
  },
  {
    path: apiV1Path('/days/{date}.json'),
    summary: 'What takes place on one day in all leagues, from a year ago to a year ahead',
    type: JSON_TYPE,
    schema: 'Day',
  },
  { path: apiV1Path('/teams.json'), summary: 'Every team', type: JSON_TYPE, schema: 'Teams' },
  {
    path: apiV1Path('/feeds.json'),
    summary: 'Every calendar: leagues, sports, types of events, teams',
    type: JSON_TYPE,
    schema: 'Feeds',
  },
  {
    path: apiV1Path('/sources.json'),
    summary: 'Where events come from, and under which licence',
    type: JSON_TYPE,
    schema: 'Sources',
  },
];

/** Of each parameter, a value that has a file. */
export interface ExampleParameters {
  league: string;
  season: string;
  date: string;
}
type ParameterName = keyof ExampleParameters;

export const PARAMETERS: Readonly<Record<ParameterName, { description: string; schema: object }>> = {
  league: { description: 'id of a league in leagues.json', schema: { type: 'string' } },
  season: { description: 'one of the league’s seasons in leagues.json', schema: { type: 'string' } },
  date: {
    description: 'a day within the span that leagues.json states',
    schema: { type: 'string', format: 'date' },
  },
};

/** Those in braces. */
export function parameterNames(path: string): ParameterName[] {
  return (Object.keys(PARAMETERS) as ParameterName[]).filter((name) => path.includes(`{${name}}`));
}
