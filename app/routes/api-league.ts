/** /api/nfl.json: all seasons of a league in the published form. */
import { leagueFile } from '../../feeds/json.ts';
import { jsonResponse } from '../data/json-response.server.ts';
import { siteCatalog } from '../data/site-catalog.server.ts';
import type { Route } from './+types/api-league.ts';

export function loader({ params }: Route.LoaderArgs) {
  return jsonResponse(leagueFile(siteCatalog(), params.file.replace(/\.json$/, '')));
}
