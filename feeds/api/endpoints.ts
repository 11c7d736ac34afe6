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
    summary: 'The events of a season as CSV',
    type: 'text/csv',
  },
  {
    path: apiV1Path('/days/{date}.json'),
    summary: 'All events on one day, from a year ago to a year ahead',
    type: JSON_TYPE,
    schema: 'Day',
  },
  {
    path: apiV1Path('/changes.json'),
    summary: 'What moved, got its time, was called off or renamed in the last 60 days',
    type: JSON_TYPE,
    schema: 'Changes',
  },
  { path: apiV1Path('/teams.json'), summary: 'Every team', type: JSON_TYPE, schema: 'Teams' },
  {
    path: apiV1Path('/feeds.json'),
    summary: 'Every calendar: leagues, sports, event types and teams',
    type: JSON_TYPE,
    schema: 'Feeds',
  },
  {
    path: apiV1Path('/sources.json'),
    summary: 'Where the events come from, and under which licences',
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
  league: { description: 'A league’s id in leagues.json', schema: { type: 'string' } },
  season: { description: 'One of the league’s seasons in leagues.json', schema: { type: 'string' } },
  date: {
    description: 'A day within the span in leagues.json',
    schema: { type: 'string', format: 'date' },
  },
};

/** Those in braces. */
export function parameterNames(path: string): ParameterName[] {
  return (Object.keys(PARAMETERS) as ParameterName[]).filter((name) => path.includes(`{${name}}`));
}
