/** The descriptions of /api/v1 for programs: JSON Schema (draft 2020-12) and OpenAPI 3.1, from the same definitions. */
import { apiV1Path } from '../../catalog/event/urls.ts';
import { jsonText } from '../published.ts';
import { ENDPOINTS, type Endpoint, type ExampleParameters, PARAMETERS, parameterNames } from './endpoints.ts';
import { jsonSchemas } from './schemas.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
const TITLE = 'Sports Calendar API';
const VERSION = '1.0.0';

/** Matches every JSON file; `#/$defs/Events` and so on are the kinds of files. */
export function schemaFile(siteUrl: string): string {
  const files = ENDPOINTS.flatMap(({ schema }) => schema ?? []);
  return jsonText({
    $schema: DIALECT,
    $id: `${siteUrl}${apiV1Path('/schema.json')}`,
    title: TITLE,
    anyOf: files.map((name) => ({ $ref: `#/$defs/${name}` })),
    $defs: jsonSchemas((name) => `#/$defs/${name}`),
  });
}

export function openApiFile(siteUrl: string, examples: ExampleParameters): string {
  return jsonText({
    openapi: '3.1.0',
    info: {
      title: TITLE,
      version: VERSION,
      description:
        'Dates, times, teams and venues of sports events. No scores. Static files: no key, no rate limit, CORS enabled.',
    },
    servers: [{ url: siteUrl }],
    paths: Object.fromEntries(
      ENDPOINTS.map((endpoint) => [endpoint.path, { get: operation(endpoint, examples) }]),
    ),
    components: { schemas: jsonSchemas(schemaRef) },
  });
}

const schemaRef = (name: string) => `#/components/schemas/${name}`;

function operation({ path, summary, type, schema }: Endpoint, examples: ExampleParameters) {
  const names = parameterNames(path);
  // OpenAPI 3.1 has no words for the rows of a table.
  const body = schema ? { $ref: schemaRef(schema) } : { type: 'string' };
  return {
    operationId: operationId(path),
    summary,
    ...(names.length > 0 && {
      parameters: names.map((name) => ({
        name,
        in: 'path',
        required: true,
        example: examples[name],
        ...PARAMETERS[name],
      })),
    }),
    responses: {
      200: { description: summary, content: { [type]: { schema: body } } },
      ...(names.length > 0 && { 404: { description: 'There is no such file' } }),
    },
  };
}

/** `getEventsCsv` of `/api/v1/events/{league}/{season}.csv`. */
function operationId(path: string): string {
  const [, name = '', format = ''] = /^\/api\/v1\/(\w+).*\.(\w+)$/.exec(path) ?? [];
  const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  return `get${capital(name)}${format === 'json' ? '' : capital(format)}`;
}
