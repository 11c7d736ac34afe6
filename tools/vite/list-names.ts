/**
 * A list of events is named after what is in it: season-nfl-2026, near-season-ncaambb-2026-27, near-day-2026-11-09,
 * week-2026-11-09, category-week-soccer-2026-11-09, team-a, team-game-arsen, occasion-event-wimbledon, result-2024.
 */
const KINDS = 'season|near-season|near-day|week|category-week|mark|team|team-game|occasion-event|result';
const MODULE = new RegExp(`virtual:catalog/(?:earlier-)?(${KINDS})s/(.+)$`);
const FILE = new RegExp(`^assets/(${KINDS})-`);

/** The pattern of the name for the file of a module. */
export function chunkFileNames({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const [, kind, key] = MODULE.exec(facadeModuleId ?? '') ?? [];
  return kind ? `assets/${kind}-${key?.replace('/', '-')}-[hash].js` : 'assets/[name]-[hash].js';
}

/** @param file below the site's folder */
export function isList(file: string): boolean {
  return FILE.test(file);
}
