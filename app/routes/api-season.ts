/** /api/nfl/2026.json: one season of a league in the published form. */
import { seasonFile } from '../../feeds/json.ts';
import { jsonResponse } from '../data/json-response.server.ts';
import { siteCatalog } from '../data/site-catalog.server.ts';
import type { Route } from './+types/api-season.ts';

export function loader({ params }: Route.LoaderArgs) {
  return jsonResponse(seasonFile(siteCatalog(), params.league, params.file.replace(/\.json$/, '')));
}
