/** The sitemap and robots.txt: every page and when its data last changed. */

import { lastUpdate } from '../catalog/event/updated.ts';
import { occasionPath, teamPath } from '../catalog/event/urls.ts';
import { teamIndex } from '../catalog/packed/team-index.ts';
import { gamesByTeam } from '../catalog/season/games-by-team.ts';
import type { Catalog } from '../catalog/season/league.ts';
import { occasionsOf } from '../catalog/season/occasion.ts';
import { escapeMarkup } from './escape-markup.ts';

/** Search engines are asked not to list them. */
const HIDDEN = new Set(['/search']);

export function sitemapFile(catalog: Catalog, pagePaths: readonly string[], siteUrl: string): string {
  const updates = updatesByPath(catalog);
  const newest = lastUpdate([...updates.values()].map((updated) => ({ updated })));
  const urls = pagePaths
    .filter((path) => !HIDDEN.has(path))
    .map((path) => {
      const address = escapeMarkup(`${siteUrl}${path}`);
      return `  <url><loc>${address}</loc><lastmod>${updates.get(path) ?? newest}</lastmod></url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

export function robotsFile(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** When the data of a page last changed; without the pages about all leagues. */
function updatesByPath(catalog: Catalog): Map<string, string> {
  const gamesOf = gamesByTeam(catalog);
  const updates = new Map<string, string>();
  for (const category of catalog.categories) {
    const ofLeague = category.leagues.map((league) => ({
      path: league.path,
      updated: lastUpdate(league.seasons.flatMap((season) => season.events)),
    }));
    for (const { path, updated } of ofLeague) updates.set(path, updated);
    updates.set(category.path, lastUpdate(ofLeague));
  }
  for (const team of [...teamIndex(catalog).values()].flat()) {
    const games = team.seasons.flatMap((season) => gamesOf(team.name, season));
    updates.set(teamPath(team.slug), lastUpdate(games));
  }
  for (const { slug, events } of occasionsOf(catalog)) updates.set(occasionPath(slug), lastUpdate(events));
  return updates;
}
